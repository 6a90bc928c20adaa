import type { ServiceName } from '@seneb/contracts/define'
import { createLogger } from '@seneb/platform/logger'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/database/data-source'
import {
  databaseSetupStatements,
  databaseUsers,
  migratorRole,
  roleName,
  type DatabaseUser,
} from '@seneb/service-kit/database/database-setup'
import { migrate } from '@seneb/service-kit/database/migrate'
import { PostgresDb } from '@seneb/service-kit/database/postgres-db'
import { testAtRest } from '@seneb/testkit/test-keys'
import type pg from 'pg'

import { createDatabase, runStatements, withDatabase, withLogin } from '../../infra/postgres/postgres.ts'
import { openFillingClient } from './filling-client.js'

/** A service whose tables are filled and whose own code is measured. */
export interface MeasuredService {
  readonly service: ServiceName
  readonly migrations: Parameters<typeof migrate>[0]['migrations']
  readonly entities: Parameters<typeof connectDataSource>[0]['entities']
}

export interface ServiceDatabase {
  /** Context with the rights of the service's own role. */
  readonly ctx: Ctx
  readonly fillSeconds: number
  readonly close: () => Promise<void>
}

/** Creates a database with the tables of a service, fills it as the superuser and opens it as the service does. */
export async function openServiceDatabase(
  { adminUrl, name }: { readonly adminUrl: string; readonly name: string },
  { entities, migrations, service }: MeasuredService,
  fill: (client: pg.Client) => Promise<void>,
): Promise<ServiceDatabase> {
  await createDatabase(adminUrl, name)
  const url = withDatabase(adminUrl, name)
  await runStatements(url, databaseSetupStatements({ passwords }))
  await migrate({ service, url: withLogin(url, roleName(migratorRole(service)), password), migrations })
  const client = await openFillingClient(url)
  const startedAt = performance.now()
  await fill(client)
  const fillSeconds = (performance.now() - startedAt) / 1000
  await client.end()
  const log = createLogger('bench', 'warn')
  const ownUrl = withLogin(url, roleName(service), password)
  const dataSource = await connectDataSource({ service, url: ownUrl, entities, poolSize: 2, log })
  const ctx = createCtx({ db: new PostgresDb(dataSource), log, wake: () => undefined, atRest: testAtRest })
  return { ctx, fillSeconds, close: () => dataSource.destroy() }
}

const password = 'bench'
const passwords = Object.fromEntries(databaseUsers.map((user) => [user, password])) as Record<DatabaseUser, string>
