import { isDeepStrictEqual } from 'node:util'

import {
  promiseThresholdNames,
  promiseThresholds,
  type PromiseThreshold,
} from '@seneb/contracts/vocabulary/care-enquiries'

import { CareEvent, CareEnquiry } from '../../services/enquiry/src/care-enquiries/care-enquiry.entity.js'
import type { CareDesk } from '../../services/enquiry/src/care-enquiry-details/care-desk.fixture.js'
import { type PromiseFigures, readPromiseMeter } from '../../services/enquiry/src/promise-meter/read-promise-meter.js'
import { publicMeterOf, readPromiseReport } from '../../services/enquiry/src/promise-meter/promise-meter.js'

const hourMs = 3_600_000
const windowMs = 90 * 24 * hourMs

/** Promise data from a timeline, read without any column of the enquiry's row. */
interface PromiseTimeline {
  readonly enquiryId: string
  readonly submittedAt: number
  /** Replies and contacts that reached the person, as far as the timeline knows by then. */
  readonly evidence: readonly Evidence[]
  readonly answeredAt?: number
  readonly outcome?: string
  readonly reminders: readonly PromiseThreshold[]
  /** Thresholds that were announced too early, twice, after a reply or while the enquiry was closed. */
  readonly errors: readonly string[]
}

interface Evidence {
  readonly at: number
  /** Reply that was sent; absent for a contact. */
  readonly replyId?: string
}

export interface Recount {
  readonly enquiries: number
  readonly reminders: number
  readonly meter: PromiseFigures
  /** A line for each difference; none when the meter equals the timelines. */
  readonly differences: readonly string[]
}

/**
 * Recounts every promise from the timelines, and compares the meter, the report and the public figures with the result.
 */
export async function recount(desk: CareDesk, now: Date): Promise<Recount> {
  const { db } = desk.postgres
  const events = await db.read((tx) => tx.find(CareEvent, { order: { at: 'asc', id: 'asc' } }))
  const bounces = bouncesOf(events)
  const kinds = await kindsOf(desk)
  // A message that was shown on an enquiry which has been erased since changed only that one.
  const shown = events.map(shownOnTarget(events)).filter(({ enquiry_id }) => kinds.has(enquiry_id))
  const timelines = [...Map.groupBy(shown, ({ enquiry_id }) => enquiry_id).values()].map((lines) =>
    readTimeline(lines, bounces),
  )
  const meter = await readPromiseMeter({ db, now: () => now })
  const again = recountedMeter(timelines, now.getTime())
  const { rows } = await promisesThatDisagree(desk)
  const differences = [
    ...differencesOfReport(await readPromiseReport({ db, now: () => now }), { timelines, kinds, now: now.getTime() }),
    ...(isDeepStrictEqual(meter, again) ? [] : [`meter ${JSON.stringify(meter)}, recount ${JSON.stringify(again)}`]),
    ...differencesInPublic(meter, again, now),
    ...(rows === 0 ? [] : [`${rows} promises end at another time than their enquiry was answered`]),
    ...timelines.flatMap((timeline) => [...timeline.errors, ...missingReminders(timeline, now.getTime())]),
  ]
  const reminders = timelines.flatMap((timeline) => timeline.reminders).length
  return { enquiries: timelines.length, reminders, meter, differences }
}

/**
 * Compares the public figures with a separate calculation: percent rounded down, count rounded down to tens, and none
 * below twenty.
 */
function differencesInPublic(meter: PromiseFigures, again: PromiseFigures, now: Date): readonly string[] {
  const counted = again.onTime + again.late + again.overdue
  const expected = [counted - (counted % 10), Math.floor((again.onTime / counted) * 100)]
  const published = publicMeterOf(meter, now)
  const isEqual =
    counted < 20
      ? published === undefined
      : isDeepStrictEqual([published?.promises, published?.onTimePercent], expected)
  return isEqual ? [] : [`in public ${JSON.stringify(published)}, recount ${expected.join(' and ')}`]
}

async function promisesThatDisagree({ postgres }: CareDesk): Promise<{ rows: number }> {
  const sql = `/* promisesThatDisagree */ select count(*)::int as rows from care_enquiries c
    full join reply_promises p on c.id = coalesce(p.trip_plan_id, p.consultation_id)
    where c.id is null or p.id is null or p.kept_at is distinct from c.first_replied_at or p.due_at <> c.due_at`
  const [row] = await postgres.db.read((tx) => tx.query<{ rows: number }>(sql))
  return row ?? { rows: -1 }
}

/** Time of the report for each reply that was not delivered after all. */
type Bounces = ReadonlyMap<string, number>

