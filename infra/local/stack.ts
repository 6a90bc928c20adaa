import { serviceNames } from '@seneb/contracts/define'
import { natsUsers } from '@seneb/contracts/nats-permissions'
import { databaseSetupStatements, type DatabaseUser } from '@seneb/service-kit/database/database-setup'

import { deployables, mailKeyName, type DeployableName, type PlatformDeps, type Settings } from '../deployables.ts'
import { startLocalNats, useConfiguredNats, type UrlOf } from '../nats/local-nats.ts'
import { natsAdmin } from '../nats/nats.ts'
import { setUpDatabase, startLocalPostgres, useConfiguredPostgres, databaseLogins } from '../postgres/local-postgres.ts'
import type { ChildPlan } from '../process/child.ts'
import type { Progress } from '../process/progress.mjs'
import type { Supervisor } from '../process/supervisor.ts'
import { startTraceServer } from '../traces/trace-server.ts'
import { deployablePlan, type DeployableStart, type StackLocation } from './deployable-plan.ts'
import { writeFirstAdmin } from './first-admin.ts'
import { handInMail } from './hand-in-mail.ts'
import { mailboxPlan } from './mailbox.ts'
import { runMigrateStep } from './migrate-step.ts'
import { loadOrCreateSecrets, secretsFile, type Secrets, secretHolders } from './secrets.ts'
import { removeStackFile, writeStackFile } from './stack-file.ts'
import { assertFree, siteUrlOf, stackPorts, urlOf, type StackPorts } from './stack-ports.ts'
import type { StartedStack } from './welcome.ts'
import { otlpEndpoint, startedNames, stackInfo } from './stack-info.ts'

interface StackStart {
  /** Folder for everything that survives a restart. */
  readonly dir: string
  readonly portBase: number
  readonly env: NodeJS.ProcessEnv
  readonly supervisor: Supervisor
  readonly progress: Progress
  readonly afterUncleanEnd: boolean
  /** Starts one process of the platform and resolves when it is ready; without it, from its build. */
  readonly startDeployable?: StartDeployable
}

/** Starts one process of the platform. */
export type StartDeployable = (start: DeployableStart, location: StackLocation) => Promise<void>

/** A stack that is being started. */
interface Stack extends Pick<StackStart, 'dir' | 'env' | 'supervisor' | 'progress'> {
  readonly startDeployable: StartDeployable
  readonly ports: StackPorts
  readonly secrets: Secrets
}

/** Addresses of a process's dependencies, which require the right login. */
interface DependencyAddresses {
  /** For services, the only processes with a login of the database. */
  readonly databaseUrl?: string
  readonly natsUrlOf: UrlOf
  /** Settings for the destination of spans in every process, unless the user set them. */
  readonly tracing: Settings
}

/**
 * Starts the whole platform on this machine: databases, bus, mailbox, services, gateway and web, each external or our
 * own. Resolves when everything is ready. Started processes are in `supervisor`, also when this rejects.
 */
export async function startStack(start: StackStart): Promise<StartedStack> {
  const { dir, portBase, env, supervisor, progress, afterUncleanEnd } = start
  const { startDeployable = (...plan) => supervisor.start(deployablePlan(...plan)) } = start
  const ports = stackPorts(portBase)
  removeStackFile(dir)
  await assertFree(ownedPorts(ports, env), { waitMs: afterUncleanEnd ? 10_000 : 0, base: portBase })
  const secrets = loadOrCreateSecrets(dir, { ...secretHolders, nats: [...secretHolders.nats, natsAdmin] })
  const stack: Stack = { dir, env, ports, secrets, supervisor, progress, startDeployable }

  const { databaseUrl, natsUrlOf, setUp } = await startProcesses(stack)
  const found = stackInfo(stack, { databaseUrl, natsUrl: natsUrlOf(natsAdmin) })
  writeStackFile(dir, found)
  if (found.mailbox)
    handInMail({ mailboxUrl: found.mailbox, gatewayUrl: found.gateway, secret: webhookSecretOf(secrets) })
  const databaseUrlOf = databaseLogins(databaseUrl, secrets.database)
  return {
    found,
    passwordIn: env.DATABASE_URL ? undefined : secretsFile(dir),
    setUp,
    migrate: (names) => runMigrateStep({ env, names, databaseUrlOf }),
  }
}

