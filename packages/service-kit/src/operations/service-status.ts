import type { Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import { backlogSql, type Backlog } from '../database/kit-tables.js'
import type { Db } from '../database/db.js'
import type { WorkerState } from '../workers/worker-loop.js'
import type { ProcessState } from './process-state.js'

type Listed = Output<Operations['ListWorkers']>['workers'][number]

/** Returns this process's background workers and their state, in the order in which the service lists them. */
export function listWorkers(states: readonly WorkerState[]): Output<Operations['ListWorkers']> {
  return { workers: states.map(listed) }
}

function listed(state: WorkerState): Listed {
  const { intervalMs, isRunning, lastRunAt, name, runs } = state
  const failure = getFailure(state)
  return {
    name,
    runs,
    failure,
    everySeconds: intervalMs / 1000,
    lastRunAt: lastRunAt?.toISOString(),
    state: failure ? 'failing' : isRunning ? 'working' : 'waiting',
  }
}

/** Reason why the last runs failed; undefined when the last one did not. */
function getFailure({ failure }: WorkerState): Listed['failure'] {
  return failure && { reason: failure.reason, consecutiveFailures: failure.runs, since: failure.since.toISOString() }
}

/** Maximum number of rows counted; a longer queue is just as bad. */
const maxCounted = 10_000

const waitingByEventSql = `/* waitingByEvent */
  select regexp_replace(subject, '\\.[^.]+$', '') as "eventName", count(*)::int as waiting,
    greatest(0, extract(epoch from clock_timestamp() - min(stored_at)))::float8 as "oldestSeconds"
  from (select o.subject, u.stored_at
    from (select id, stored_at from outbox_unpublished limit ${maxCounted}) u join outbox o on o.id = u.id) w
  group by 1 order by 2 desc, 1`

/** Returns the events that the service has recorded and NATS has not stored, by event, and whether publishing fails. */
export async function readOutbox(db: Db, relay: WorkerState | undefined): Promise<Output<Operations['ReadOutbox']>> {
  const events = await db.read((tx) =>
    tx.query<{ eventName: string; waiting: number; oldestSeconds: number }>(waitingByEventSql),
  )
  return {
    waiting: events.reduce((sum, { waiting }) => sum + waiting, 0),
    oldestSeconds: Math.max(0, ...events.map(({ oldestSeconds }) => oldestSeconds)),
    failure: relay && getFailure(relay),
    events,
  }
}

/** Returns the state of the service in a few figures: waiting work and failures. */
export async function readServiceStatus(
  db: Db,
  { connections, relay, startedAt, workers }: ProcessState,
): Promise<Output<Operations['ReadServiceStatus']>> {
  const [backlog] = await db.read((tx) => tx.query<Backlog>(backlogSql))
  return {
    startedAt: startedAt.toISOString(),
    outboxWaiting: backlog?.waiting ?? 0,
    outboxOldestSeconds: backlog?.oldest ?? 0,
    deadLetters: backlog?.deadLetters ?? 0,
    failingWorkers: [...workers(), relay()].flatMap((worker) => (worker?.failure ? [worker.name] : [])),
    connections: connections(),
  }
}
