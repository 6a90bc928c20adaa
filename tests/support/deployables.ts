import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import type { BusUser } from '@seneb/contracts/nats-permissions'
import { keyEnvironment } from '@seneb/service-kit/starting/service-keys'
import { databaseUsers, roleOf, type DatabaseUser } from '@seneb/service-kit/storing/database-setup'
import { testKey } from '@seneb/testkit/test-keys'

import { deployablePlan, serviceSettings } from '../../infra/local/deployable-plan.ts'
import { inheritedEnvironment } from './config.js'
import { ProcessPart } from './process-part.js'
import { steadyPort } from './steady-port.js'

/** What we build and run. */
export type Deployable = 'gateway' | 'web' | 'topology' | ServiceName

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

const everyName: readonly Deployable[] = ['gateway', 'web', 'topology', ...serviceNames]
/** The name of each database user's role. */
export const databaseRoles = Object.fromEntries(databaseUsers.map((user) => [user, roleOf(user)]))

/** The deployables as processes, started as `npm start` starts them, each with its own logins and ports. */
export async function deployableParts(place: DeployablesPlace) {
  const [gatewayUrl, siteUrl] = [urlOf(await steadyPort()), urlOf(await steadyPort())]
  const parts = new Map<Deployable, ProcessPart>()
  const healthUrls = new Map<string, string>()
  for (const name of place.names) {
    const healthPort = await steadyPort()
    healthUrls.set(name, urlOf(healthPort))
    const own = ownSettings(name, place, { gatewayUrl, siteUrl })
    const env = { ...inheritedEnvironment(), LOG_LEVEL: 'warn', ...place.environment }
    const command = deployablePlan({ name, healthPort, own }, { dir: place.dir, env, everyName })
    parts.set(name, new ProcessPart(name, command, join(place.dir, `${name}.log`), () => answersReady(healthPort)))
  }
  return { parts, healthUrls, graphqlUrl: `${gatewayUrl}/graphql`, siteUrl }
}

interface Addresses {
  readonly gatewayUrl: string
  readonly siteUrl: string
}

function ownSettings(name: Deployable, place: DeployablesPlace, { gatewayUrl, siteUrl }: Addresses) {
  if (name === 'web') return webSettings(gatewayUrl, siteUrl)
  if (name === 'topology') return { TOPOLOGY_NATS_URL: place.natsUrlOf(name) }
  if (name !== 'gateway') return settingsOf(name, place)
  return {
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: new URL(gatewayUrl).port,
    GATEWAY_NATS_URL: place.natsUrlOf(name),
    GATEWAY_ALLOWED_ORIGINS: siteUrl,
    GATEWAY_DOCUMENT_KEY: documentKey,
    // Tests write to few addresses; the limit has tests of its own.
    GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: '1000000',
    // A run sends in minutes what one person sends in days.
    GATEWAY_MUTATIONS_PER_HOUR: '1000000',
    GATEWAY_MUTATIONS_PER_DAY: '1000000',
    GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: '1000000',
  }
}

function webSettings(gatewayUrl: string, siteUrl: string) {
  return { WEB_PORT: new URL(siteUrl).port, WEB_GATEWAY_URL: gatewayUrl, WEB_SITE_ORIGIN: siteUrl }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

function settingsOf(name: ServiceName, place: DeployablesPlace) {
  const { databasePasswords: passwords, databaseUrl, natsUrlOf, smtpUrl } = place
  const login = serviceSettings({ name, databaseUrl, roles: databaseRoles, passwords, natsUrl: natsUrlOf(name) })
  const settings = { ...login, ...keyEnvironment(name, testKey) }
  if (name === 'referral') return { ...settings, REFERRAL_DOCUMENT_KEY: documentKey }
  if (name !== 'notification') return settings
  return { ...settings, NOTIFICATION_SMTP_URL: smtpUrl, NOTIFICATION_OPERATOR_EMAIL: operatorAddress }
}

async function answersReady(healthPort: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(1500) })
  await answer.arrayBuffer()
  return answer.ok
}