/**
 * Each part starts as soon as its dependencies are ready: services when the database is up to date, the others when
 * NATS is. A second start is limited by processor time, and the cores would be idle while the database is updated.
 */
async function startProcesses(stack: Stack) {
  const [migrated, onBus, traced] = [database(stack), bus(stack), traceViewer(stack)]
  const others = async () => startDeployables(stack, { natsUrlOf: await onBus, tracing: await traced })
  const services = async () =>
    startDeployables(stack, { databaseUrl: await migrated, natsUrlOf: await onBus, tracing: await traced })
  const welcomed = migrated.then((url) => firstAdmin(stack, url))
  const [databaseUrl, natsUrlOf, setUp] = await Promise.all([
    migrated,
    onBus,
    welcomed,
    others(),
    services(),
    mailbox(stack),
  ])
  return { databaseUrl, natsUrlOf, setUp }
}

/** Returns the invitation link of the first admin, created again at each start until an admin exists. */
function firstAdmin({ dir, env, ports, progress, secrets }: Stack, databaseUrl: string): Promise<string | undefined> {
  const siteUrl = siteUrlOf(ports.web)
  const login = databaseLogins(databaseUrl, secrets.database)('identity')
  return progress.step('first admin', () => writeFirstAdmin({ dir, env, secrets, siteUrl, databaseUrl: login }))
}

function ownedPorts(ports: StackPorts, env: NodeJS.ProcessEnv): Partial<StackPorts> {
  const { postgres, nats, 'nats monitor': monitor, ...others } = ports
  const { mailbox, smtp, traces, ...always } = others
  return {
    ...(env.DATABASE_URL ? {} : { postgres }),
    ...(env.NATS_URL ? {} : { nats, 'nats monitor': monitor }),
    ...(env.NOTIFICATION_SMTP_URL ? {} : { mailbox, smtp }),
    ...(env[otlpEndpoint] ? {} : { traces }),
    ...always,
  }
}

async function database({ dir, env, ports, secrets, supervisor, progress }: Stack): Promise<string> {
  const url = await progress.step('PostgreSQL', (note): Promise<string> => {
    if (env.DATABASE_URL) note('the one of DATABASE_URL')
    return env.DATABASE_URL
      ? useConfiguredPostgres(env.DATABASE_URL)
      : startLocalPostgres({ dir, port: ports.postgres, password: secrets.superuser, start: startBy(supervisor) })
  })
  await progress.step('roles and schemas', () =>
    setUpDatabase(url, databaseSetupStatements({ passwords: secrets.database as Record<DatabaseUser, string> })),
  )
  await progress.step('migrations', (note) =>
    runMigrateStep({ env, names: serviceNames, databaseUrlOf: databaseLogins(url, secrets.database), note }),
  )
  return url
}

function bus({ dir, env, ports, secrets, supervisor, progress }: Stack): Promise<UrlOf> {
  return progress.step('NATS', (note) => {
    if (env.NATS_URL) {
      note('the one of NATS_URL')
      return useConfiguredNats(env.NATS_URL)
    }
    const natsLocation = { dir, port: ports.nats, monitorPort: ports['nats monitor'] }
    const accounts = natsUsers(secrets.nats)
    return startLocalNats({ ...natsLocation, secrets, accounts, start: startBy(supervisor), note })
  })
}

function mailbox({ dir, env, ports, supervisor, progress }: Stack): Promise<void> {
  return progress.step('mailbox', async (note) => {
    if (env.NOTIFICATION_SMTP_URL) note('mail goes to NOTIFICATION_SMTP_URL')
    else await supervisor.start(mailboxPlan({ dir, httpPort: ports.mailbox, smtpPort: ports.smtp }))
  })
}

