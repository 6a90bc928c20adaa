/** What each table holds, in the words of whoever reads the record. */
const titles: Readonly<Record<string, string>> = {
  trip_plans: 'What you sent us in the trip planner',
  consultations: 'What you sent us in the contact form',
  consents: 'What you agreed to',
  answer_promises: 'When we promised an answer',
  care_enquiries: 'How our care team sees your enquiry',
  care_events: 'What happened to it, with notes of our care team',
  care_answers: 'What our care team wrote to you',
  partner_enquiries: 'Who handed it in for you',
  ai_trip_plans: 'Facts for a first plan, and its draft',
  care_plans: 'Where the plan for you is',
  care_plan_versions: 'Versions of that plan',
  care_plan_drafts: 'Further drafts of it',
  plan_quality: 'How much of a draft was changed',
  email_deliveries: 'Emails about it, and what became of them',
  referral_enquiries: 'By whose link you came',
}

export function titleOf(table: string): string {
  return titles[table] ?? wordsOf(table)
}

/** `full_name` as people write it. */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What whoever gets the record should know of it (Art. 15 GDPR). */
export const aboutRecord: readonly string[] = [
  'This is everything that Seneb stores of this enquiry and of you with it, as of the time above. Each enquiry has a record of its own.',
  'Drafts and versions of a plan are shown because they are stored. Only what our care team mailed to you was approved by a person; nothing of it is medical advice.',
  'What we use it for, who works with it for us, for how long it is stored, and your rights to have it corrected, erased or restricted, to object, and to complain to a data protection authority are in our privacy policy.',
  'It is erased 24 months after the last activity, or earlier when you ask for it. That you agreed to our texts stays for six years, without your name.',
]
