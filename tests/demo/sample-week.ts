/** Domain of every sample's email address, which marks it as a sample. It is reserved for examples (RFC 2606). */
export const sampleDomain = 'sample.example'

/** Step of the care team on an enquiry. */
export type SampleStep =
  | { readonly do: 'claim' }
  | { readonly do: 'note'; readonly text: string }
  | { readonly do: 'call'; readonly result: 'REACHED' | 'TRIED'; readonly text: string }
  | { readonly do: 'reply'; readonly text: string }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'close'; readonly outcome: 'ANSWERED' | 'WITHDRAWN' | 'UNREACHABLE'; readonly reason: string }
  | { readonly do: 'return-plan'; readonly text: string }
  | { readonly do: 'approve-plan' }

/** Enquiry of the sample week. */
export interface SampleEnquiry {
  readonly name: string
  readonly country: string
  readonly treatmentType: string
  /** Missing for a consultation. */
  readonly procedure?: string
  /** Message of a consultation, or needs of the companion of a trip plan. */
  readonly message: string
  /** Age of the enquiry in hours. */
  readonly age: number
  /** Whether the person came by the link of the sample ambassador. */
  readonly isReferred?: boolean
  readonly steps?: readonly SampleStep[]
}

const claim = { do: 'claim' } as const
const note = (text: string) => ({ do: 'note', text }) as const
const reply = (text: string) => ({ do: 'reply', text }) as const

/** A week of enquiries, newest first. */
export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    name: 'Ingrid Solberg',
    country: 'Norway',
    treatmentType: 'Orthopedic Surgery',
    procedure: 'Knee replacement',
    message: 'A wheelchair at the airport',
    age: 0.4,
  },
  {
    name: 'Grace Mensah',
    country: 'Ghana',
    treatmentType: 'Ophthalmology',
    message: 'My mother has cataracts in both eyes. Can both be done in one trip, and how long should we stay?',
    age: 2,
  },
  {
    name: 'Thomas Keller',
    country: 'Germany',
    treatmentType: 'Hair Transplant',
    procedure: 'FUE hair transplant',
    message: 'A late arrival on the first day',
    age: 5,
    isReferred: true,
    steps: [claim],
  },
  {
    name: 'Amal Haddad',
    country: 'France',
    treatmentType: 'Dental Care',
    procedure: 'Veneers',
    message: 'An aisle seat',
    age: 9,
    steps: [claim, note('Asks for an appointment in the school holidays. Her sister travels with her.')],
  },
  {
    name: 'Khalid Al Harthy',
    country: 'Oman',
    treatmentType: 'Cardiology',
    procedure: 'Cardiac catheterization',
    message: 'An Arabic interpreter for the hospital',
    age: 14,
    steps: [
      claim,
      reply(
        'Thank you for your request. Before a doctor can look at it, please tell us which tests you have had in the last twelve months, and whether a doctor has advised you not to fly.',
      ),
      { do: 'wait', days: 3 },
    ],
  },
  {
    name: 'Karen Whitfield',
    country: 'United Kingdom',
    treatmentType: 'Ophthalmology',
    procedure: 'LASIK',
    message: 'A quiet room',
    age: 19,
    steps: [claim, note('Has worn contact lenses for twenty years. The clinic needs to know when she stopped.')],
  },
  {
    name: 'Chiara Rossi',
    country: 'Italy',
    treatmentType: 'Dental Care',
    message:
      'I was quoted 9,000 euros for four implants at home. I would like to know what is included in a price in Egypt.',
    age: 23,
    steps: [{ do: 'call', result: 'TRIED', text: 'No answer on the first call. Left a message to say that we write.' }],
  },
  {
    name: 'Daniel Okafor',
    country: 'Nigeria',
    treatmentType: 'Orthopedic Surgery',
    procedure: 'ACL reconstruction',
    message: 'Crutches ready on arrival',
    age: 27,
    steps: [
      claim,
      reply(
        'Thank you for your request. We are asking two clinics for the next free dates and write to you again on Thursday.',
      ),
    ],
  },
  {
    name: 'Sophie Martin',
    country: 'Canada',
    treatmentType: 'Fertility & IVF',
    message: 'We have had two cycles at home. Which documents should we bring, and how long is one stay?',
    age: 33,
    steps: [
      claim,
      { do: 'call', result: 'REACHED', text: 'Talked for twenty minutes. They send the reports of both cycles.' },
      reply(
        'Thank you for the call. Please send the reports of both cycles as a reply to this email, without identity documents.',
      ),
      { do: 'wait', days: 5 },
    ],
  },
  {
    name: 'Lars Jensen',
    country: 'Denmark',
    treatmentType: 'Dental Care',
    procedure: 'Dental implants',
    message: 'Gluten-free meals',
    age: 41,
    isReferred: true,
    steps: [claim, { do: 'approve-plan' }],
  },
  {
    name: 'Fatima Zahra Bennani',
    country: 'Morocco',
    treatmentType: 'Bariatric Surgery',
    procedure: 'Gastric sleeve',
    message: 'A room for two',
    age: 48,
    steps: [
      claim,
      {
        do: 'return-plan',
        text: 'Five nights are too few after a gastric sleeve. Please plan seven, with the check-up before the flight.',
      },
    ],
  },
  {
    name: 'Peter Novak',
    country: 'Austria',
    treatmentType: 'Plastic Surgery',
    message: 'I would like a second opinion on a rhinoplasty that was done two years ago.',
    age: 56,
    steps: [
      claim,
      reply(
        'Thank you for your request. Please tell us in which month the operation was, and what troubles you today.',
      ),
      { do: 'wait', days: 7 },
    ],
  },
  {
    name: 'Aisha Rahman',
    country: 'United Arab Emirates',
    treatmentType: 'Ophthalmology',
    procedure: 'Femto-LASIK',
    message: 'Help with the visa',
    age: 70,
    steps: [claim, { do: 'approve-plan' }],
  },
  {
    name: 'Miguel Santos',
    country: 'Spain',
    treatmentType: 'Hair Transplant',
    message: 'How many days off work do I need?',
    age: 78,
    steps: [
      claim,
      reply(
        'Thank you for your question. Most people go back to desk work after a week. Your doctor tells you what applies to you.',
      ),
      { do: 'close', outcome: 'ANSWERED', reason: 'Wants to think about it and writes again in spring.' },
    ],
  },
  {
    name: 'Hannah Weiss',
    country: 'Germany',
    treatmentType: 'Orthopedic Surgery',
    procedure: 'Hip replacement',
    message: 'A ground-floor room',
    age: 96,
    steps: [claim, { do: 'approve-plan' }],
  },
  {
    name: 'Yusuf Demir',
    country: 'Turkey',
    treatmentType: 'Oncology',
    message: 'My father is treated at home. We would like another opinion on the plan of his doctors.',
    age: 105,
    steps: [
      claim,
      { do: 'call', result: 'REACHED', text: 'The family decided to stay with their hospital.' },
      { do: 'close', outcome: 'WITHDRAWN', reason: 'They go on with treatment at home.' },
    ],
  },
  {
    name: 'Emily Carter',
    country: 'United States',
    treatmentType: 'Dental Care',
    procedure: 'Full mouth reconstruction',
    message: 'A dentist who speaks English',
    age: 122,
    isReferred: true,
    steps: [claim, { do: 'approve-plan' }],
  },
  {
    name: 'Anna Kowalska',
    country: 'Ireland',
    treatmentType: 'Plastic Surgery',
    procedure: 'Tummy tuck',
    message: 'Nothing',
    age: 140,
    steps: [
      claim,
      { do: 'call', result: 'TRIED', text: 'The number does not exist.' },
      reply(
        'We tried to call you, but the number does not work. Please send us another one, or a time that suits you for a video call.',
      ),
      { do: 'close', outcome: 'UNREACHABLE', reason: 'No reply after two emails and two calls.' },
    ],
  },
]

