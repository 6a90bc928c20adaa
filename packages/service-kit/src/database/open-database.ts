import type { ServiceName } from '@seneb/contracts/define'
import { AppError } from '@seneb/platform/app-error'
import { retryUntilSuccess } from '@seneb/platform/retry-until-success'
import type { Logger } from '@seneb/platform/logger'
import type { MigrationInterface } from 'typeorm'

import { connectDataSource, type PooledDataSource } from './data-source.js'
import { isDatabaseDown } from './database-errors.js'
import { kitMigrations } from './migrations/index.js'
import { pendingMigrations } from './schema-state.js'

/** The tables are older than the code; only the migrate step can change that. */
class SchemaBehind extends Error {
  override readonly name = 'SchemaBehind'
}

/**
 * Error codes that mean the database is not set up yet: login (28), database (3D000), schema (3F000), rights (42501).
 */
const notSetUpYet = /^(28...|3D000|3F000|42501)$/

/**
 * Connects to Postgres permanently. It waits, and logs why, while Postgres is away, the database is not set up, or the
 * schema lacks migrations that this code needs. A newer schema is accepted (R19). Processes can start in any order.
 */
export function openDatabase(options: {
  service: ServiceName
  url: string
  entities: readonly (new () => object)[]
  migrations: readonly (new () => MigrationInterface)[]
  poolSize: number
  log: Logger
}): Promise<PooledDataSource> {
  const { log, migrations, service } = options
  const open = async () => {
    const dataSource = await connectDataSource(options)
    try {
      const missing = await pendingMigrations(dataSource.pool, {
        service,
        expected: [...kitMigrations, ...migrations],
      })
      if (missing.length > 0) throw new SchemaBehind(schemaBehindMessage(service, missing))
      return dataSource
    } catch (error) {
      await dataSource.destroy().catch(() => undefined)
      throw error
    }
  }
  return retryUntilSuccess(open, { log, describeRetryable: describeRetryable })
}

/** Runs `work` as soon as the database is available, and retries it after each outage. */
export function whenDatabaseReady<T>(work: () => Promise<T>, log: Logger): Promise<T> {
  return retryUntilSuccess(work, { log, describeRetryable: describeRetryable })
}

function schemaBehindMessage(service: ServiceName, missing: readonly string[]): string {
  const migrations = `${missing.length} ${missing.length === 1 ? 'migration' : 'migrations'}`
  return `the schema of ${service} lacks ${migrations} (${missing[0]} first); waiting until the migrate step has run (npm run migrate)`
}

function describeRetryable(error: unknown): string | undefined {
  if (error instanceof SchemaBehind) return error.message
  const isDown = isDatabaseDown(error) || (error instanceof AppError && error.code === 'UNAVAILABLE')
  if (isDown) return 'PostgreSQL does not answer, waiting for it'
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && notSetUpYet.test(code)) {
    return 'PostgreSQL does not let this service in, waiting until the database is set up'
  }
  return undefined
}
