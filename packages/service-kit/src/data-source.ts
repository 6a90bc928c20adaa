import type { ServiceName } from '@seneb/contracts/define'
import { DataSource, type MigrationInterface } from 'typeorm'

import { schemaOf } from './config.js'
import { CreateKitTables1760000000000, kitEntities } from './kit-tables.js'
import type { Logger } from './logger.js'

type EntityClass = new () => object
type MigrationClass = new () => MigrationInterface

const statementTimeoutMs = 2000
const migrationLock = 7_356_321

/** The data source of a service under its runtime role: own schema, no call without a deadline. */
export async function connectDataSource(options: {
  service: ServiceName
  url: string
  entities: readonly EntityClass[]
  poolSize: number
  log: Logger
}): Promise<DataSource> {
  const { log, service } = options
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    schema: schemaOf(service),
    entities: [...kitEntities, ...options.entities],
    poolErrorHandler: (err: unknown) => log.warn({ err }, 'an idle database connection was lost'),
    extra: {
      application_name: `seneb-${service}`,
      max: options.poolSize,
      connectionTimeoutMillis: 2000,
      statement_timeout: statementTimeoutMs,
      // The server's own limit does not end a query whose server is gone; this one does.
      query_timeout: statementTimeoutMs + 1000,
      idle_in_transaction_session_timeout: 5000,
    },
  })
  return dataSource.initialize()
}

/** Brings a service's tables up to date under the migration role; safe when several replicas start at once. */
export async function migrate(service: ServiceName, url: string, migrations: readonly MigrationClass[]): Promise<void> {
  const schema = schemaOf(service)
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations: [CreateKitTables1760000000000, ...migrations],
    migrationsTransactionMode: 'each',
    extra: { application_name: `seneb-${service}-migrations`, max: 2, options: `-c search_path=${schema},pg_catalog` },
  })
  await dataSource.initialize()
  const lock = dataSource.createQueryRunner()
  try {
    await lock.query('select pg_advisory_lock($1, hashtext($2))', [migrationLock, schema])
    await dataSource.runMigrations()
  } finally {
    await lock.release()
    await dataSource.destroy()
  }
}
