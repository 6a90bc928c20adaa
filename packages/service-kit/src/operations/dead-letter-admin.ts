import type { Output, ServiceName } from '@seneb/contracts/define'
import type { Operations } from '@seneb/contracts/messages/operations/operations'
import type { Logger } from '@seneb/platform/logger'

import { requestReplayOfAllSql, listDeadLetters } from './list-dead-letters.js'
import { connectDataSource } from '../database/data-source.js'
import { PostgresDb } from '../database/postgres-db.js'

/** A dead letter for operations: never its body, which may hold personal data. */
export type DeadLetterSummary = Output<Operations['ListDeadLetters']>['deadLetters'][number]

/** Actions available to operations on the machine itself for events that a service could not handle. */
export interface DeadLetterAdmin {
  /** The dead letters that wait, oldest first, 100 at most. */
  list(): Promise<readonly DeadLetterSummary[]>
  /** Makes the running service handle one dead letter, or all, again; returns the number it will try. */
  replay(id?: string): Promise<number>
}

/** Connects to the database of a service for as long as `fn` runs; the URL's role determines the schema. */
export async function withDeadLetterAdmin<T>(
  admin: { service: ServiceName; url: string; log: Logger },
  fn: (admin: DeadLetterAdmin) => Promise<T>,
): Promise<T> {
  const dataSource = await connectDataSource({ ...admin, entities: [], poolSize: 1 })
  const db = new PostgresDb(dataSource)
  try {
    return await fn({
      list: async () => (await listDeadLetters({ show: 'open', first: 100 }, db)).deadLetters,
      replay: async (id) => (await db.run(requestReplayOfAllSql, [id ?? null])).length,
    })
  } finally {
    await dataSource.destroy()
  }
}
