import { formatDuration, formatHours } from '../../ui/durations.js'
import { promiseStateCopy } from './promise-state.copy.js'
import type { Enquiry } from '../../enquiry/enquiry.js'

const copy = promiseStateCopy

/** State of a promised reply: text, tone, and the remaining share of the 24 hours. */
export interface PromiseState {
  readonly text: string
  readonly tone: 'good' | 'calm' | 'soon' | 'late'
  /** From 0 to 1; nothing once the promise has ended. */
  readonly remainingShare?: number
}

type Clock = Pick<Enquiry, 'answeredAt' | 'dueAt' | 'state' | 'submittedAt'>
/** Remaining time in seconds at which a clock starts to be shown as urgent. */
const soonS = 4 * 3600

/**
 * Returns the state of a promise at a time: the time left, the delay, or the time that the reply took (GEN-07). An
 * enquiry closed without a reply has no clock.
 */
export function promiseStateOf(
  { answeredAt, dueAt, state, submittedAt }: Clock,
  now: number,
): PromiseState | undefined {
  const [due, submitted] = [Date.parse(dueAt), Date.parse(submittedAt)]
  if (answeredAt) {
    const answeredMs = Date.parse(answeredAt)
    const duration = formatDuration((answeredMs - submitted) / 1000)
    const isInTime = answeredMs <= due
    return { text: copy.answeredAfter(duration), tone: isInTime ? 'good' : 'late' }
  }
  if (state === 'CLOSED') return undefined
  const remainingS = (due - now) / 1000
  if (remainingS <= 0) return { text: copy.lateBy(formatDuration(roundMinutes(-remainingS))), tone: 'late' }
  const remainingShare = Math.min(1, remainingS / ((due - submitted) / 1000))
  return {
    text: copy.timeLeft(formatHours(roundMinutes(remainingS))),
    tone: remainingS < soonS ? 'soon' : 'calm',
    remainingShare,
  }
}

/** Seconds are not useful in a list. */
function roundMinutes(seconds: number): number {
  return Math.max(60, Math.floor(seconds / 60) * 60)
}

/** Formats a time in Cairo's time zone, and in the patient's when it is known and differs. */
export function bothClocks(at: string, patientZone: string | null | undefined): string {
  const cairo = clockIn(at, 'Africa/Cairo') ?? ''
  const theirs = patientZone ? clockIn(at, patientZone) : undefined
  return theirs && theirs !== cairo ? copy.inBothZones(cairo, theirs) : copy.inCairo(cairo)
}

/** Undefined for a zone unknown to this browser. */
function clockIn(at: string, timeZone: string): string | undefined {
  try {
    const options = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(at))
  } catch {
    return undefined
  }
}
