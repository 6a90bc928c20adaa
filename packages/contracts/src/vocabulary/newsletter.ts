/** States of an issue of the newsletter. */
export const newsletterIssueStates = [
  'draft',
  'in-review',
  'approved',
  'scheduled',
  'sending',
  'sent',
  'stopped',
] as const
export type NewsletterIssueState = (typeof newsletterIssueStates)[number]

/** States of a subscriber. `bounced`: confirmed, and the latest mail was refused for good; twice is `suppressed`. */
export const newsletterSubscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced', 'suppressed'] as const
export type NewsletterSubscriberState = (typeof newsletterSubscriberStates)[number]

/** Decisions of staff about a mail of which nobody knows whether the mail server accepted it. */
export const newsletterRecipientDecisions = ['delivered', 'send-again'] as const

/** Bounds of an issue in characters, and the days within which one can be scheduled or resumed. */
export const newsletterBounds = {
  subject: 120,
  preheader: 150,
  body: 12_000,
  reason: 500,
  scheduleDays: 366,
  resumeDays: 7,
} as const

/** Maximum number of mails of one batch; a stop takes effect within it. */
export const newsletterBatchSize = 200

/** Number of refusals in a row after which an address gets no more mail. */
export const maxNewsletterBounces = 2

/** Maximum number of lines of one part of an export. */
export const maxExportedSubscribers = 2000
