import type { Output } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'

import type { Db } from '../storing/db.js'
import { backlogSql, type Backlog } from '../storing/backlog.queries.js'
import type { ProcessState } from './process-state.js'

/** Whether the service is well, in a few figures: what it has to do still, and what of it fails. */
export async function readServiceStatus(
  db: Db,
  { connections, relay, startedAt, workers }: ProcessState,
): Promise<Output<Operations['ReadServiceStatus']>> {
  const [backlog] = await db.read((tx) => tx.query<Backlog>(backlogSql))
  return {
    startedAt: startedAt.toISOString(),
    outboxWaiting: backlog?.waiting ?? 0,
    outboxOldestSeconds: backlog?.oldest ?? 0,
    deadLetters: backlog?.dead ?? 0,
    failingWorkers: [...workers(), relay()].flatMap((worker) => (worker?.failure ? [worker.name] : [])),
    connections: connections(),
  }
}
