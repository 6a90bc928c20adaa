import type { Output } from '@seneb/contracts/define'
import type { ReadPromiseMeter, ReadPromiseReport } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { meterDays, minPromisesForShare, type EnquiryKind } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import { observeGauges } from '@seneb/platform/metrics'

import { windowUntil, type PromiseFigures, readPromiseMeter, figuresSql, promisesSql } from './read-promise-meter.js'

type Shown = Output<typeof ReadPromiseMeter>['meter']
type Counting = Pick<Ctx, 'db' | 'now'>

/** Time for which a result is cached, so that public requests cause at most two counts an hour. */
const cachedForMs = 30 * 60_000

/** The public meter of the 24 hours, counted again after half an hour; concurrent callers share one count. */
export class PublicMeter {
  private cached?: { readonly at: number; readonly counted: Promise<Shown> }

  read(ctx: Counting): Promise<Shown> {
    const now = ctx.now()
    if (this.cached && now.getTime() - this.cached.at < cachedForMs) return this.cached.counted
    const counted = readPromiseMeter(ctx).then((figures) => publicMeterOf(figures, now))
    const counting = { at: now.getTime(), counted }
    this.cached = counting
    // A failed count is not cached; the next caller counts again.
    counted.catch(() => {
      if (this.cached === counting) this.cached = undefined
    })
    return counted
  }
}

/**
 * Returns the public figures of the desk; undefined for fewer than 20 promises (F-C17). The share is in whole percent
 * and the number in tens, both rounded down, so that neither flatters and a single enquiry hardly ever shows. Overdue
 * unanswered promises count as missed; pending ones do not count.
 */
export function publicMeterOf({ late, onTime, overdue }: PromiseFigures, now: Date): Shown {
  const promises = onTime + late + overdue
  if (promises < minPromisesForShare) return undefined
  const [from, until] = windowUntil(now).map((end) => end.toISOString().slice(0, 10)) as [string, string]
  return {
    from,
    until,
    days: meterDays,
    promises: Math.floor(promises / 10) * 10,
    onTimePercent: Math.floor((100 * onTime) / promises),
  }
}

/** Counts of the meter, with their metric labels. */
const outcomes = [
  ['onTime', 'on-time'],
  ['late', 'late'],
  ['overdue', 'overdue'],
  ['pending', 'pending'],
  ['excluded', 'excluded'],
] as const

const description = 'Promises of an answer within 24 hours that were made in the last 90 days, by how they went'

/**
 * Reports, at each metrics collection, the outcomes of promises of the last 90 days, including those pending or overdue
 * now. Labels are a closed list without personal data (S14).
 */
export function observePromises(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges({ seneb_reply_promises: description }, async () => {
    const meter = await readPromiseMeter(ctx)
    const seneb_reply_promises = outcomes.map(([count, outcome]) => ({ value: meter[count], labels: { outcome } }))
    return { seneb_reply_promises }
  })
}

type Report = Output<typeof ReadPromiseReport>

interface Row extends PromiseFigures {
  readonly kind: EnquiryKind | null
  readonly monday: string | null
}

const promiseReportSql = `/* promiseReport */
  select kind, monday, ${figuresSql} from ${promisesSql}
  group by grouping sets ((), (kind), (monday)) order by kind, monday desc`

/**
 * Returns the figures of the last 90 days' promises in total, by kind and by week. It uses one statement over the rows
 * of the meter; `npm run promise -- recount` compares them with the timelines (GEN-07). It identifies no one.
 */
export async function readPromiseReport({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<Report> {
  const rows = await db.read((tx) => tx.query<Row>(promiseReportSql, windowUntil(now())))
  const total = rows.find(({ kind, monday }) => kind === null && monday === null)
  if (!total) throw new Error('counting gives a row, whatever there is to count')
  return {
    days: meterDays,
    total: figuresOf(total),
    byKind: rows.flatMap((row) => (row.kind === null ? [] : [{ kind: row.kind, figures: figuresOf(row) }])),
    byWeek: rows.flatMap((row) => (row.monday === null ? [] : [{ monday: row.monday, figures: figuresOf(row) }])),
  }
}

function figuresOf({
  excluded,
  late,
  medianSeconds,
  ninetyFifthSeconds,
  onTime,
  overdue,
  pending,
}: Row): Report['total'] {
  const durations = { medianSeconds: medianSeconds ?? undefined, ninetyFifthSeconds: ninetyFifthSeconds ?? undefined }
  return { excluded, late, onTime, overdue, pending, ...durations }
}
