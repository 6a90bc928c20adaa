import type { Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import type { Db } from '../storing/db.js'
import type { WorkerState } from '../working/workers.js'
import { failureOf } from './list-workers.js'

/** At most so many rows are counted: a queue that is longer is as bad. */
const maxCounted = 10_000

const waitingByEventSql = `/* waitingByEvent */
  select regexp_replace(subject, '\\.[^.]+$', '') as "eventName", count(*)::int as waiting,
    greatest(0, extract(epoch from clock_timestamp() - min(stored_at)))::float8 as "oldestSeconds"
  from (select o.subject, u.stored_at
    from (select id, stored_at from outbox_unpublished limit ${maxCounted}) u join outbox o on o.id = u.id) w
  group by 1 order by 2 desc, 1`

/** What the service has said and NATS has not taken, by event, and whether publishing fails. */
export async function readOutbox(db: Db, relay: WorkerState | undefined): Promise<Output<Operations['ReadOutbox']>> {
  const events = await db.read((tx) =>
    tx.query<{ eventName: string; waiting: number; oldestSeconds: number }>(waitingByEventSql),
  )
  return {
    waiting: events.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(0, ...events.map(({ oldestSeconds }) => oldestSeconds)),
    failure: relay && failureOf(relay),
    events,
  }
}