function bouncesOf(events: readonly CareEvent[]): Bounces {
  const reports = events.filter(({ kind }) => kind === 'reply-bounced').toReversed()
  return new Map(reports.map(({ at, reply_id }) => [reply_id ?? '', at.getTime()]))
}

/** A message of a merged enquiry reopens the enquiry that lists show, so that it counts on that one's timeline. */
function shownOnTarget(events: readonly CareEvent[]): (event: CareEvent) => CareEvent {
  const targets = new Map<string, string>()
  const targetAt = new Map<CareEvent, string>()
  for (const event of events) {
    const { enquiry_id, kind, mirrored_from, other_enquiry_id } = event
    if (kind === 'merged' && mirrored_from && other_enquiry_id) targets.set(enquiry_id, other_enquiry_id)
    if (kind === 'unmerged') targets.delete(enquiry_id)
    const target = targets.get(enquiry_id)
    if (kind === 'message-received' && target) targetAt.set(event, target)
  }
  return (event) => {
    const target = targetAt.get(event)
    return target === undefined ? event : Object.assign(new CareEvent(), event, { enquiry_id: target })
  }
}

function readTimeline(events: readonly CareEvent[], bounces: Bounces): PromiseTimeline {
  const [first, ...rest] = events
  if (first?.kind !== 'submitted')
    throw new Error(`a timeline begins with the submission, not with ${events.map(({ kind }) => kind).join(', ')}`)
  const begin: PromiseTimeline = {
    enquiryId: first.enquiry_id,
    submittedAt: first.at.getTime(),
    evidence: [],
    reminders: [],
    errors: [],
  }
  return rest.reduce((timeline, event) => withEvent(timeline, event, bounces), begin)
}

/** An undelivered reply reopens none of these. */
const staysClosed: readonly string[] = ['duplicate', 'spam', 'test', 'withdrawn']

function withEvent(timeline: PromiseTimeline, event: CareEvent, bounces: Bounces): PromiseTimeline {
  const { at, kind, outcome, reply_id, result } = event
  const isReply = kind === 'reply-sent' || (kind === 'contacted' && result === 'reached')
  if (isReply) return withEvidence(timeline, [...timeline.evidence, { at: at.getTime(), replyId: reply_id }])
  if (kind === 'reply-bounced') return withoutBounced(timeline, at.getTime(), bounces)
  if (kind === 'closed') return { ...timeline, outcome }
  if (kind === 'reopened' || kind === 'waiting' || kind === 'snooze-ended' || kind === 'replied')
    return { ...timeline, outcome: undefined }
  const isReopening = kind === 'reply-not-delivered' || kind === 'message-received'
  if (isReopening && !staysClosed.includes(timeline.outcome ?? '')) return { ...timeline, outcome: undefined }
  const threshold = promiseThresholdNames.find((name) => name === kind)
  return threshold ? withReminder(timeline, threshold, at.getTime()) : timeline
}

function withEvidence(timeline: PromiseTimeline, evidence: readonly Evidence[]): PromiseTimeline {
  const answeredAt = evidence.length > 0 ? Math.min(...evidence.map(({ at }) => at)) : undefined
  return { ...timeline, evidence, answeredAt }
}

/** A report takes back every reply of the timeline that bounced until then, and reopens the enquiry. */
function withoutBounced(timeline: PromiseTimeline, at: number, bounces: Bounces): PromiseTimeline {
  const left = timeline.evidence.filter(({ replyId }) => !replyId || (bounces.get(replyId) ?? Infinity) > at)
  const outcome = staysClosed.includes(timeline.outcome ?? '') ? timeline.outcome : undefined
  return withEvidence({ ...timeline, outcome }, left)
}

function withReminder(timeline: PromiseTimeline, threshold: PromiseThreshold, at: number): PromiseTimeline {
  const wrong = [
    [timeline.reminders.includes(threshold), 'again'],
    [at < timeline.submittedAt + promiseThresholds[threshold] * hourMs, 'too early'],
    [timeline.answeredAt !== undefined, 'after an answer'],
    [timeline.outcome !== undefined, 'while it was closed'],
  ] as const
  const errors = wrong.filter(([isSo]) => isSo).map(([, reason]) => `${threshold} was told ${reason}`)
  return { ...timeline, reminders: [...timeline.reminders, threshold], errors: [...timeline.errors, ...errors] }
}

