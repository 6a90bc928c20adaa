import { randomBytes } from 'node:crypto'

import { readServiceEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { Sealing } from '@seneb/platform/sealing'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/storing/data-source'
import { PostgresDb } from '@seneb/service-kit/storing/postgres-db'

import { contentEntities } from './tables.js'

/** Runs one use case beside the service, at the database the service's own environment names. */
export async function atContentDatabase(useCase: (ctx: Ctx) => Promise<void>): Promise<void> {
  const log = createLogger('content', 'warn')
  const { databaseUrl: url } = readServiceEnvironment('content')
  const dataSource = await connectDataSource({ service: 'content', url, entities: contentEntities, poolSize: 1, log })
  // What is published is nobody's secret, so nothing here is sealed by a key that anybody else has.
  const atRest = new Sealing(randomBytes(32).toString('base64'))
  try {
    await useCase(createCtx({ db: new PostgresDb(dataSource), log, wake: () => undefined, atRest }))
  } finally {
    await dataSource.destroy()
  }
}
