import { readServiceEnvironment, readSettings } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { createCtx } from '@seneb/service-kit/ctx'
import { readServiceKeys } from '@seneb/service-kit/bootstrap/service-keys'
import { connectDataSource } from '@seneb/service-kit/database/data-source'
import { PostgresDb } from '@seneb/service-kit/database/postgres-db'

import { identitySettings } from '../config.js'
import { createIdentityCtx, type IdentityCtx } from '../identity-ctx.js'
import { identityEntities } from '../identity.module.js'

/** Runs one use case outside the service, with the database and keys of the service's environment. */
export async function atIdentityDatabase<T>(useCase: (ctx: IdentityCtx) => Promise<T>): Promise<T> {
  const log = createLogger('identity', 'warn')
  const { databaseUrl: url } = readServiceEnvironment('identity')
  const [settings, keys] = [readSettings(identitySettings), readServiceKeys('identity')]
  const dataSource = await connectDataSource({ service: 'identity', url, entities: identityEntities, poolSize: 1, log })
  // The running service polls the outbox and publishes the events stored here.
  const db = new PostgresDb(dataSource, () => undefined, keys.events)
  try {
    const base = createCtx({ db, log, wake: () => undefined, atRest: keys.atRest })
    return await useCase(createIdentityCtx(base, settings))
  } finally {
    await dataSource.destroy()
  }
}
