import { type CareOutcome, meterDays } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'

/** Figures of the promises in a period. */
export interface PromiseFigures {
  /** Replied within the 24 hours. */
  readonly onTime: number
  /** Replied after the 24 hours. */
  readonly late: number
  /** Not replied, and the 24 hours are over. */
  readonly overdue: number
  /** Not replied, with time left. */
  readonly pending: number
  /**
   * Number of tests, and of enquiries that were closed without a reply as `missingToClose` allows.
   * They are not counted.
   */
  readonly excluded: number
  /** Time to a reply in seconds, median and 95th percentile; null without a reply. */
  readonly medianSeconds: number | null
  readonly ninetyFifthSeconds: number | null
}

/** Outcome of enquiries that were never real, with or without a reply. */
const test: CareOutcome = 'test'

/** The figures of rows of `promisesSql`. $2 now */
export const figuresSql = `count(*) filter (where not excluded and replied_at <= due_at)::int as "onTime",
    count(*) filter (where not excluded and replied_at > due_at)::int as late,
    count(*) filter (where not excluded and replied_at is null and due_at <= $2::timestamptz)::int as overdue,
    count(*) filter (where not excluded and replied_at is null and due_at > $2::timestamptz)::int as pending,
    count(*) filter (where excluded)::int as excluded,
    percentile_disc(0.5) within group (order by took) filter (where not excluded) as "medianSeconds",
    percentile_disc(0.95) within group (order by took) filter (where not excluded) as "ninetyFifthSeconds"`

/** A row for each promise that was made. $1 from, $2 now. Whole seconds, so that sums are exact. */
export const promisesSql = `(
    select kind, date_trunc('week', submitted_at at time zone 'Africa/Cairo')::date::text as monday,
      first_replied_at as replied_at, due_at,
      floor(extract(epoch from first_replied_at - submitted_at))::int as took,
      state = 'closed' and (first_replied_at is null or outcome = '${test}') as excluded
    from care_enquiries where submitted_at > $1::timestamptz and submitted_at <= $2::timestamptz) promises`

const dayMs = 24 * 60 * 60 * 1000

/** $1 and $2 of both. */
export function windowUntil(now: Date): readonly [Date, Date] {
  return [new Date(now.getTime() - meterDays * dayMs), now]
}

const promiseMeterSql = `/* promiseMeter */ select ${figuresSql} from ${promisesSql}`

/**
 * Returns the figures of the last 90 days' promises from the rows; `npm run promise -- recount` compares them with the
 * timelines (GEN-07).
 */
export async function readPromiseMeter({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<PromiseFigures> {
  const [meter] = await db.read((tx) => tx.query<PromiseFigures>(promiseMeterSql, windowUntil(now())))
  if (!meter) throw new Error('counting gives a row, whatever there is to count')
  return meter
}
