import { randomBytes } from 'node:crypto'

import { readServiceEnvironment } from '@seneb/service-kit/config'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/data-source'
import { createLogger } from '@seneb/service-kit/logger'
import { PostgresDb } from '@seneb/service-kit/postgres-db'
import { Sealing } from '@seneb/service-kit/sealing'

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