/** Returns thresholds that passed without a reply and were never announced. */
function missingReminders(
  { answeredAt, reminders, outcome, submittedAt }: PromiseTimeline,
  now: number,
): readonly string[] {
  if (answeredAt !== undefined || outcome !== undefined) return []
  return promiseThresholdNames
    .filter((threshold) => submittedAt + promiseThresholds[threshold] * hourMs <= now && !reminders.includes(threshold))
    .map((threshold) => `${threshold} was never told`)
}

function recountedMeter(all: readonly PromiseTimeline[], now: number): PromiseFigures {
  const submitted = all.filter(({ submittedAt }) => submittedAt > now - windowMs && submittedAt <= now)
  const isSeparate = ({ answeredAt, outcome }: PromiseTimeline) =>
    outcome !== undefined && (answeredAt === undefined || outcome === 'test')
  const counted = submitted.filter((one) => !isSeparate(one))
  const dueOf = ({ submittedAt }: PromiseTimeline) => submittedAt + promiseThresholds.overdue * hourMs
  const replied = counted.flatMap((one) =>
    one.answeredAt === undefined
      ? []
      : [{ due: dueOf(one), at: one.answeredAt, durationMs: one.answeredAt - one.submittedAt }],
  )
  const open = counted.filter(({ answeredAt }) => answeredAt === undefined)
  const durationsS = replied.map(({ durationMs }) => Math.floor(durationMs / 1000)).toSorted((a, b) => a - b)
  return {
    onTime: replied.filter(({ at, due }) => at <= due).length,
    late: replied.filter(({ at, due }) => at > due).length,
    overdue: open.filter((one) => dueOf(one) <= now).length,
    pending: open.filter((one) => dueOf(one) > now).length,
    excluded: submitted.length - counted.length,
    medianSeconds: durationsS[Math.ceil(durationsS.length * 0.5) - 1] ?? null,
    ninetyFifthSeconds: durationsS[Math.ceil(durationsS.length * 0.95) - 1] ?? null,
  }
}

/** Returns the kind of each enquiry by ID; timelines do not record it. */
async function kindsOf({ postgres }: CareDesk): Promise<ReadonlyMap<string, string>> {
  const rows = await postgres.db.read((tx) => tx.find(CareEnquiry))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

interface Lived {
  readonly timelines: readonly PromiseTimeline[]
  readonly kinds: ReadonlyMap<string, string>
  readonly now: number
}

/** Returns a line for each part of the report that differs from the timelines. */
function differencesOfReport(
  { byKind, byWeek, total }: Awaited<ReturnType<typeof readPromiseReport>>,
  { kinds, now, timelines }: Lived,
): readonly string[] {
  const submitted = timelines.filter(({ submittedAt }) => submittedAt > now - windowMs && submittedAt <= now)
  const sections = [
    ['total', total, submitted] as const,
    ...partsOf('kind', byKind, {
      submitted,
      keyOf: ({ enquiryId }) => kinds.get(enquiryId) ?? '',
      of: ({ kind }) => kind,
    }),
    ...partsOf('week', byWeek, {
      submitted,
      keyOf: ({ submittedAt }) => mondayInCairo(submittedAt),
      of: ({ monday }) => monday,
    }),
  ]
  return sections.flatMap(([name, reported, those]) => {
    const again = recountedMeter(those, now)
    const normalized = reported && {
      ...reported,
      medianSeconds: reported.medianSeconds ?? null,
      ninetyFifthSeconds: reported.ninetyFifthSeconds ?? null,
    }
    return isDeepStrictEqual({ ...normalized }, again)
      ? []
      : [`report of ${name} ${JSON.stringify(normalized)}, recount ${JSON.stringify(again)}`]
  })
}

interface Parting<Part> {
  readonly submitted: readonly PromiseTimeline[]
  readonly keyOf: (timeline: PromiseTimeline) => string
  readonly of: (part: Part) => string
}

type Figures = Awaited<ReturnType<typeof readPromiseReport>>['total']

function partsOf<Part extends { readonly figures: Figures }>(
  name: string,
  rows: readonly Part[],
  { keyOf, submitted, of }: Parting<Part>,
): readonly (readonly [string, Figures | undefined, readonly PromiseTimeline[]])[] {
  const lived = Map.groupBy(submitted, keyOf)
  const keys = [...new Set([...lived.keys(), ...rows.map(of)])]
  return keys.map((key) => [`${name} ${key}`, rows.find((part) => of(part) === key)?.figures, lived.get(key) ?? []])
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })

/** Returns the Monday of the week in Cairo, as an ISO date. */
function mondayInCairo(at: number): string {
  const day = new Date(`${cairoDay.format(at)}T00:00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * 24 * hourMs).toISOString().slice(0, 10)
}
