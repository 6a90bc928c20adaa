import { readServiceEnvironment } from '@seneb/service-kit/config'
import { createCtx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/data-source'
import { createLogger } from '@seneb/service-kit/logger'
import { PostgresDb } from '@seneb/service-kit/postgres-db'

import { republish } from './seed/republish.js'
import { contentEntities } from './tables.js'

/** `npm run republish`: one use case, at the database the service's own environment names. */
try {
  const log = createLogger('content', 'warn')
  const { databaseUrl: url } = readServiceEnvironment('content')
  const dataSource = await connectDataSource({ service: 'content', url, entities: contentEntities, poolSize: 1, log })
  await republish(createCtx({ db: new PostgresDb(dataSource), log, wake: () => undefined }))
  await dataSource.destroy()
  process.stdout.write('the catalogue and everything published will be said again by the running service\n')
} catch (error) {
  process.stderr.write(`nothing was said again: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
