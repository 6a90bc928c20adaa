import { observeGauges } from '@seneb/platform/metrics'
import type { Ctx } from '@seneb/service-kit/ctx'

import { readPromiseMeter } from './read-promise-meter.js'

/** The counts of the meter, as their labels say them. */
const outcomes = [
  ['inTime', 'in-time'],
  ['late', 'late'],
  ['overdue', 'overdue'],
  ['running', 'running'],
  ['apart', 'apart'],
] as const

const description = 'Promises of an answer within 24 hours that were made in the last 90 days, by how they went'

/**
 * Tells operations, whenever metrics are collected, how the promises of the last 90 days went and how many of them run
 * or are overdue right now. Labels are a closed list; nobody is in them (S14).
 */
export function observePromises(ctx: Pick<Ctx, 'db' | 'now'>): void {
  observeGauges({ seneb_reply_promises: description }, async () => {
    const meter = await readPromiseMeter(ctx)
    const seneb_reply_promises = outcomes.map(([count, outcome]) => ({ value: meter[count], labels: { outcome } }))
    return { seneb_reply_promises }
  })
}
