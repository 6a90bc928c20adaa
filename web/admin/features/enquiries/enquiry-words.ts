import type { CareEventKind, CareOutcome, CareState, ContactChannel } from '../../graph/generated/operations.js'
import type { Enquiry } from './use-enquiry-pages.js'

export const stateWords: Readonly<Record<CareState, string>> = {
  NEW: 'New',
  OPEN: 'Open',
  WAITING: 'Waiting for the patient',
  CLOSED: 'Closed',
}

export const outcomeWords: Readonly<Record<CareOutcome, string>> = {
  ANSWERED: 'Answered',
  PLAN_SENT: 'Plan sent',
  WITHDRAWN: 'Withdrawn by the patient',
  UNREACHABLE: 'Could not be reached',
  NOT_SUITABLE: 'We cannot help with it',
  DUPLICATE: 'Asked before',
  SPAM: 'No enquiry (spam)',
  TEST: 'A test',
}

export const channelWords: Readonly<Record<ContactChannel, string>> = {
  PHONE: 'by phone',
  EMAIL: 'by email',
  WHATSAPP: 'by WhatsApp',
  TELEGRAM: 'by Telegram',
  MEET: 'in a video call',
}

/** What a line of the timeline says after the name of who did it. */
export const eventWords: Readonly<Record<CareEventKind, string>> = {
  SUBMITTED: 'came in',
  CLAIMED: 'took it',
  TAKEN_OVER: 'took it over',
  RELEASED: 'gave it back',
  CLAIM_LAPSED: 'is free again: the claim ran out of',
  ASSIGNED: 'gave it to',
  NOTED: 'added a note, for us only',
  CONTACTED: 'contacted them',
  WAITING: 'waits for the patient',
  WOKEN: 'waited as long as was said, and is open again',
  REOPENED: 'opened it again',
  CLOSED: 'closed it',
  ANSWERED: 'answered by email',
  EXPORTED: 'exported what we store of the person',
  PLAN_RETURNED: 'gave the plan back',
  PLAN_APPROVED: 'approved the plan',
  DRAFT_WITHDRAWN: 'withdrew the consent to a draft by a machine',
  HEALTH_WITHDRAWN: 'withdrew the consent to use health details, which were erased',
  ANSWER_TAKEN_BACK: 'took the answer back',
  ANSWER_QUEUED: 'had an answer tried again',
  ANSWER_RETRYING: 'has an answer that the mail server did not take yet',
  ANSWER_SENT: 'has an answer that the mail server took',
  ANSWER_NOT_DELIVERED: 'has an answer that did not arrive, and is open again',
  HALF_OVER: 'has waited 12 hours for an answer, the team was reminded',
  NEARLY_OVER: 'has waited 20 hours for an answer, the team was reminded',
  OVERDUE:
    'has waited 24 hours for an answer, longer than we promised; the mail to the team says if the patient was told',
}

/** Who asks, or what it is called where that may not be seen. */
export function titleOf({ fullName, reference }: Enquiry): string {
  return fullName ?? reference
}

/** What is wanted, and from where. */
export function wishOf({ country, kind, procedure, treatmentType }: Enquiry): string {
  const wish = procedure ?? treatmentType ?? (kind === 'TRIP_PLAN' ? 'Trip plan' : 'Consultation')
  return country ? `${wish} · ${country}` : wish
}

/** The field of a form as people read it: `medicalProcedure` is `Medical procedure`. */
export function factWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A purpose as people read it. */
export function purposeWords(purpose: string): string {
  return factWords(purpose.replaceAll('-', ' '))
}
