import { formatDuration, formatHours } from '../../ui/durations.js'
import type { Enquiry } from '../../enquiry/enquiry.js'
import { nextReplyCopy as copy } from './next-reply.copy.js'

interface NextReplyState {
  readonly text: string
  readonly tone: 'calm' | 'soon' | 'late'
}

/** Remaining time in seconds at which the clock starts to be shown as urgent. */
const soonS = 4 * 3600

/** Returns the state of the next reply at a time; undefined while no message waits for one. */
export function nextReplyStateOf(
  { nextReplyDueAt, state }: Pick<Enquiry, 'nextReplyDueAt' | 'state'>,
  now: number,
): NextReplyState | undefined {
  if (!nextReplyDueAt || state === 'CLOSED') return undefined
  const remainingS = (Date.parse(nextReplyDueAt) - now) / 1000
  const shownS = Math.max(60, Math.floor(Math.abs(remainingS) / 60) * 60)
  if (remainingS <= 0) return { text: copy.messageLate(formatDuration(shownS)), tone: 'late' }
  return { text: copy.messageWaits(formatHours(shownS)), tone: remainingS < soonS ? 'soon' : 'calm' }
}
