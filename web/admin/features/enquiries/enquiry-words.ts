import type { CareEventKind, CareOutcome, CareState, ContactChannel } from '../../graph/generated/enquiries/graphql.js'
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
  NOT_SUITABLE: 'Not something we can help with',
  DUPLICATE: 'Duplicate',
  SPAM: 'Spam',
  TEST: 'Test',
}

export const channelWords: Readonly<Record<ContactChannel, string>> = {
  PHONE: 'by phone',
  EMAIL: 'by email',
  WHATSAPP: 'by WhatsApp',
  TELEGRAM: 'by Telegram',
  MEET: 'in a video call',
}

/** Text of a timeline entry after the name of the person who acted. */
export const eventWords: Readonly<Record<CareEventKind, string>> = {
  SUBMITTED: 'came in',
  CLAIMED: 'claimed it',
  TAKEN_OVER: 'took it over',
  RELEASED: 'released it',
  ASSIGNED: 'assigned it to',
  CLAIM_LAPSED: 'is unassigned again, because the claim expired',
  NOTED: 'added a note, for us only',
  CONTACTED: 'contacted them',
  WAITING: 'set it to wait for the patient',
  WOKEN: 'was reopened after the waiting time',
  REOPENED: 'reopened it',
  CLOSED: 'closed it',
  ANSWERED: 'answered by email',
  EXPORTED: 'exported what we store of the person',
  PLAN_RETURNED: 'returned the plan',
  PLAN_APPROVED: 'approved the plan',
  DRAFT_WITHDRAWN: 'withdrew the consent to an AI draft',
  HEALTH_WITHDRAWN: 'withdrew the consent to use health details, which were erased',
  ANSWER_TAKEN_BACK: 'took the answer back',
  ANSWER_QUEUED: 'had an answer tried again',
  ANSWER_RETRYING: 'has an answer that the mail server has not accepted yet',
  ANSWER_SENT: 'has an answer that the mail server accepted',
  ANSWER_NOT_DELIVERED: 'has an answer that was not delivered, and is open again',
  HALF_OVER: 'has waited 12 hours for an answer, the team was reminded',
  NEARLY_OVER: 'has waited 20 hours for an answer, the team was reminded',
  OVERDUE:
    'has waited 24 hours for an answer, longer than we promised; the mail to the team says if the patient was told',
}

/** Returns the person's name, or the reference when the name may not be seen. */
export function titleOf({ fullName, reference }: Pick<Enquiry, 'fullName' | 'reference'>): string {
  return fullName ?? reference
}

/** Returns the requested treatment, and the country it is requested from. */
export function wishOf({
  country,
  kind,
  procedure,
  treatmentType,
}: Pick<Enquiry, 'country' | 'kind' | 'procedure' | 'treatmentType'>): string {
  const wish = procedure ?? treatmentType ?? (kind === 'TRIP_PLAN' ? 'Trip plan' : 'Consultation')
  return country ? `${wish} · ${country}` : wish
}