/** Starts the trace viewer in this process, where it costs 4 MB; a separate process would cost 30. */
function traceViewer({ env, ports, progress }: Stack): Promise<Settings> {
  return progress.step('traces', async (note): Promise<Settings> => {
    if (env[otlpEndpoint]) {
      note(`spans go to ${otlpEndpoint}`)
      return {}
    }
    const { url } = await startTraceServer(ports.traces)
    return { [otlpEndpoint]: url }
  })
}

/** Starts the services if there is a database URL, and all other processes if there is none. */
async function startDeployables(
  { dir, env, ports, secrets, progress, startDeployable }: Stack,
  { databaseUrl, natsUrlOf, tracing }: DependencyAddresses,
): Promise<void> {
  const wiring: PlatformDeps = {
    databaseUrlOf: databaseLogins(databaseUrl ?? '', secrets.database),
    natsUrlOf,
    smtpUrl: env.NOTIFICATION_SMTP_URL || `smtp://127.0.0.1:${ports.smtp}`,
    siteUrl: siteUrlOf(ports.web),
    gatewayUrl: urlOf(ports.gateway),
    webUrl: urlOf(ports.web),
    keyOf: (key) => secrets.sealing[key] ?? '',
    documentKey: secrets.documentKey,
    imapUrl: env.NOTIFICATION_IMAP_URL || '',
    inboundMailSecret: webhookSecretOf(secrets),
  }
  const chosen = localSettings(env, ports)
  const isService = (name: DeployableName) => serviceNames.some((serviceName) => serviceName === name)
  const names = startedNames().filter((name) => isService(name) === (databaseUrl !== undefined))
  await Promise.all(
    names.map((name) => {
      const own = { ...tracing, ...deployables[name].wiring(wiring), ...chosen[name] }
      const start = { name, healthPort: ports[`${name} health`], own }
      return progress.step(name, () => startDeployable(start, { dir, env }))
    }),
  )
}

/** Secret with which this process hands in mails; a real mail provider has its own. */
function webhookSecretOf({ sealing }: Secrets): string {
  return sealing[mailKeyName] ?? ''
}

/** Returns a function that passes plans to the supervisor one at a time. */
function startBy(supervisor: Supervisor): (plan: ChildPlan) => Promise<void> {
  return (plan) => supervisor.start(plan)
}

/** Returns the settings that `npm start` chooses for the processes of one machine, besides addresses of each other. */
export function localSettings(env: NodeJS.ProcessEnv, ports: StackPorts): Partial<Record<DeployableName, Settings>> {
  return {
    // Sample content shows the site with all its sections (O-1).
    content: { CONTENT_SAMPLES: env.CONTENT_SAMPLES ?? 'on' },
    notification: {
      NOTIFICATION_OPERATOR_EMAIL: 'care-team@seneb.example',
      // People reply to their receipt, so it is sent from an address that is read.
      NOTIFICATION_SENDER_EMAIL: 'care@seneb.example',
      NOTIFICATION_REPLY_ADDRESS: 'care@seneb.example',
      NOTIFICATION_BOUNCE_ADDRESS: 'bounce@seneb.example',
      NOTIFICATION_SITE_URL: siteUrlOf(ports.web),
      NOTIFICATION_ONE_CLICK_URL: urlOf(ports.gateway),
    },
    gateway: {
      GATEWAY_INTROSPECTION: 'true',
      // The mailbox of this machine hands in mails to our addresses.
      GATEWAY_INBOUND_MAIL_PROVIDER: 'generic',
      // The web server forwards the visitor's address, so that limits count visitors and not the site.
      GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
      // People type either name of this machine.
      GATEWAY_ALLOWED_ORIGINS: `${siteUrlOf(ports.web)},${urlOf(ports.web)}`,
      GATEWAY_STAFF_ORIGINS: `${siteUrlOf(ports.web)},${urlOf(ports.web)}`,
    },
  }
}
