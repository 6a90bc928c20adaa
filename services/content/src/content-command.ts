import { randomBytes } from 'node:crypto'

import { readServiceEnvironment } from '@seneb/platform/config'
import { createLogger } from '@seneb/platform/logger'
import { Sealing } from '@seneb/platform/sealing'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { connectDataSource } from '@seneb/service-kit/database/data-source'
import { PostgresDb } from '@seneb/service-kit/database/postgres-db'

import { republish } from './seed/republish.js'
import { changeSetting } from './settings/change-setting.js'
import { contentEntities } from './tables.js'

/** Commands besides the running service: each runs one use case and returns a message for its completion. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  republish: async () => {
    await atContentDatabase(republish)
    return 'the catalogue and everything published will be said again by the running service'
  },
  setting: async ([key, value, ...more]) => {
    if (key === undefined || value === undefined || more.length > 0) throw new Error('write: setting <key> "<value>"')
    await atContentDatabase((ctx) => changeSetting({ key, value }, ctx))
    return `${key} is set; a running service shows it within seconds`
  },
}

/** `npm run republish`, `npm run setting -- <key> <value>`: at the database the service's own environment names. */
const [name = '', ...args] = process.argv.slice(2)
try {
  const command = commands[name]
  if (!command) throw new Error(`there is no command ${name}; there are: ${Object.keys(commands).join(', ')}`)
  process.stdout.write(`${await command(args)}\n`)
} catch (error) {
  process.stderr.write(`nothing was changed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** Runs one use case beside the service, at the database the service's own environment names. */
async function atContentDatabase(useCase: (ctx: Ctx) => Promise<void>): Promise<void> {
  const log = createLogger('content', 'warn')
  const { databaseUrl: url } = readServiceEnvironment('content')
  const dataSource = await connectDataSource({ service: 'content', url, entities: contentEntities, poolSize: 1, log })
  // Published content is not secret, so nothing here is encrypted with a key that others share.
  const atRest = new Sealing(randomBytes(32).toString('base64'))
  try {
    await useCase(createCtx({ db: new PostgresDb(dataSource), log, wake: () => undefined, atRest }))
  } finally {
    await dataSource.destroy()
  }
}
