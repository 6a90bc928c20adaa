import type { Output } from '@seneb/contracts/define'
import type { ReadPromiseReport } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { type EnquiryKind, meterDays } from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'

import { figuresSql, promisesSql, windowUntil, type PromiseFigures } from './read-promise-meter.js'

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

function figuresOf({ apart, inTime, late, medianS, ninetyFifthS, overdue, running }: Row): Report['total'] {
  const took = { medianS: medianS ?? undefined, ninetyFifthS: ninetyFifthS ?? undefined }
  return { apart, inTime, late, overdue, running, ...took }
}
