import { durationWords } from '../../ui/durations.js'
import type { Enquiry } from './use-enquiry-pages.js'

/** How the promise of an answer stands: in words, as a tone, and how much of the 24 hours is used. */
export interface PromiseState {
  readonly words: string
  readonly tone: 'good' | 'calm' | 'soon' | 'late'
  /** From 0 to 1. */
  readonly used: number
}

type Clock = Pick<Enquiry, 'answeredAt' | 'dueAt' | 'submittedAt'>
/** From here on a clock is shown as one that needs somebody. */
const soonS = 4 * 3600

/** The promise of an enquiry at a time: what is left, by how much it is late, or how long the answer took (GEN-07). */
export function promiseStateOf({ answeredAt, dueAt, submittedAt }: Clock, now: number): PromiseState {
  const [due, submitted] = [Date.parse(dueAt), Date.parse(submittedAt)]
  if (answeredAt) {
    const answered = Date.parse(answeredAt)
    const took = durationWords((answered - submitted) / 1000)
    const isInTime = answered <= due
    return { words: `Answered after ${took}`, tone: isInTime ? 'good' : 'late', used: 1 }
  }
  const leftS = (due - now) / 1000
  const used = Math.min(1, Math.max(0, 1 - leftS / ((due - submitted) / 1000)))
  if (leftS <= 0) return { words: `Late by ${durationWords(Math.max(60, -leftS))}`, tone: 'late', used: 1 }
  return { words: `${durationWords(leftS)} left`, tone: leftS < soonS ? 'soon' : 'calm', used }
}

/** When that is on the team's clock in Cairo, and on the patient's where it is known and another. */
export function bothClocks(at: string, patientZone: string | null | undefined): string {
  const cairo = clockIn(at, 'Africa/Cairo')
  const theirs = patientZone ? clockIn(at, patientZone) : undefined
  return theirs && theirs !== cairo ? `${cairo} in Cairo, ${theirs} theirs` : `${cairo} in Cairo`
}

/** Undefined for a zone that this browser does not know. */
function clockIn(at: string, timeZone: string): string | undefined {
  try {
    const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
    return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(new Date(at))
  } catch {
    return undefined
  }
}
