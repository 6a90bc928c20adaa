/**
 * How long what is about people is retained at most (O-7, LEGAL-05), as PostgreSQL spells intervals. The services delete
 * by these, and the privacy policy says the same (tested).
 */
export const retentionPeriods = {
  /** A trip plan or a consultation with its plan and its referral, after the last thing done about it. */
  enquiry: '24 months',
  /** That somebody agreed to a text, after the enquiry it was given with is gone; nobody is named in it. */
  consentProof: '6 years',
  /** A browser's choice about cookies. */
  cookieChoice: '3 years',
  /** An address whose owner has not confirmed the newsletter. */
  pendingSubscription: '30 days',
  /** An ambassador's application that nobody has decided. */
  undecidedApplication: '6 months',
} as const

export type RetentionPeriod = (typeof retentionPeriods)[keyof typeof retentionPeriods]
