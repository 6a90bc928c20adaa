import type { ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import type { Logger } from '@seneb/platform/logger'
import { deadlineMs } from '@seneb/platform/with-timeout'
import pg, { type Pool } from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'

import { kitEntities } from './kit-tables.js'

type EntityClass = new () => object

/** Longest wait for a connection, and longest time of a statement. */
const defaultTimeoutMs = 2000
/** Share of a pool's connections that stay open permanently; at least one. */
const steadyShare = 1 / 5
/**
 * Idle time before a connection is closed; longer than a pause between two bursts. With ten seconds, 13 connections
 * were reopened at 50 submissions a second.
 */
const idleTimeoutMillis = 15_000

/** TypeORM on our own pool, so that named statements and TypeORM's share connections and their limit. */
export class PooledDataSource extends DataSource {
  constructor(
    options: Omit<Extract<DataSourceOptions, { type: 'postgres' }>, 'driver' | 'type'>,
    readonly pool: Pool,
  ) {
    // TypeORM creates its pool with the `Pool` of `driver`; this one returns the existing pool.
    const existingPool = function (): Pool {
      return pool
    }
    super({ ...options, type: 'postgres', driver: { Pool: existingPool } })
  }
}

/** The data source of a service under its runtime role: own schema, no call without a deadline. */
export async function connectDataSource(options: {
  service: ServiceName
  url: string
  entities: readonly EntityClass[]
  poolSize: number
  log: Logger
  timeoutMs?: number
}): Promise<PooledDataSource> {
  const { entities, log, service, timeoutMs = defaultTimeoutMs, url } = options
  const schema = schemaOf(service)
  const pool = new pg.Pool({
    Client: loggedClient(log),
    connectionString: url,
    application_name: `seneb-${service}`,
    // Set on the connection, so that a different search path of the role has no effect.
    options: `-c search_path=${schema}`,
    max: options.poolSize,
    connectionTimeoutMillis: timeoutMs,
    // Some connections stay open: a new one costs a fork, a login and every prepared plan. Those opened in a burst are
    // closed after idling, because each uses memory of the server.
    min: Math.max(1, Math.floor(options.poolSize * steadyShare)),
    idleTimeoutMillis,
    keepAlive: true,
    statement_timeout: timeoutMs,
    // The server's own limit does not end a query after the server has died; this one does.
    query_timeout: timeoutMs + 1000,
    idle_in_transaction_session_timeout: deadlineMs(5000),
  })
  const poolErrorHandler = (err: unknown) => log.warn({ err }, 'an idle database connection was lost')
  const dataSource = new PooledDataSource(
    { url, schema, entities: [...kitEntities, ...entities], poolErrorHandler },
    pool,
  )
  await dataSource.initialize()
  return dataSource
}

/**
 * A connection whose loss never ends the process. The pool listens for errors of idle connections, TypeORM only after
 * it received one. A killed server may send "ready" and its termination in one packet; that error would find no
 * listener and end Node. Errors are not hidden: the next query on the connection rejects.
 */
export class ResilientClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** The connections of a pool that log each statement at level `debug`: its text with placeholders, never its values. */
function loggedClient(log: Logger): typeof ResilientClient {
  return class extends ResilientClient {
    /** Covers every overload that the library declares. */
    override query(...args: never[]): never {
      log.debug({ statement: textOf(args[0]) }, 'statement')
      return super.query<never>(...(args as unknown as [never]))
    }
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query
}
