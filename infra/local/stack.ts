import { join } from 'node:path'

import { serviceNames, type ServiceName } from '@seneb/contracts/define'
import { busUsers, natsUsers } from '@seneb/contracts/nats-permissions'
import {
  databaseSetupStatements,
  databaseUsers,
  roleOf,
  type DatabaseUser,
} from '@seneb/service-kit/storing/database-setup'
import { keyEnvironment, neededKeys } from '@seneb/service-kit/starting/service-keys'

import type { ChildPlan } from '../process/child.ts'
import { deployablePlan, hasWeb, serviceSettings } from './deployable-plan.ts'
import { startLocalNats, useGivenNats, type UrlOf } from '../nats/local-nats.ts'
import { setUpDatabase, startLocalPostgres, useGivenPostgres } from '../postgres/local-postgres.ts'
import { mailboxPlan } from './mailbox.ts'
import { runMigrateStep } from './migrate-step.ts'
import { natsAdmin } from '../nats/nats.ts'
import type { Progress } from '../process/progress.mjs'
import { loadOrCreateSecrets, type Secrets } from './secrets.ts'
import { removeStackFile, withoutPassword, writeStackFile, type Whereabouts } from './stack-file.ts'
import { assertFree, stackPorts, type StackPorts } from './stack-ports.ts'
import type { Supervisor } from '../process/supervisor.ts'
import type { StartedStack } from './welcome.ts'

interface StackStart {
  /** Where everything that survives is stored. */
  readonly dir: string
  readonly portBase: number
  readonly env: NodeJS.ProcessEnv
  readonly supervisor: Supervisor
  readonly progress: Progress
  readonly afterUncleanEnd: boolean
}

/** A stack that is being started. */
interface Stack {
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
  readonly ports: StackPorts
  readonly secrets: Secrets
  readonly supervisor: Supervisor
  readonly progress: Progress
}

/** Where a stack's parts are for whoever enters with the right login. */
interface Parts {
  readonly databaseUrl: string
  readonly natsUrlOf: UrlOf
  readonly smtpUrl: string
}

type Settings = Readonly<Record<string, string>>
type DeployableName = ServiceName | 'gateway' | 'web' | 'topology'

const roles: Settings = Object.fromEntries(databaseUsers.map((user) => [user, roleOf(user)]))

/**
 * Starts the whole platform on this machine: databases, bus, mailbox, services, gateway and web, each given or our
 * own. Resolves when everything is ready to work; what was started is in `supervisor`, also when this rejects.
 */
export async function startStack(start: StackStart): Promise<StartedStack> {
  const { dir, portBase, env, supervisor, progress, afterUncleanEnd } = start
  const ports = stackPorts(portBase)
  removeStackFile(dir)
  await assertFree(portsOfOurOwn(ports, env), { waitMs: afterUncleanEnd ? 10_000 : 0, base: portBase })
  const sealing = serviceNames.flatMap((name) => neededKeys(name).map((key) => key.name))
  const users = { database: databaseUsers, nats: [...busUsers, natsAdmin], sealing }
  const stack: Stack = { dir, env, ports, secrets: loadOrCreateSecrets(dir, users), supervisor, progress }

  const [databaseUrl, natsUrlOf, smtpUrl] = await Promise.all([database(stack), bus(stack), mailbox(stack)])
  await deployables(stack, { databaseUrl, natsUrlOf, smtpUrl })
  const found = whereabouts(stack, { databaseUrl, natsUrl: natsUrlOf(natsAdmin) })
  writeStackFile(dir, found)
  return { found, databaseUrl: env.DATABASE_URL ? undefined : databaseUrl }
}

function portsOfOurOwn(ports: StackPorts, env: NodeJS.ProcessEnv): Partial<StackPorts> {
  const { web, 'web health': webHealth, postgres, nats, 'nats monitor': monitor, mailbox, smtp, ...always } = ports
  return {
    ...(hasWeb() ? { web, 'web health': webHealth } : {}),
    ...(env.DATABASE_URL ? {} : { postgres }),
    ...(env.NATS_URL ? {} : { nats, 'nats monitor': monitor }),
    ...(env.NOTIFICATION_SMTP_URL ? {} : { mailbox, smtp }),
    ...always,
  }
}

async function database({ dir, env, ports, secrets, supervisor, progress }: Stack): Promise<string> {
  const url = await progress.step('PostgreSQL', (note): Promise<string> => {
    if (env.DATABASE_URL) note('the one of DATABASE_URL')
    return env.DATABASE_URL
      ? useGivenPostgres(env.DATABASE_URL)
      : startLocalPostgres({ dir, port: ports.postgres, password: secrets.superuser, start: startBy(supervisor) })
  })
  await progress.step('roles and schemas', () =>
    setUpDatabase(url, databaseSetupStatements({ passwords: secrets.database as Record<DatabaseUser, string> })),
  )
  await progress.step('migrations', (note) =>
    runMigrateStep({ dir, env, names: serviceNames, databaseUrl: url, roles, passwords: secrets.database, note }),
  )
  return url
}

function bus({ dir, env, ports, secrets, supervisor, progress }: Stack): Promise<UrlOf> {
  return progress.step('NATS', (note) => {
    if (env.NATS_URL) {
      note('the one of NATS_URL')
      return useGivenNats(env.NATS_URL)
    }
    const place = { dir, port: ports.nats, monitorPort: ports['nats monitor'] }
    const accounts = natsUsers(secrets.nats)
    return startLocalNats({ ...place, secrets, accounts, start: startBy(supervisor), note })
  })
}

