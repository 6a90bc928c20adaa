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
interface Told {
  readonly enquiryId: string
  readonly submittedAt: number
  readonly answeredAt?: number
  readonly outcome?: string
  readonly marks: readonly PromiseThreshold[]
  /** Marks that were announced too early, twice, after an answer or while the enquiry was closed. */
  readonly faults: readonly string[]
}

export interface Recount {
  readonly enquiries: number
  readonly marks: number
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
  const timelines = [...Map.groupBy(events, ({ enquiry_id }) => enquiry_id).values()].map(readTimeline)
  const kinds = await kindsOf(desk)
  const meter = await readPromiseMeter({ db, now: () => now })
  const again = recountedMeter(timelines, now.getTime())
  const { rows } = await promisesThatDisagree(desk)
  const differences = [
    ...differencesOfReport(await readPromiseReport({ db, now: () => now }), { timelines, kinds, now: now.getTime() }),
    ...(isDeepStrictEqual(meter, again) ? [] : [`meter ${JSON.stringify(meter)}, recount ${JSON.stringify(again)}`]),
    ...differencesInPublic(meter, again, now),
    ...(rows === 0 ? [] : [`${rows} promises end at another time than their enquiry was answered`]),
    ...timelines.flatMap((timeline) => [...timeline.faults, ...missingReminders(timeline, now.getTime())]),
  ]
  const marks = timelines.flatMap((timeline) => timeline.marks).length
  return { enquiries: timelines.length, marks, meter, differences }
}

/**
 * Compares the public figures with a separate calculation: percent rounded down, count rounded down to tens, and none
 * below twenty.
 */
function differencesInPublic(meter: PromiseFigures, again: PromiseFigures, now: Date): readonly string[] {
  const counted = again.inTime + again.late + again.overdue
  const expected = [counted - (counted % 10), Math.floor((again.inTime / counted) * 100)]
  const told = publicMeterOf(meter, now)
  const isEqual = counted < 20 ? told === undefined : isDeepStrictEqual([told?.promises, told?.inTimePercent], expected)
  return isEqual ? [] : [`in public ${JSON.stringify(told)}, recount ${expected.join(' and ')}`]
}

async function promisesThatDisagree({ postgres }: CareDesk): Promise<{ rows: number }> {
  const sql = `/* promisesThatDisagree */ select count(*)::int as rows from care_enquiries c
    full join reply_promises p on c.id = coalesce(p.trip_plan_id, p.consultation_id)
    where c.id is null or p.id is null or p.kept_at is distinct from c.first_replied_at or p.due_at <> c.due_at`
  const [row] = await postgres.db.read((tx) => tx.query<{ rows: number }>(sql))
  return row ?? { rows: -1 }
}

function readTimeline(events: readonly CareEvent[]): Told {
  const [first, ...rest] = events
  if (first?.kind !== 'submitted') throw new Error('a timeline begins with the submission')
  const begin: Told = { enquiryId: first.enquiry_id, submittedAt: first.at.getTime(), marks: [], faults: [] }
  return rest.reduce(withEvent, begin)
}

/** An answer that does not arrive opens none of these again. */
const staysClosed: readonly string[] = ['duplicate', 'spam', 'test', 'withdrawn']

function withEvent(told: Told, { at, kind, outcome, result }: CareEvent): Told {
  const isReply = kind === 'answer-sent' || (kind === 'contacted' && result === 'reached')
  if (isReply) return { ...told, answeredAt: told.answeredAt ?? at.getTime() }
  if (kind === 'closed') return { ...told, outcome }
  if (kind === 'reopened' || kind === 'waiting' || kind === 'woken' || kind === 'answered')
    return { ...told, outcome: undefined }
  if (kind === 'answer-not-delivered' && !staysClosed.includes(told.outcome ?? ''))
    return { ...told, outcome: undefined }
  const mark = promiseThresholdNames.find((name) => name === kind)
  return mark ? withReminder(told, mark, at.getTime()) : told
}

function withReminder(told: Told, mark: PromiseThreshold, at: number): Told {
  const wrong = [
    [told.marks.includes(mark), 'again'],
    [at < told.submittedAt + promiseThresholds[mark] * hourMs, 'too early'],
    [told.answeredAt !== undefined, 'after an answer'],
    [told.outcome !== undefined, 'while it was closed'],
  ] as const
  const faults = wrong.filter(([isSo]) => isSo).map(([, words]) => `${mark} was told ${words}`)
  return { ...told, marks: [...told.marks, mark], faults: [...told.faults, ...faults] }
}

