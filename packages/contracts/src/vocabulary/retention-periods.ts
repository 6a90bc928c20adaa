/**
 * Maximum retention of personal data (O-7, LEGAL-05), as PostgreSQL intervals. The services delete by these periods,
 * and a test checks that the privacy policy states the same.
 */
export const retentionPeriods = {
  /** A trip plan or a consultation with its plan and its referral, after the last thing done about it. */
  enquiry: '24 months',
  /** Proof of a consent after its enquiry is gone; it contains no name. */
  consentProof: '6 years',
  /** Data covered by a withdrawn consent, no longer used: within this period the person may revoke the withdrawal. */
  withdrawal: '7 days',
  /** A browser's choice about cookies. */
  cookieChoice: '3 years',
  /** An address whose owner has not confirmed the newsletter. */
  pendingSubscription: '30 days',
  /** An ambassador's application without a decision. */
  undecidedApplication: '6 months',
  /** An ambassador's documents, after the application was decided. */
  applicationDocument: '90 days',
  /** A mail that could not be sent; the content of a sent mail is deleted immediately. */
  unsentEmail: '30 days',
  /** A received email that belongs to no enquiry. */
  unmatchedEmail: '30 days',
  /** A message between our services, after it was published. */
  message: '7 days',
  /** A message that could not be handled, and the note that one was received. */
  unhandledMessage: '30 days',
  /** Id of an erased record, kept for longer than any backup, message or dead letter. */
  erasedRecord: '90 days',
  /** Record that an enquiry was erased, with time and reason; it names no person. */
  erasure: '6 years',
} as const

/** The whole months of a period that is named in months. */
export function monthsOf(period: `${number} ${'month' | 'months'}`): number {
  return Number.parseInt(period, 10)
}

/** The whole days of a period that is named in days. */
export function daysOf(period: `${number} days`): number {
  return Number.parseInt(period, 10)
}

/** Time before automatic erasure from which an enquiry is listed on the desk (O-7). */
export const erasureListedAhead = '1 month'

export type RetentionPeriod = (typeof retentionPeriods)[keyof typeof retentionPeriods]

/** Retention of an operators' synthetic journey, as a PostgreSQL interval: long enough to investigate a failed one. */
export const syntheticJourneyPeriod = '1 hour'
