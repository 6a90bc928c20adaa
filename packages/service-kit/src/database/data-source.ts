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
/** Of a pool, what stays open for good, of a small one one connection. */
const steadyShare = 1 / 5
/**
 * Longer than a lull between two bursts of one load. In ten seconds at 50 submissions a second, 13 connections used to
 * be reopened; now they stay open.
 */
const idleTimeoutMillis = 15_000

/** TypeORM over a pool of ours, so that named statements and its own share connections and their limit. */
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
    // Some stay for good: a new one costs a fork, a login and every prepared plan, just when there is most to do. What a
    // rush opened beyond them is closed when it was not used for a while, because each takes memory of the server.
    min: Math.max(1, Math.floor(options.poolSize * steadyShare)),
    idleTimeoutMillis,
    keepAlive: true,
    statement_timeout: timeoutMs,
    // The server's own limit does not end a query whose server is gone; this one does.
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
 * A connection of the pool whose loss never ends the process. The pool listens for errors of idle connections, TypeORM
 * only from shortly after it received one. A server whose postmaster is killed sends "ready" and its termination in one
 * packet. That error then finds no listener, for which Node ends the process. Nothing is hidden: the next query on the
 * connection rejects.
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