/** Telephone numbers and time zones of consultations, by country; the numbers are the examples of libphonenumber. */
export const samplePhones: Readonly<Record<string, { readonly phoneNumber: string; readonly timeZone: string }>> = {
  Austria: { phoneNumber: '+43 664 123456', timeZone: 'Europe/Vienna' },
  Canada: { phoneNumber: '+1 506 234 5678', timeZone: 'America/Halifax' },
  Ghana: { phoneNumber: '+233 23 123 4567', timeZone: 'Africa/Accra' },
  Italy: { phoneNumber: '+39 312 345 6789', timeZone: 'Europe/Rome' },
  Spain: { phoneNumber: '+34 612 34 56 78', timeZone: 'Europe/Madrid' },
  Turkey: { phoneNumber: '+90 501 234 56 78', timeZone: 'Europe/Istanbul' },
}

/** Ambassador application of the sample week. */
export interface SampleApplication {
  readonly name: string
  readonly type: 'tour-guide' | 'affiliate'
  readonly city: string
  readonly notes: string
  readonly decision?: 'approve' | { readonly reject: string }
}

export const sampleApplications: readonly SampleApplication[] = [
  {
    name: 'Youssef Mansour',
    type: 'tour-guide',
    city: 'luxor',
    notes: 'I guide in the Valley of the Kings.',
    decision: 'approve',
  },
  { name: 'Mariam Fathy', type: 'tour-guide', city: 'multiple', notes: 'Groups from Germany, in winter.' },
  { name: 'Omar Selim', type: 'tour-guide', city: 'cairo', notes: 'Day trips from the cruise ships.' },
  {
    name: 'Heba Nassar',
    type: 'affiliate',
    city: 'alexandria',
    notes: 'I write about travel.',
    decision: { reject: 'Your page promises results of treatments. Please apply again when it no longer does.' },
  },
]

export const sampleSubscribers: readonly string[] = [
  'nadia',
  'jonas',
  'claire',
  'ahmed',
  'ines',
  'paul',
  'greta',
  'tariq',
  'lucia',
  'ben',
]

/** Issue of the newsletter that waits for a second person. */
export const sampleIssue = {
  subject: 'Three questions to ask any clinic (sample)',
  preheader: 'A list to print and take along',
  body: `Before you choose a clinic, at home or abroad, ask these three questions.

The doctor: ask for the name, and how often they have done this treatment in the last year.

The price: ask for a list in writing of what it includes: tests, anesthesia, nights, medicines and the check-up before the flight home.

The night: ask for a number that a person answers, during your stay and in the weeks after it.`,
} as const

/** Returns the email address of a sample person. */
export function sampleEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@${sampleDomain}`
}
