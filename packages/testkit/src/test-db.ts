import { createHash, randomUUID } from 'node:crypto'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { schemaOf } from '@seneb/platform/config'
import { connectDataSource, type PooledDataSource } from '@seneb/service-kit/database/data-source'
import {
  migratorRole,
  revokePublicCreateSql,
  roleName,
  type DatabaseUser,
} from '@seneb/service-kit/database/database-setup'
import type { Db } from '@seneb/service-kit/database/db'
import { migrate, type SchemaToMigrate } from '@seneb/service-kit/database/migrate'
import { PostgresDb, type OnOutboxCommit } from '@seneb/service-kit/database/postgres-db'
import type { MigrationInterface } from 'typeorm'

import { runStatements, withDatabase, withLogin } from '../../../infra/postgres/postgres.ts'
import { silentLogger } from './silent-logger.js'
import { testEventSealing } from './test-keys.js'
import { onceInRun, templateDatabase, testPassword, testPostgres } from './test-postgres.js'

/** Separate database for one test file: real PostgreSQL, real roles, real migrations. */
export interface TestDb {
  /** Database for use cases, connected under the service's runtime role. */
  readonly db: Db
  /** The data source below `db`. */
  readonly dataSource: PooledDataSource
  /** The runtime role's URL. */
  readonly url: string
  /** The URL of the role that may change the service's tables. */
  readonly migrationUrl: string
  /** The superuser's URL, for looking behind the curtain. */
  readonly adminUrl: string
  /** Runs a statement as the superuser, such as `analyze`, which does nothing for roles that do not own the table. */
  runAsAdmin(sql: string): Promise<void>
  close(): Promise<void>
}

export interface TestDbOptions {
  /** The schema, which is the service's name with `_`: `ai_planning`. */
  readonly schema: string
  readonly entities?: readonly (new () => object)[]
  /** The service's migrations; those of the kit's tables always run before them. */
  readonly migrations?: readonly (new () => MigrationInterface)[]
  /** Called after each commit with the entries written to the outbox, as the relay is. */
  readonly onOutboxWrite?: OnOutboxCommit
  /** Maximum time for a statement and for waiting for a connection, for tests about timeouts. */
  readonly timeoutMs?: number
}

/** Time limit of a statement; on a busy machine statements wait long, and most tests do not measure that. */
const defaultTimeoutMs = 20_000

/** Makes a freshly migrated database for one service. Close it in `afterAll`. */
export async function testDb(options: TestDbOptions): Promise<TestDb> {
  const service = serviceOf(options.schema)
  const migrations = options.migrations ?? []
  const database = await copyOf(await migratedTemplate(service, migrations))
  const { urlOf } = database
  const migrationUrl = urlOf(migratorRole(service))
  const url = urlOf(service)
  const { entities = [], timeoutMs = defaultTimeoutMs } = options
  const dataSource = await connectDataSource({ service, url, entities, poolSize: 10, log: silentLogger, timeoutMs })
  return {
    db: new PostgresDb(dataSource, options.onOutboxWrite, testEventSealing),
    dataSource,
    url,
    migrationUrl,
    adminUrl: database.adminUrl,
    runAsAdmin: (sql) => runStatements(database.adminUrl, [sql]),
    async close() {
      await dataSource.destroy()
      await database.drop()
    },
  }
}

/** A database with every role, schema and grant of the platform and no tables; for tests of several services. */
export interface EmptyDatabase {
  readonly adminUrl: string
  readonly urlOf: (user: DatabaseUser) => string
  readonly drop: () => Promise<void>
}

/** Makes an empty database with the platform's roles and schemas. */
export function emptyDatabase(): Promise<EmptyDatabase> {
  return copyOf(templateDatabase)
}

/** Migrates a database once per run and returns its name, because copying it takes a fraction of the time. */
async function migratedTemplate(service: ServiceName, migrations: SchemaToMigrate['migrations']): Promise<string> {
  const names = createHash('sha256').update(migrations.map(({ name }) => name).join())
  const template = `template_${schemaOf(service)}_${names.digest('hex').slice(0, 12)}`
  await onceInRun(template, async () => {
    const { urlOf } = await copyOf(templateDatabase, template)
    await migrate({ service, url: urlOf(migratorRole(service)), migrations })
  })
  return template
}

async function copyOf(template: string, name = `test_${randomUUID().replaceAll('-', '')}`): Promise<EmptyDatabase> {
  const serverUrl = await testPostgres()
  await runStatements(serverUrl, [`create database ${name} template ${template}`])
  const adminUrl = withDatabase(serverUrl, name)
  // A copy does not have the rights of its template.
  await runStatements(adminUrl, [revokePublicCreateSql])
  return {
    adminUrl,
    urlOf: (user) => withLogin(adminUrl, roleName(user), testPassword(user)),
    drop: () => runStatements(serverUrl, [`drop database if exists ${name} with (force)`]),
  }
}

function serviceOf(schema: string): ServiceName {
  const service = serviceNames.find((name) => schemaOf(name) === schema)
  if (!service) throw new Error(`No service owns the schema "${schema}"`)
  return service
}
