import { PromiseMarkPassed } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { promiseMarks, type PromiseMark } from '@seneb/contracts/vocabulary/promise-marks'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { rememberMark } from '../answer-promises/remember-mark.js'
import { writeClockLines } from '../care-enquiries/write-clock-lines.js'
import { marksToTell } from './promise-mark.rules.js'
import { duePromisesSql, type DuePromise } from './promise-mark.queries.js'

const rowsPerTurn = 100

/**
 * Tells of every mark that has passed while nobody was reached, each once: that it was told, its line of the timeline
 * and the event are one transaction, and a row is taken by one process at a time (GEN-07, D-50).
 */
export async function tellPromiseMarks(ctx: Pick<Ctx, 'db' | 'newId' | 'now'>): Promise<'again' | void> {
  const now = ctx.now()
  const due = await ctx.db.write(async (tx) => {
    const promises = await tx.query<DuePromise>(duePromisesSql, [now, rowsPerTurn])
    const passed = promises.map((promise) => ({ promise, marks: marksToTell(promise, now) }))
    for (const { marks, promise } of passed) await rememberLast(promise, marks, tx)
    for (const { marks, promise } of passed) {
      await writeClockLines({ enquiryId: promise.enquiry_id, version: promise.version, marks }, tx, ctx)
      for (const mark of marks) await tell(promise, mark, tx)
    }
    return promises
  })
  if (due.length === rowsPerTurn) return 'again'
}

async function rememberLast({ id, told_hours }: DuePromise, marks: readonly PromiseMark[], tx: WriteTx): Promise<void> {
  await rememberMark(id, Math.max(told_hours, ...marks.map((mark) => promiseMarks[mark])), tx)
}

async function tell(promise: DuePromise, mark: PromiseMark, tx: WriteTx): Promise<void> {
  const { email, enquiry_id, full_name: fullName, time_zone } = promise
  await tx.say(PromiseMarkPassed, {
    enquiryId: enquiry_id,
    enquiryKind: promise.kind,
    mark,
    reference: promise.reference,
    submittedAt: promise.promised_at.toISOString(),
    dueAt: promise.due_at.toISOString(),
    isAssigned: promise.assignee_id !== null,
    person: mark === 'overdue' ? { fullName, email, timeZone: time_zone ?? undefined } : undefined,
  })
}
