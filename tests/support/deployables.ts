import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ServiceName } from '@seneb/contracts/define'
import { environmentPrefix } from '@seneb/service-kit/config'
import { roleOf, type DatabaseUser } from '@seneb/service-kit/database-setup'

import { freePort } from '../../infra/local/ports.mjs'
import { withLogin } from '../../infra/local/postgres.mjs'
import { inheritedEnvironment } from './config.js'
import { ProcessPart } from './process-part.js'

/** What we build and run. */
export type Deployable = 'gateway' | ServiceName

export interface DeployablesPlace {
  readonly dir: string
  readonly names: readonly Deployable[]
  /** Any URL of the database; each service gets its own login. */
  readonly databaseUrl: string
  readonly databasePasswords: Readonly<Record<DatabaseUser, string>>
  readonly natsUrlOf: (user: Deployable) => string
  readonly smtpUrl: string
  readonly environment: Readonly<Record<string, string>>
}

/** Where the operator team's mail goes in tests. */
export const operatorAddress = 'operators@seneb.example'

/** The deployables as processes, each with its own logins and ports. */
export async function deployableParts(place: DeployablesPlace) {
  const gatewayPort = await freePort()
  const parts = new Map<Deployable, ProcessPart>()
  for (const name of place.names) {
    const healthPort = await freePort()
    const own = name === 'gateway' ? gatewayEnvironment(gatewayPort) : serviceEnvironment(name, place)
    const prefix = environmentPrefix(name)
    const env = {
      ...inheritedEnvironment(),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      [`${prefix}_NATS_URL`]: place.natsUrlOf(name),
      [`${prefix}_HEALTH_PORT`]: String(healthPort),
      ...own,
      ...place.environment,
    }
    const command = {
      command: process.execPath,
      args: ['--enable-source-maps', mainOf(name)],
      options: { env },
      stopSignal: 'SIGTERM' as const,
    }
    const isReady = () => answersReady(healthPort)
    parts.set(name, new ProcessPart(name, command, join(place.dir, `${name}.log`), isReady))
  }
  return { parts, graphqlUrl: `http://127.0.0.1:${gatewayPort}/graphql` }
}

function mainOf(name: Deployable): string {
  const folder = name === 'gateway' ? 'gateway' : `services/${name}`
  return fileURLToPath(new URL(`../../${folder}/dist/main.js`, import.meta.url))
}

function gatewayEnvironment(port: number) {
  return { GATEWAY_HOST: '127.0.0.1', GATEWAY_PORT: String(port) }
}

function serviceEnvironment(name: ServiceName, place: DeployablesPlace) {
  const prefix = environmentPrefix(name)
  const urlOf = (user: DatabaseUser) => withLogin(place.databaseUrl, roleOf(user), place.databasePasswords[user])
  const own = name === 'notification' ? notificationEnvironment(place.smtpUrl) : {}
  return {
    [`${prefix}_DATABASE_URL`]: urlOf(name),
    [`${prefix}_MIGRATION_DATABASE_URL`]: urlOf('migrator'),
    ...own,
  }
}

function notificationEnvironment(smtpUrl: string) {
  return { NOTIFICATION_SMTP_URL: smtpUrl, NOTIFICATION_OPERATOR_EMAIL: operatorAddress }
}

async function answersReady(healthPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(1500) })
  await answer.arrayBuffer()
  return answer.ok
}
