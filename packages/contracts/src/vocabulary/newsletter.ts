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

/** Reasons for which an issue was stopped, or is no longer scheduled, without a person having done it. */
export const newsletterHoldReasons = ['restored', 'schedule-missed', 'text-refused', 'failed'] as const
export type NewsletterHoldReason = (typeof newsletterHoldReasons)[number]

/**
 * States of a subscriber. `bounced`: confirmed, and the latest mail was permanently rejected; after two in a row the
 * state is `suppressed`.
 */
export const newsletterSubscriberStates = ['pending', 'confirmed', 'unsubscribed', 'bounced', 'suppressed'] as const
export type NewsletterSubscriberState = (typeof newsletterSubscriberStates)[number]

/** Decisions of staff about a mail when it is unknown whether the mail server accepted it. */
export const newsletterRecipientDecisions = ['delivered', 'send-again'] as const

/**
 * Bounds of an issue in characters, and the depth of quotes, lists and marks in it. An issue can be scheduled or resumed
 * within some days; its schedule is missed after some hours.
 */
export const newsletterBounds = {
  subject: 120,
  preheader: 150,
  body: 12_000,
  reason: 500,
  nesting: 20,
  scheduleDays: 366,
  resumeDays: 7,
  scheduleMissedHours: 24,
} as const

/** Maximum number of mails of one batch; a stop takes effect within it. */
export const newsletterBatchSize = 200

/** Number of refusals in a row after which an address gets no mail. */
export const maxNewsletterBounces = 2

/** Number of mails in a row of which the mail server refuses the text, after which an issue is stopped. */
export const maxNewsletterRefusals = 5

/** Maximum number of lines of one part of an export. */
export const maxExportedSubscribers = 2000
