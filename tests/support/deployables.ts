import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

import type { BusUser } from '@seneb/contracts/nats-permissions'
import type { DatabaseUser } from '@seneb/service-kit/database/database-setup'
import { freePort } from '@seneb/testkit/free-port'
import { testKey } from '@seneb/testkit/test-keys'

import { deployables, type DeployableName, type PlatformDeps } from '../../infra/deployables.ts'
import { databaseLogins } from '../../infra/postgres/local-postgres.ts'
import { deployablePlan } from '../../infra/local/deployable-plan.ts'
import { inheritedEnvironment } from './config.js'
import { StackProcess } from './process-part.js'

export type Deployable = DeployableName
/** Name of a deployable's replica: the first one without a number, further ones with it: `gateway`, `gateway-2`. */
export type Replica = Deployable | `${Deployable}-${number}`

export interface DeployablesLocation {
  readonly dir: string
  readonly names: readonly Deployable[]
  /** Number of processes of the gateway and of each service. */
  readonly replicas: number
  /** Any URL of the database; each service gets its own login. */
  readonly databaseUrl: string
  readonly databasePasswords: Readonly<Record<DatabaseUser, string>>
  readonly natsUrlOf: (user: BusUser) => string
  readonly smtpUrl: string
  readonly environment: Readonly<Record<string, string>>
}

/** Address for the operator team's mail in tests. */
export const operatorAddress = 'operators@seneb.example'

/** Address for the mails of synthetic journeys in tests. */
export const journeyAddress = 'journeys@seneb.example'

/** Key with which documents are encrypted; the same for all processes started here. */
export const documentKey = randomBytes(32).toString('base64')

/** Settings of deployables chosen by tests, besides their connections to each other. */
const testSettings: Partial<Record<Deployable, Readonly<Record<string, string>>>> = {
  notification: { NOTIFICATION_OPERATOR_EMAIL: operatorAddress },
  'synthetic-patient': {
    SYNTHETIC_PATIENT_EMAIL: journeyAddress,
    // One journey at each start; a test that needs another restarts it.
    SYNTHETIC_PATIENT_EVERY_SECONDS: '3600',
    SYNTHETIC_PATIENT_MAIL_WITHIN_SECONDS: '10',
  },
  gateway: {
    // The web server forwards its visitors' addresses and continues their traces, as in every environment.
    GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
    // Tests send to few addresses; the limit is tested separately.
    GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: '1000000',
    GATEWAY_FORMS_PER_ADDRESS_PER_DAY: '1000000',
    // A run sends within minutes as much as a person within days.
    GATEWAY_MUTATIONS_PER_HOUR: '1000000',
    GATEWAY_MUTATIONS_PER_DAY: '1000000',
    GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: '1000000',
  },
}

/** The name of a deployable's process among its replicas, which are counted from 1. */
export function replicaName(name: Deployable, number: number): Replica {
  return number === 1 ? name : `${name}-${number}`
}

/** The deployables as processes, started as `npm start` starts them, each with its own logins and ports. */
export async function deployableProcesses(location: DeployablesLocation) {
  const siteUrl = urlOf(await freePort())
  const processes = new Map<Replica, StackProcess>()
  const healthUrls = new Map<string, string>()
  const graphqlUrls: string[] = []
  for (let number = 1; number <= location.replicas; number++) {
    const gatewayUrl = urlOf(await freePort())
    graphqlUrls.push(`${gatewayUrl}/graphql`)
    const wiring = wiringOf(location, gatewayUrl, siteUrl)
    for (const name of location.names.filter((each) => number === 1 || isReplicated(each))) {
      const healthPort = await freePort()
      const replica = replicaName(name, number)
      healthUrls.set(replica, urlOf(healthPort))
      processes.set(replica, sectionOf(replica, { name, healthPort, location, wiring }))
    }
  }
  return { processes, healthUrls, graphqlUrls, siteUrl }
}

/**
 * The topology step, the synthetic patient and the web run once; the web has one port that all other processes know.
 */
function isReplicated(name: Deployable): boolean {
  return name !== 'topology' && name !== 'web' && name !== 'synthetic-patient'
}

interface ProcessPlan {
  readonly name: Deployable
  readonly healthPort: number
  readonly location: DeployablesLocation
  readonly wiring: PlatformDeps
}

function sectionOf(replica: Replica, { healthPort, name, location, wiring }: ProcessPlan): StackProcess {
  const own = { ...deployables[name].wiring(wiring), ...testSettings[name] }
  const env = { ...inheritedEnvironment(), LOG_LEVEL: 'warn', ...location.environment }
  const command = deployablePlan({ name, healthPort, own }, { dir: location.dir, env })
  return new StackProcess(replica, command, join(location.dir, `${replica}.log`), () => reportsReady(healthPort))
}

function wiringOf(location: DeployablesLocation, gatewayUrl: string, siteUrl: string): PlatformDeps {
  const { databasePasswords, databaseUrl, natsUrlOf, smtpUrl } = location
  const databaseUrlOf = databaseLogins(databaseUrl, databasePasswords)
  return {
    databaseUrlOf,
    natsUrlOf,
    smtpUrl,
    siteUrl,
    webUrl: siteUrl,
    gatewayUrl,
    keyOf: testKey,
    documentKey,
    imapUrl: '',
    inboundMailSecret: '',
  }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function reportsReady(healthPort: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${healthPort}/readyz`, { signal: AbortSignal.timeout(1500) })
  await response.arrayBuffer()
  return response.ok
}
