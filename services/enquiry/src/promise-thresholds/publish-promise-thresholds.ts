import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import {
  promiseThresholds,
  type PromiseThreshold,
  promiseThresholdNames,
  type EnquiryKind,
} from '@seneb/contracts/vocabulary/care-enquiries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { storeReminder } from '../reply-promises/reply-promise.js'
import { writeClockLines } from '../care-enquiries/write-lines.js'

const rowsPerRun = 100

/**
 * Reports every passed threshold of an unanswered promise, each once. The record, the timeline line and the event are
 * one transaction, and each row is handled by one process (GEN-07, D-50).
 */
export async function publishPromiseThresholds(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const now = ctx.now()
  const due = await ctx.db.write(async (tx) => {
    const promises = await tx.query<DuePromise>(duePromisesSql, [now, rowsPerRun])
    const passed = promises.map((promise) => ({ promise, thresholds: thresholdsToReport(promise, now) }))
    for (const { thresholds, promise } of passed) await storeLast(promise, thresholds, tx)
    for (const { thresholds, promise } of passed) {
      await writeClockLines({ enquiryId: promise.enquiry_id, version: promise.version, thresholds }, tx, ctx)
      for (const threshold of thresholds) await publishThreshold(promise, threshold, tx)
    }
    return promises
  })
  if (due.length === rowsPerRun) return 'again'
}

async function storeLast(
  { id, notified_hours }: DuePromise,
  thresholds: readonly PromiseThreshold[],
  tx: WriteTx,
): Promise<void> {
  await storeReminder(id, Math.max(notified_hours, ...thresholds.map((threshold) => promiseThresholds[threshold])), tx)
}

async function publishThreshold(promise: DuePromise, threshold: PromiseThreshold, tx: WriteTx): Promise<void> {
  const { email, enquiry_id, full_name: fullName, is_unreachable, time_zone } = promise
  // A mail to an address whose latest delivery failed informs nobody.
  const isInformed = threshold === 'overdue' && !is_unreachable
  await tx.publish(PromiseThresholdPassed, {
    enquiryId: enquiry_id,
    enquiryKind: promise.kind,
    threshold,
    reference: promise.reference,
    submittedAt: promise.promised_at.toISOString(),
    dueAt: promise.due_at.toISOString(),
    isAssigned: promise.assignee_id !== null,
    person: isInformed ? { fullName, email, timeZone: time_zone ?? undefined } : undefined,
  })
}

/** A running promise with a threshold that has passed, and the data to publish about it. */
interface DuePromise {
  readonly id: string
  readonly promised_at: Date
  readonly due_at: Date
  readonly notified_hours: number
  readonly enquiry_id: string
  readonly kind: EnquiryKind
  readonly reference: string
  readonly version: number
  readonly assignee_id: string | null
  readonly full_name: string
  readonly email: string
  readonly time_zone: string | null
  /** Whether a mail server reported the latest mail as not delivered. */
  readonly is_unreachable: boolean
}

const hours = promiseThresholdNames.map((threshold) => promiseThresholds[threshold])
/** Time for which a written reply is treated as in transit; an unsent reply is then treated as failing. */
const inTransit = `interval '10 minutes'`
/** Next threshold of a row, in hours. */
const nextThreshold = `case ${hours.map((at) => `when p.notified_hours < ${at} then ${at}`).join(' ')} end`

/**
 * Promises with a threshold to report, locked with their enquiries. Rows locked by another process or a current user
 * are left to the next turn. Two processes therefore never report the same promise, and none waits for the other.
 * Answered, closed or withdrawn enquiries are left out, and so are those whose reply is being sent. The last condition
 * on `promised_at` matches the index. $1 now, $2 rows
 */
const duePromisesSql = `/* duePromises */
  select p.id, p.promised_at, p.due_at, p.notified_hours, c.id as enquiry_id, c.kind, c.reference, c.version, c.assignee_id,
    c.full_name, c.email, coalesce(t.time_zone, r.time_zone) as time_zone,
    c.has_mail_problem and exists (select from care_events e
      where e.enquiry_id = c.id and e.kind in ('reply-bounced', 'mail-bounced')) as is_unreachable
  from reply_promises p
    join care_enquiries c on c.id = coalesce(p.trip_plan_id, p.consultation_id)
    left join trip_plans t on t.id = p.trip_plan_id
    left join consultations r on r.id = p.consultation_id
  where p.kept_at is null and p.notified_hours < ${hours.at(-1)} and c.first_replied_at is null and c.state <> 'closed'
    and p.promised_at <= $1::timestamptz - ${nextThreshold} * interval '1 hour'
    and p.promised_at <= $1::timestamptz - interval '${hours[0]} hours'
    and not exists (select from replies a where a.enquiry_id = c.id and a.state in ('waiting', 'queued')
      and a.waiting_until > $1::timestamptz - ${inTransit})
  order by p.promised_at limit $2 for update of p, c skip locked`

const hourMs = 60 * 60 * 1000

interface Clock {
  readonly promised_at: Date
  /** Hours of the last reported threshold. */
  readonly notified_hours: number
}

/**
 * Returns the thresholds of a promise that have passed and were not yet reported, in order. The clock is the wall clock
 * and never pauses: neither nights nor waiting for the patient move a threshold (GEN-07). After an outage there may be
 * several.
 */
export function thresholdsToReport({ promised_at, notified_hours }: Clock, now: Date): readonly PromiseThreshold[] {
  const hours = (now.getTime() - promised_at.getTime()) / hourMs
  return promiseThresholdNames.filter(
    (threshold) => promiseThresholds[threshold] > notified_hours && promiseThresholds[threshold] <= hours,
  )
}
