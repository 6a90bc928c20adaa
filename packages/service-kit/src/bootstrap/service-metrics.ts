import { observeGauges } from '@seneb/platform/metrics'

import { backlogSql, type Backlog } from '../database/kit-tables.js'
import type { PooledDataSource } from '../database/data-source.js'
import { countExpiredDeadLetters } from '../workers/retention-workers.js'

/**
 * Measures the operational state of every service: length and age of the outbox, dead letters, and database
 * connections.
 */
export function observeDatabase(dataSource: PooledDataSource): void {
  countExpiredDeadLetters()
  observeBacklog(dataSource)
  observePool(dataSource)
}

function observeBacklog(dataSource: PooledDataSource): void {
  observeGauges(
    {
      seneb_outbox_waiting: 'Events not yet published',
      seneb_outbox_oldest_seconds: 'Age of the oldest waiting event',
      seneb_dead_letters: 'Dead letters that were not replayed',
    },
    async () => {
      const { rows } = await dataSource.pool.query<Backlog>(backlogSql)
      const [backlog] = rows
      return {
        seneb_outbox_waiting: backlog?.waiting,
        seneb_outbox_oldest_seconds: backlog?.oldest,
        seneb_dead_letters: backlog?.deadLetters,
      }
    },
  )
}

/**
 * Separate from the backlog, because it must show an outage of the database, during which the backlog's query fails.
 */
function observePool(dataSource: PooledDataSource): void {
  observeGauges(
    {
      seneb_database_connections_used: 'Connections to the database at work',
      seneb_database_connections_max: 'Connections this process may have',
      seneb_database_statements_waiting: 'Statements that wait for a connection',
    },
    () => {
      const pool = dataSource.pool
      return {
        seneb_database_connections_used: pool.totalCount - pool.idleCount,
        seneb_database_connections_max: pool.options.max,
        seneb_database_statements_waiting: pool.waitingCount,
      }
    },
  )
}
