import { messageRetention } from '@seneb/contracts/topology'
import { counter } from '@seneb/platform/metrics'

import type { Ctx } from '../ctx.js'
import { deleteSql, createSweeper, type Sweep } from './create-sweeper.js'
import type { Worker } from './worker-loop.js'

const hourMs = 60 * 60 * 1000
/** Compares with the transaction's time, so that an index can be used; clock_timestamp() changes from row to row. */
const before = (interval: string) => `< now() - interval '${interval}'`

/**
 * Retention of the kit's rows (O-7): inboxes are retained longer than outboxes and streams, so that nothing is handled
 * twice.
 */
export const retentionSweeps: readonly Omit<Sweep, 'intervalMs'>[] = [
  {
    name: 'sweep-outbox',
    sql: deleteSql({
      name: 'sweepOutbox',
      from: 'outbox',
      where: `occurred_at ${before(messageRetention.published)}
        and not exists (select from outbox_unpublished u where u.id = outbox.id)`,
    }),
  },
  {
    name: 'sweep-inbox',
    sql: deleteSql({
      name: 'sweepInbox',
      from: 'inbox',
      where: `processed_at ${before(messageRetention.unhandled)}`,
    }),
  },
  {
    name: 'sweep-idempotency-keys',
    sql: deleteSql({
      name: 'sweepIdempotencyKeys',
      from: 'idempotency_keys',
      where: `replied_at ${before(messageRetention.published)}`,
    }),
  },
  {
    name: 'sweep-dead-letters',
    sql: deleteSql({
      name: 'sweepDeadLetters',
      from: 'dead_letters',
      where: `failed_at ${before(messageRetention.unhandled)}`,
      returning: 'state',
    }),
    onSwept: (rows, ctx) => countUnreplayed(rows as { state: string }[], ctx),
  },
  {
    name: 'sweep-erased-records',
    sql: deleteSql({
      name: 'sweepErasedRecords',
      from: 'erased_records',
      where: `erased_at ${before(messageRetention.erased)}`,
    }),
  },
]

/** Workers that delete expired rows once an hour; each table has a separate one, so that none waits for another. */
export const retentionWorkers: readonly Worker[] = retentionSweeps.map((sweep) =>
  createSweeper({ ...sweep, intervalMs: hourMs }),
)

/**
 * Counts dead letters that expired unhandled. One ends after 30 days even when it was never replayed or discarded; the
 * work it requested was then never done.
 */
function countUnreplayed(deadLetters: readonly { readonly state: string }[], ctx: Ctx): void {
  const count = deadLetters.filter(({ state }) => state === 'dead' || state === 'replay').length
  if (count === 0) return
  countExpiredDeadLetters().add(count)
  ctx.log.error({ count }, 'dead letters expired without a replay')
}

/** Returns the counter of dead letters that no one handled in time; it exists with 0 from the first call. */
export function countExpiredDeadLetters() {
  const description = 'Dead letters whose time ended before anybody replayed them'
  return counter('seneb_dead_letters_expired', { description })
}
