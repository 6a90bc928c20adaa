import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import type { BusUser } from '@seneb/contracts/nats-permissions'
import type { DatabaseUser } from '@seneb/service-kit/storing/database-setup'
import { testKey } from '@seneb/testkit/test-keys'

import { deployables, type DeployableName, type PlatformParts } from '../../infra/deployables.ts'
import { databaseLogins } from '../../infra/local/database-logins.ts'
import { deployablePlan } from '../../infra/local/deployable-plan.ts'
import { inheritedEnvironment } from './config.js'
import { ProcessPart } from './process-part.js'
import { steadyPort } from './steady-port.js'

export type Deployable = DeployableName

export interface DeployablesPlace {
  readonly dir: string
  readonly names: readonly Deployable[]
  /** Any URL of the database; each service gets its own login. */
  readonly databaseUrl: string
  readonly databasePasswords: Readonly<Record<DatabaseUser, string>>
  readonly natsUrlOf: (user: BusUser) => string
  readonly smtpUrl: string
  readonly environment: Readonly<Record<string, string>>
}

/** Where the operator team's mail goes in tests. */
export const operatorAddress = 'operators@seneb.example'

/** What documents are sealed with; the same for everything this process starts. */
const documentKey = randomBytes(32).toString('base64')

/** What tests choose for them beside how they find each other. */
const testSettings: Partial<Record<Deployable, Readonly<Record<string, string>>>> = {
  notification: { NOTIFICATION_OPERATOR_EMAIL: operatorAddress },
  gateway: {
    // Tests write to few addresses; the limit has tests of its own.
    GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: '1000000',
    // A run sends in minutes what one person sends in days.
    GATEWAY_MUTATIONS_PER_HOUR: '1000000',
    GATEWAY_MUTATIONS_PER_DAY: '1000000',
    GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: '1000000',
  },
}

/** The deployables as processes, started as `npm start` starts them, each with its own logins and ports. */
export async function deployableParts(place: DeployablesPlace) {
  const [gatewayUrl, siteUrl] = [urlOf(await steadyPort()), urlOf(await steadyPort())]
  const wiring = wiringOf(place, gatewayUrl, siteUrl)
  const parts = new Map<Deployable, ProcessPart>()
  const healthUrls = new Map<string, string>()
  for (const name of place.names) {
    const healthPort = await steadyPort()
    healthUrls.set(name, urlOf(healthPort))
    const own = { ...deployables[name].wiring(wiring), ...testSettings[name] }
    const env = { ...inheritedEnvironment(), LOG_LEVEL: 'warn', ...place.environment }
    const command = deployablePlan({ name, healthPort, own }, { dir: place.dir, env })
    parts.set(name, new ProcessPart(name, command, join(place.dir, `${name}.log`), () => answersReady(healthPort)))
  }
  return { parts, healthUrls, graphqlUrl: `${gatewayUrl}/graphql`, siteUrl }
}

function wiringOf(place: DeployablesPlace, gatewayUrl: string, siteUrl: string): PlatformParts {
  const { databasePasswords, databaseUrl, natsUrlOf, smtpUrl } = place
  const databaseUrlOf = databaseLogins(databaseUrl, databasePasswords)
  return { databaseUrlOf, natsUrlOf, smtpUrl, siteUrl, gatewayUrl, keyOf: testKey, documentKey }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function answersReady(healthPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(1500) })
  await answer.arrayBuffer()
  return answer.ok
}
