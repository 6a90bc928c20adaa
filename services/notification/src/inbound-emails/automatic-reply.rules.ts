import type { EmailClass } from './classify.rules.js'

/** Minimum time between two automatic mails of one thread. */
export const automaticReplyIntervalMs = 24 * 60 * 60 * 1000

/** Maximum number of automatic mails an hour, of all threads together. */
export const maxAutomaticRepliesPerHour = 60

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