function mailbox({ dir, env, ports, supervisor, progress }: Stack): Promise<string> {
  return progress.step('mailbox', async (note) => {
    if (env.NOTIFICATION_SMTP_URL) {
      note('mail goes to NOTIFICATION_SMTP_URL')
      return env.NOTIFICATION_SMTP_URL
    }
    await supervisor.start(mailboxPlan({ dir, httpPort: ports.mailbox, smtpPort: ports.smtp }))
    return `smtp://127.0.0.1:${ports.smtp}`
  })
}

async function deployables({ dir, env, ports, secrets, supervisor, progress }: Stack, parts: Parts): Promise<void> {
  const everyName = [...serviceNames, 'gateway', 'web', 'topology']
  const begin = (name: DeployableName, own: Settings) => {
    const plan = deployablePlan({ name, healthPort: ports[`${name} health` as const], own }, { dir, env, everyName })
    return progress.step(name, () => supervisor.start(plan))
  }
  const login = { databaseUrl: parts.databaseUrl, roles, passwords: secrets.database }
  // All at once: nobody needs another to begin, whoever is early waits for the bus.
  await Promise.all([
    ...serviceNames.map((name) => {
      const settings = serviceSettings({ name, ...login, natsUrl: parts.natsUrlOf(name) })
      return begin(name, {
        ...settings,
        ...keyEnvironment(name, (key) => secrets.sealing[key] ?? ''),
        ...ownSettings(name, { env, ports }, { ...parts, secrets }),
      })
    }),
    begin('topology', { TOPOLOGY_NATS_URL: parts.natsUrlOf('topology') }),
    begin('gateway', gatewaySettings(ports, parts.natsUrlOf('gateway'), secrets)),
    ...(hasWeb() ? [begin('web', webSettings(ports))] : []),
  ])
}

function ownSettings(
  name: ServiceName,
  { env, ports }: Pick<Stack, 'env' | 'ports'>,
  { smtpUrl, secrets }: Pick<Parts, 'smtpUrl'> & Pick<Stack, 'secrets'>,
): Settings {
  // What stands for real things shows what the site can do (O-1).
  if (name === 'content') return { CONTENT_SAMPLES: env.CONTENT_SAMPLES ?? 'on' }
  if (name === 'referral') return { REFERRAL_DOCUMENT_KEY: secrets.documentKey }
  if (name !== 'notification') return {}
  return {
    NOTIFICATION_SMTP_URL: smtpUrl,
    NOTIFICATION_OPERATOR_EMAIL: 'care-team@seneb.example',
    // People answer their receipt, so it comes from an address that is read.
    NOTIFICATION_SENDER_EMAIL: 'care@seneb.example',
    NOTIFICATION_SITE_URL: urlOf(ports.web),
    NOTIFICATION_ONE_CLICK_URL: urlOf(ports.gateway),
  }
}

function gatewaySettings(ports: StackPorts, natsUrl: string, { documentKey }: Secrets): Settings {
  return {
    GATEWAY_HOST: '127.0.0.1',
    GATEWAY_PORT: String(ports.gateway),
    GATEWAY_NATS_URL: natsUrl,
    GATEWAY_DOCUMENT_KEY: documentKey,
    GATEWAY_INTROSPECTION: 'true',
    // The web server passes on whom it speaks for, so that limits count visitors and not the site.
    GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
    // People type either name of this machine.
    GATEWAY_ALLOWED_ORIGINS: `${urlOf(ports.web)},http://localhost:${ports.web}`,
  }
}

function webSettings(ports: StackPorts): Settings {
  return {
    WEB_PORT: String(ports.web),
    WEB_GATEWAY_URL: urlOf(ports.gateway),
    WEB_SITE_ORIGIN: urlOf(ports.web),
  }
}

function whereabouts(
  { dir, env, ports }: Stack,
  { databaseUrl, natsUrl }: { readonly databaseUrl: string; readonly natsUrl: string },
): Whereabouts {
  const everyName: readonly DeployableName[] = [
    ...serviceNames,
    'topology',
    'gateway',
    ...(hasWeb() ? (['web'] as const) : []),
  ]
  return {
    web: hasWeb() ? urlOf(ports.web) : null,
    gateway: urlOf(ports.gateway),
    graphql: `${urlOf(ports.gateway)}/graphql`,
    mailbox: env.NOTIFICATION_SMTP_URL ? null : urlOf(ports.mailbox),
    smtp: env.NOTIFICATION_SMTP_URL ? withoutPassword(env.NOTIFICATION_SMTP_URL) : `smtp://127.0.0.1:${ports.smtp}`,
    postgres: withoutPassword(databaseUrl),
    nats: natsUrl
      .split(',')
      .map((url) => withoutPassword(url.trim()))
      .join(','),
    health: Object.fromEntries(everyName.map((name) => [name, urlOf(ports[`${name} health` as const])])),
    logs: join(dir, 'logs'),
    startedAt: new Date().toISOString(),
    pid: process.pid,
  }
}

function urlOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** Starters hand over their plans one by one. */
function startBy(supervisor: Supervisor): (plan: ChildPlan) => Promise<void> {
  return (plan) => supervisor.start(plan)
}
