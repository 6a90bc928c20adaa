import type { ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import pg from 'pg'
import type { MigrationInterface } from 'typeorm'

import { grantReadMigrationsSql } from './database-setup.js'
import { kitMigrations } from './migrations/index.js'
import { pendingMigrations } from './schema-state.js'

type MigrationClass = new () => MigrationInterface

const migrationLock = 7_356_321

/** A schema to bring up to date, and its migration role's URL. */
export interface SchemaToMigrate {
  readonly service: ServiceName
  readonly url: string
  /** Migrations of the service; those of the kit are added. */
  readonly migrations: readonly MigrationClass[]
}

/**
 * Migrates a schema under its migration role and returns the names of the applied migrations. Safe when several
 * processes run it concurrently. Without pending migrations it costs one query, and TypeORM is not loaded.
 */
export async function migrate({ migrations, service, url }: SchemaToMigrate): Promise<readonly string[]> {
  const expected = [...kitMigrations, ...migrations]
  const client = new pg.Client({
    connectionString: url,
    application_name: `seneb-${service}-migrate`,
    connectionTimeoutMillis: 5000,
    options: `-c search_path=${schemaOf(service)},pg_catalog`,
  })
  await client.connect()
  try {
    const missing = await pendingMigrations(client, { service, expected })
    if (missing.length === 0) return []
    await client.query('select pg_advisory_lock($1, hashtext($2))', [migrationLock, schemaOf(service)])
    const applied = await apply({ service, url, migrations: expected })
    await client.query(grantReadMigrationsSql(service))
    return applied
  } finally {
    // Releases the lock as well.
    await client.end()
  }
}

async function apply({ migrations, service, url }: SchemaToMigrate): Promise<readonly string[]> {
  const { DataSource } = await import('typeorm')
  const schema = schemaOf(service)
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    extra: { application_name: `seneb-${service}-migrate`, max: 1, options: `-c search_path=${schema},pg_catalog` },
  })
  await dataSource.initialize()
  try {
    return (await dataSource.runMigrations()).map(({ name }) => name)
  } finally {
    await dataSource.destroy()
  }
}
