import { serviceNames } from '@seneb/contracts/define'
import { natsUsers } from '@seneb/contracts/nats-permissions'
import { databaseSetupStatements, type DatabaseUser } from '@seneb/service-kit/storing/database-setup'

import { deployables, type PlatformParts, type Settings } from '../deployables.ts'
import type { ChildPlan } from '../process/child.ts'
import { databaseLogins } from './database-logins.ts'
import { deployablePlan, hasWeb } from './deployable-plan.ts'
import { writeFirstAdmin } from './first-admin.ts'
import { localSettings } from './local-settings.ts'
import { startLocalNats, useGivenNats, type UrlOf } from '../nats/local-nats.ts'
import { setUpDatabase, startLocalPostgres, useGivenPostgres } from '../postgres/local-postgres.ts'
import { mailboxPlan } from './mailbox.ts'
import { runMigrateStep } from './migrate-step.ts'
import { natsAdmin } from '../nats/nats.ts'
import type { Progress } from '../process/progress.mjs'
import { secretHolders } from './secret-holders.ts'
import { loadOrCreateSecrets, type Secrets } from './secrets.ts'
import { removeStackFile, writeStackFile } from './stack-file.ts'
import { assertFree, siteUrlOf, stackPorts, urlOf, type StackPorts } from './stack-ports.ts'
import { startTraceServer } from '../traces/trace-server.ts'
import type { Supervisor } from '../process/supervisor.ts'
import { otlpEndpoint, startedNames, whereabouts } from './whereabouts.ts'
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
  /** What every process is told of where spans go, unless it was told by the person. */
  readonly tracing: Settings
}

/**
 * Starts the whole platform on this machine: databases, bus, mailbox, services, gateway and web, each given or our
 * own. Resolves when everything is ready to work; what was started is in `supervisor`, also when this rejects.
 */
export async function startStack(start: StackStart): Promise<StartedStack> {
  const { dir, portBase, env, supervisor, progress, afterUncleanEnd } = start
  const ports = stackPorts(portBase)
  removeStackFile(dir)
  await assertFree(portsOfOurOwn(ports, env), { waitMs: afterUncleanEnd ? 10_000 : 0, base: portBase })
  const secrets = loadOrCreateSecrets(dir, { ...secretHolders, nats: [...secretHolders.nats, natsAdmin] })
  const stack: Stack = { dir, env, ports, secrets, supervisor, progress }

  const starting = [database(stack), bus(stack), mailbox(stack), traceViewer(stack)] as const
  const [databaseUrl, natsUrlOf, smtpUrl, tracing] = await Promise.all(starting)
  const [setUp] = await Promise.all([
    firstAdmin(stack, databaseUrl),
    startDeployables(stack, { databaseUrl, natsUrlOf, smtpUrl, tracing }),
  ])
  const found = whereabouts(stack, { databaseUrl, natsUrl: natsUrlOf(natsAdmin) })
  writeStackFile(dir, found)
  return { found, databaseUrl: env.DATABASE_URL ? undefined : databaseUrl, setUp }
}

/** The link by which the first admin joins, made anew while nobody is one. */
function firstAdmin({ dir, env, ports, progress, secrets }: Stack, databaseUrl: string): Promise<string | undefined> {
  const siteUrl = siteUrlOf(ports.web)
  const login = databaseLogins(databaseUrl, secrets.database)('identity')
  return progress.step('first admin', () => writeFirstAdmin({ dir, env, secrets, siteUrl, databaseUrl: login }))
}

function portsOfOurOwn(ports: StackPorts, env: NodeJS.ProcessEnv): Partial<StackPorts> {
  const { web, 'web health': webHealth, postgres, nats, 'nats monitor': monitor, ...others } = ports
  const { mailbox, smtp, traces, ...always } = others
  return {
    ...(hasWeb() ? { web, 'web health': webHealth } : {}),
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
      ? useGivenPostgres(env.DATABASE_URL)
      : startLocalPostgres({ dir, port: ports.postgres, password: secrets.superuser, start: startBy(supervisor) })
  })
  await progress.step('roles and schemas', () =>
    setUpDatabase(url, databaseSetupStatements({ passwords: secrets.database as Record<DatabaseUser, string> })),
  )
  await progress.step('migrations', (note) =>
    runMigrateStep({ dir, env, names: serviceNames, databaseUrlOf: databaseLogins(url, secrets.database), note }),
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

/** Starts the viewer in this process, where it costs 4 MB; in one of its own it would be 30. */
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

async function startDeployables(
  { dir, env, ports, secrets, supervisor, progress }: Stack,
  parts: Parts,
): Promise<void> {
  const wiring: PlatformParts = {
    databaseUrlOf: databaseLogins(parts.databaseUrl, secrets.database),
    natsUrlOf: parts.natsUrlOf,
    smtpUrl: parts.smtpUrl,
    siteUrl: siteUrlOf(ports.web),
    gatewayUrl: urlOf(ports.gateway),
    webUrl: urlOf(ports.web),
    keyOf: (key) => secrets.sealing[key] ?? '',
    documentKey: secrets.documentKey,
  }
  const chosen = localSettings(env, ports)
  // All at once: nobody needs another to begin, whoever is early waits for the bus.
  await Promise.all(
    startedNames().map((name) => {
      const own = { ...parts.tracing, ...deployables[name].wiring(wiring), ...chosen[name] }
      const plan = deployablePlan({ name, healthPort: ports[`${name} health`], own }, { dir, env })
      return progress.step(name, () => supervisor.start(plan))
    }),
  )
}

/** Starters hand over their plans one by one. */
function startBy(supervisor: Supervisor): (plan: ChildPlan) => Promise<void> {
  return (plan) => supervisor.start(plan)
}
