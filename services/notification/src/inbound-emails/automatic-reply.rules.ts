import type { EmailClass } from './classify.rules.js'

/** Minimum time between two automatic mails of one thread. */
export const automaticReplyIntervalMs = 24 * 60 * 60 * 1000

/** Maximum number of automatic mails an hour, of all threads together. */
export const maxAutomaticRepliesPerHour = 60

/** Number of messages of a thread within 24 hours from which on none reopens its enquiry. */
export const maxReopeningMessages = 49

interface Answered {
  readonly kind: EmailClass | 'unknown'
  /** Undefined for a mail that belongs to no enquiry. */
  readonly enquiryId: string | undefined
  readonly isKnownSender: boolean
}

interface SentAutomatically {
  /** When the thread received its last automatic mail. */
  readonly lastInThreadAt: Date | undefined
  /** Number of automatic mails of all threads within the last hour. */
  readonly sentInLastHour: number
  readonly now: Date
}

/** Whether a received mail may be answered by a program. It never answers another program, so that no loop begins. */
export function canReplyAutomatically(answered: Answered, sent: SentAutomatically): boolean {
  if (answered.kind !== 'message' || answered.enquiryId === undefined || !answered.isKnownSender) return false
  if (sent.sentInLastHour >= maxAutomaticRepliesPerHour) return false
  const { lastInThreadAt, now } = sent
  return lastInThreadAt === undefined || now.getTime() - lastInThreadAt.getTime() >= automaticReplyIntervalMs
}

/** Whether a message may reopen its enquiry, given the number of messages of its thread within 24 hours. */
export function canReopen(messagesInLastDay: number): boolean {
  return messagesInLastDay <= maxReopeningMessages
}
