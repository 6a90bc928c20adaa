import type { ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import type { Logger } from '@seneb/platform/logger'
import { DataSource } from 'typeorm'

import { kitEntities } from './kit-tables.js'
import { SteadyClient } from './steady-client.js'

type EntityClass = new () => object

/** Longest wait for a connection, and longest time of a statement. */
const defaultTimeoutMs = 2000
/** Of a pool, what stays open for good, of a small one one connection (ADR 200). */
const steadyShare = 1 / 5
/** Longer than a lull between two rushes of one load: in ten seconds at 50 submissions a second 13 were opened anew, which stay now. */
const idleTimeoutMillis = 15_000

/** The data source of a service under its runtime role: own schema, no call without a deadline. */
export async function connectDataSource(options: {
  service: ServiceName
  url: string
  entities: readonly EntityClass[]
  poolSize: number
  log: Logger
  timeoutMs?: number
}): Promise<DataSource> {
  const { log, service, timeoutMs = defaultTimeoutMs } = options
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    schema: schemaOf(service),
    entities: [...kitEntities, ...options.entities],
    poolErrorHandler: (err: unknown) => log.warn({ err }, 'an idle database connection was lost'),
    extra: {
      Client: SteadyClient,
      application_name: `seneb-${service}`,
      // Said at the connection, so that a search path the role was given otherwise has no effect.
      options: `-c search_path=${schemaOf(service)}`,
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
      idle_in_transaction_session_timeout: 5000,
    },
  })
  return dataSource.initialize()
}
