import { observeGauges } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

import { readPromiseMeter } from './read-promise-meter.js'

/** Counts of the meter, with their metric labels. */
const outcomes = [
  ['inTime', 'in-time'],
  ['late', 'late'],
  ['overdue', 'overdue'],
  ['running', 'running'],
  ['apart', 'apart'],
] as const

const description = 'Promises of an answer within 24 hours that were made in the last 90 days, by how they went'

/**
 * Reports, at each metrics collection, the outcomes of promises of the last 90 days, including those running or overdue
 * now. Labels are a closed list without personal data (S14).
 */
export function observePromises(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges({ seneb_reply_promises: description }, async () => {
    const meter = await readPromiseMeter(ctx)
    const seneb_reply_promises = outcomes.map(([count, outcome]) => ({ value: meter[count], labels: { outcome } }))
    return { seneb_reply_promises }
  })
}