/** Returns marks that passed while the enquiry was neither answered nor closed, and that were never announced. */
function missingReminders({ answeredAt, marks, outcome, submittedAt }: Told, now: number): readonly string[] {
  if (answeredAt !== undefined || outcome !== undefined) return []
  return promiseThresholdNames
    .filter((mark) => submittedAt + promiseThresholds[mark] * hourMs <= now && !marks.includes(mark))
    .map((mark) => `${mark} was never told`)
}

function recountedMeter(all: readonly Told[], now: number): PromiseFigures {
  const made = all.filter(({ submittedAt }) => submittedAt > now - windowMs && submittedAt <= now)
  const isSeparate = ({ answeredAt, outcome }: Told) =>
    outcome !== undefined && (answeredAt === undefined || outcome === 'test')
  const counted = made.filter((one) => !isSeparate(one))
  const dueOf = ({ submittedAt }: Told) => submittedAt + promiseThresholds.overdue * hourMs
  const answered = counted.flatMap((one) =>
    one.answeredAt === undefined
      ? []
      : [{ due: dueOf(one), at: one.answeredAt, tookMs: one.answeredAt - one.submittedAt }],
  )
  const open = counted.filter(({ answeredAt }) => answeredAt === undefined)
  const took = answered.map(({ tookMs }) => Math.floor(tookMs / 1000)).toSorted((a, b) => a - b)
  return {
    inTime: answered.filter(({ at, due }) => at <= due).length,
    late: answered.filter(({ at, due }) => at > due).length,
    overdue: open.filter((one) => dueOf(one) <= now).length,
    running: open.filter((one) => dueOf(one) > now).length,
    apart: made.length - counted.length,
    medianS: took[Math.ceil(took.length * 0.5) - 1] ?? null,
    ninetyFifthS: took[Math.ceil(took.length * 0.95) - 1] ?? null,
  }
}

/** Returns the kind of each enquiry by ID; timelines do not record it. */
async function kindsOf({ postgres }: CareDesk): Promise<ReadonlyMap<string, string>> {
  const rows = await postgres.db.read((tx) => tx.find(CareEnquiry))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

interface Lived {
  readonly timelines: readonly Told[]
  readonly kinds: ReadonlyMap<string, string>
  readonly now: number
}

/** A line for each part of the report that is not what the timelines of that part make. */
function differencesOfReport(
  { byKind, byWeek, total }: Awaited<ReturnType<typeof readPromiseReport>>,
  { kinds, now, timelines }: Lived,
): readonly string[] {
  const made = timelines.filter(({ submittedAt }) => submittedAt > now - windowMs && submittedAt <= now)
  const parts = [
    ['total', total, made] as const,
    ...partsOf('kind', byKind, { made, keyOf: ({ enquiryId }) => kinds.get(enquiryId) ?? '', of: ({ kind }) => kind }),
    ...partsOf('week', byWeek, {
      made,
      keyOf: ({ submittedAt }) => mondayInCairo(submittedAt),
      of: ({ monday }) => monday,
    }),
  ]
  return parts.flatMap(([name, said, those]) => {
    const again = recountedMeter(those, now)
    const told = said && { ...said, medianS: said.medianS ?? null, ninetyFifthS: said.ninetyFifthS ?? null }
    return isDeepStrictEqual({ ...told }, again)
      ? []
      : [`report of ${name} ${JSON.stringify(told)}, recount ${JSON.stringify(again)}`]
  })
}

interface Parting<Part> {
  readonly made: readonly Told[]
  readonly keyOf: (told: Told) => string
  readonly of: (part: Part) => string
}

type Figures = Awaited<ReturnType<typeof readPromiseReport>>['total']

function partsOf<Part extends { readonly figures: Figures }>(
  name: string,
  parts: readonly Part[],
  { keyOf, made, of }: Parting<Part>,
): readonly (readonly [string, Figures | undefined, readonly Told[]])[] {
  const lived = Map.groupBy(made, keyOf)
  const keys = [...new Set([...lived.keys(), ...parts.map(of)])]
  return keys.map((key) => [`${name} ${key}`, parts.find((part) => of(part) === key)?.figures, lived.get(key) ?? []])
}

const cairoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' })

/** The Monday of the week in which that was in Cairo, as an ISO date. */
function mondayInCairo(at: number): string {
  const day = new Date(`${cairoDay.format(at)}T00:00:00Z`)
  const sinceMonday = (day.getUTCDay() + 6) % 7
  return new Date(day.getTime() - sinceMonday * 24 * hourMs).toISOString().slice(0, 10)
}
