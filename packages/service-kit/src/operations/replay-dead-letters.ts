import type { Input, Output } from '@seneb/contracts/define'
import { maxReplayedOfReason, type Operations } from '@seneb/contracts/messages/operations/operations'
import { AppError } from '@seneb/platform/app-error'

import { defineAuditedResource } from '../requests/audited-resource.js'
import type { Ctx } from '../ctx.js'
import { deadLetterReplayWorker } from '../events/dead-letters.js'
import { requestReplayOfReasonSql, requestReplaySql, discardSql } from './list-dead-letters.js'

/**
 * Handles dead letters again: the service's worker does so immediately, and the list shows the result of each. Dead
 * letters already replayed or discarded are left unchanged (R11).
 */
export async function replayDeadLetters(
  { ids: filter }: Input<Operations['ReplayDeadLetters']>,
  ctx: Ctx,
): Promise<Output<Operations['ReplayDeadLetters']>> {
  const ids = await ctx.db.write(async (tx) => {
    const ids = idsOrThrow(await tx.query<{ id: string }>(requestReplaySql, [filter]))
    const after = { state: 'replaying', ids }
    await ctx.audit(tx, {
      action: 'replay-dead-letters',
      object: { resource: deadLetterAudit, id: ids[0] },
      before: { state: 'dead' },
      after,
    })
    return ids
  })
  ctx.wake(deadLetterReplayWorker)
  return { ids: [...ids], unchanged: filter.length - ids.length }
}

/** Handles all dead letters with one reason again, up to the maximum of one request. */
export async function replayReason(
  { eventName, reason }: Input<Operations['ReplayReason']>,
  ctx: Ctx,
): Promise<Output<Operations['ReplayReason']>> {
  const replayed = await ctx.db.write(async (tx) => {
    const sqlParams = [eventName, reason, maxReplayedOfReason]
    const ids = idsOrThrow(await tx.query<{ id: string }>(requestReplayOfReasonSql, sqlParams))
    const after = { state: 'replaying', count: ids.length, eventName, reason }
    await ctx.audit(tx, {
      action: 'replay-reason',
      object: { resource: deadLetterAudit, id: ids[0] },
      before: { state: 'dead' },
      after,
    })
    return ids.length
  })
  ctx.wake(deadLetterReplayWorker)
  return { replayed }
}

/**
 * Returns the ids of the rows found; throws DEAD_LETTERS_SETTLED when there is none, so that no action is reported that
 * did not happen.
 */
function idsOrThrow(rows: readonly { readonly id: string }[]): readonly [string, ...string[]] {
  const [first, ...rest] = rows.map(({ id }) => id)
  if (first === undefined) throw new AppError('DEAD_LETTERS_SETTLED')
  return [first, ...rest]
}

/** Discards dead letters permanently with a reason; deletes their payloads in the same transaction (R11). */
export async function discardDeadLetters(
  { ids: filter, reason }: Input<Operations['DiscardDeadLetters']>,
  ctx: Ctx,
): Promise<Output<Operations['DiscardDeadLetters']>> {
  const ids = await ctx.db.write(async (tx) => {
    const ids = idsOrThrow(await tx.query<{ id: string }>(discardSql, [filter, reason]))
    const after = { state: 'discarded', ids, discardReason: reason }
    await ctx.audit(tx, {
      action: 'discard-dead-letters',
      object: { resource: deadLetterAudit, id: ids[0] },
      before: { state: 'dead' },
      after,
    })
    return ids
  })
  return { ids: [...ids], unchanged: filter.length - ids.length }
}

/** Fields of audit entries about dead letters; the reason for discarding one is readable only in the list. */
const deadLetterAudit = defineAuditedResource('dead-letter', {
  state: 'plain',
  ids: 'plain',
  count: 'plain',
  eventName: 'plain',
  reason: 'plain',
  discardReason: 'text',
})
