import { messageRetention } from '@seneb/contracts/topology'
import { counter } from '@seneb/platform/metrics'

import type { Ctx } from '../ctx.js'
import { deleteSql, sweeper, type Sweep } from './sweeping.js'
import type { Worker } from './workers.js'

const hourMs = 60 * 60 * 1000
/** By the transaction's time, which an index can be searched by; clock_timestamp() changes from row to row. */
const before = (interval: string) => `< now() - interval '${interval}'`

/** How long the kit retains its rows (O-7): inboxes longer than outboxes and streams, so that nothing is heard twice. */
export const sweeps: readonly Omit<Sweep, 'everyMs'>[] = [
  {
    name: 'sweep-outbox',
    sql: deleteSql({
      name: 'sweepOutbox',
      from: 'outbox',
      where: `said_at ${before(messageRetention.said)}
        and not exists (select from outbox_unpublished u where u.id = outbox.id)`,
    }),
  },
  {
    name: 'sweep-inbox',
    sql: deleteSql({
      name: 'sweepInbox',
      from: 'inbox',
      where: `heard_at ${before(messageRetention.unhandled)}`,
    }),
  },
  {
    name: 'sweep-idempotency-keys',
    sql: deleteSql({
      name: 'sweepIdempotencyKeys',
      from: 'idempotency_keys',
      where: `answered_at ${before(messageRetention.said)}`,
    }),
  },
  {
    name: 'sweep-dead-letters',
    sql: deleteSql({
      name: 'sweepDeadLetters',
      from: 'dead_letters',
      where: `died_at ${before(messageRetention.unhandled)}`,
      returning: 'state',
    }),
    swept: (rows, ctx) => countUnreplayed(rows as { state: string }[], ctx),
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

/** Deletes what was retained long enough, once an hour; each table by a worker of its own, so that none waits for another. */
export const housekeeping: readonly Worker[] = sweeps.map((sweep) => sweeper({ ...sweep, everyMs: hourMs }))

/** A letter ends after 30 days also when nobody replayed or discarded it; what it asked for was never done then. */
function countUnreplayed(letters: readonly { readonly state: string }[], ctx: Ctx): void {
  const count = letters.filter(({ state }) => state === 'dead' || state === 'replay').length
  if (count === 0) return
  countEndedLetters().add(count)
  ctx.log.error({ count }, 'dead letters ended without having been replayed')
}

/** Dead letters that nobody took care of in time; there with 0 from the first call. */
export function countEndedLetters() {
  const description = 'Dead letters whose time ended before anybody replayed them'
  return counter('seneb_dead_letters_ended', { description })
}
