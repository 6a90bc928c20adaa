import type { Ctx } from './ctx.js'
import type { Worker } from './workers.js'

/** How long the kit keeps its rows (O-7): inboxes longer than outboxes and streams, so that nothing is heard twice. */
const sweeps = [
  `/* sweepOutbox */ delete from outbox where published_at < clock_timestamp() - interval '7 days'`,
  `/* sweepInbox */ delete from inbox where heard_at < clock_timestamp() - interval '30 days'`,
  `/* sweepIdempotencyKeys */ delete from idempotency_keys where answered_at < clock_timestamp() - interval '7 days'`,
  `/* sweepReplayedLetters */ delete from dead_letters where state = 'replayed' and died_at < clock_timestamp() - interval '30 days'`,
]

/** Deletes what has been kept long enough, once an hour. */
export const housekeeping: Worker = {
  name: 'housekeeping',
  everyMs: 60 * 60 * 1000,
  run: async (ctx: Ctx) => {
    for (const sweep of sweeps) await ctx.db.write((tx) => tx.query(sweep))
  },
}
