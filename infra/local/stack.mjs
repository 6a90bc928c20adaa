import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { deployablePlan, hasWeb, serviceSettings } from './deployables.mjs'
import { startLocalNats, useGivenNats } from './local-nats.mjs'
import { setUpDatabase, startLocalPostgres, useGivenPostgres } from './local-postgres.mjs'
import { mailboxPlan } from './mailbox.mjs'
import { runMigrateStep } from './migrate-step.mjs'
import { natsAdmin } from './nats.mjs'
import { forgetDataOutside } from './postgres-binaries.mjs'
import { keepSecrets } from './secrets.mjs'
import { removeStackFile, withoutPassword, writeStackFile } from './stack-file.mjs'
import { assertFree, stackPorts } from './stack-ports.mjs'

/**
 * Starts the whole platform on this machine: databases, bus, mailbox, services, gateway and web, each given or our
 * own. Resolves when everything is ready to work; what was started is in `supervisor`, also when this rejects.
 * @param {object} options
 * @param {string} options.dir where everything that survives is kept
 * @param {number} options.portBase
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import('./supervisor.mjs').Supervisor} options.supervisor
 * @param {import('./progress.mjs').Progress} options.progress
 * @param {boolean} options.afterUncleanEnd
 * @returns {Promise<object>} what stack.json says
 */
export async function startStack({ dir, portBase, env, supervisor, progress, afterUncleanEnd }) {
  const platform = await describePlatform()
  const ports = stackPorts(portBase)
  removeStackFile(dir)
  await assertFree(portsOfOurOwn(ports, env), { waitMs: afterUncleanEnd ? 10_000 : 0, base: portBase })
  const sealing = platform.serviceNames.flatMap((name) => platform.neededKeys(name).map((key) => key.name))
  const users = { database: platform.databaseUsers, nats: [...platform.busUsers, natsAdmin], sealing }
  const secrets = keepSecrets(dir, users)
  const stack = { dir, env, ports, platform, secrets, supervisor, progress }

  const [databaseUrl, natsUrlOf, smtpUrl] = await Promise.all([database(stack), bus(stack), mailbox(stack)])
  await deployables(stack, { databaseUrl, natsUrlOf, smtpUrl })
  const found = whereabouts(stack, { databaseUrl, natsUrl: natsUrlOf(natsAdmin) })
  writeStackFile(dir, found)
  return found
}

/** Removes what earlier starts stored; databases and buses that were given stay as they are. */
export function forgetEverything(dir) {
  forgetDataOutside(join(dir, 'postgres'))
  for (const name of ['postgres', 'nats', 'mail', 'logs', 'compile-cache', 'secrets.json', 'stack.json']) {
    rmSync(join(dir, name), { recursive: true, force: true })
  }
}

/** Read after the build, which makes these modules. */
async function describePlatform() {
  const { serviceNames } = await import('@seneb/contracts/define')
  const { busUsers, natsUsers } = await import('@seneb/contracts/nats-permissions')
  const { databaseSetupStatements, databaseUsers, roleOf } = await import('@seneb/service-kit/storing/database-setup')
  const { keyEnvironment, neededKeys } = await import('@seneb/service-kit/starting/service-keys')
  const roles = Object.fromEntries(databaseUsers.map((user) => [user, roleOf(user)]))
  const keys = { keyEnvironment, neededKeys }
  return { serviceNames, busUsers, natsUsers, databaseUsers, roles, databaseSetupStatements, ...keys }
}

function portsOfOurOwn(ports, env) {
  const { web, 'web health': webHealth, postgres, nats, 'nats monitor': monitor, mailbox, smtp, ...always } = ports
  return {
    ...(hasWeb() ? { web, 'web health': webHealth } : {}),
    ...(env.DATABASE_URL ? {} : { postgres }),
    ...(env.NATS_URL ? {} : { nats, 'nats monitor': monitor }),
    ...(env.NOTIFICATION_SMTP_URL ? {} : { mailbox, smtp }),
    ...always,
  }
}

async function database({ dir, env, ports, platform, secrets, supervisor, progress }) {
  const url = await progress.step('PostgreSQL', (note) => {
    if (env.DATABASE_URL) note('the one of DATABASE_URL')
    return env.DATABASE_URL
      ? useGivenPostgres(env.DATABASE_URL)
      : startLocalPostgres({ dir, port: ports.postgres, password: secrets.superuser, start: startBy(supervisor) })
  })
  await progress.step('roles and schemas', () =>
    setUpDatabase(url, platform.databaseSetupStatements({ passwords: secrets.database })),
  )
  const { roles, serviceNames: names } = platform
  await progress.step('migrations', (note) =>
    runMigrateStep({ dir, env, names, databaseUrl: url, roles, passwords: secrets.database, note }),
  )
  return url
}

function bus({ dir, env, ports, platform, secrets, supervisor, progress }) {
  return progress.step('NATS', (note) => {
    if (env.NATS_URL) {
      note('the one of NATS_URL')
      return useGivenNats(env.NATS_URL)
    }
    const place = { dir, port: ports.nats, monitorPort: ports['nats monitor'] }
    const accounts = platform.natsUsers(secrets.nats)
    return startLocalNats({ ...place, secrets, accounts, start: startBy(supervisor), note })
  })
}

function mailbox({ dir, env, ports, supervisor, progress }) {
  return progress.step('mailbox', async (note) => {
    if (env.NOTIFICATION_SMTP_URL) {
      note('mail goes to NOTIFICATION_SMTP_URL')
      return env.NOTIFICATION_SMTP_URL
    }
    await supervisor.start(mailboxPlan({ dir, httpPort: ports.mailbox, smtpPort: ports.smtp }))
    return `smtp://127.0.0.1:${ports.smtp}`
  })
}

async function deployables({ dir, env, ports, platform, secrets, supervisor, progress }, parts) {
  const everyName = [...platform.serviceNames, 'gateway', 'web', 'topology']
  const begin = (name, own) => {
    const plan = deployablePlan({ name, healthPort: ports[`${name} health`], own }, { dir, env, everyName })
    return progress.step(name, () => supervisor.start(plan))
  }
  const login = { databaseUrl: parts.databaseUrl, roles: platform.roles, passwords: secrets.database }
  // All at once: nobody needs another to begin, whoever is early waits for the bus.
  await Promise.all([
    ...platform.serviceNames.map((name) => {
      const settings = serviceSettings({ name, ...login, natsUrl: parts.natsUrlOf(name) })
      return begin(name, {
        ...settings,
        ...platform.keyEnvironment(name, (key) => secrets.sealing[key]),
        ...ownSettings(name, { env, ports }, { ...parts, secrets }),
      })
    }),
    begin('topology', { TOPOLOGY_NATS_URL: parts.natsUrlOf('topology') }),
    begin('gateway', gatewaySettings(ports, parts.natsUrlOf('gateway'), secrets)),
    ...(hasWeb() ? [begin('web', webSettings(ports))] : []),
  ])
}

function ownSettings(name, { env, ports }, { smtpUrl, secrets }) {
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

function gatewaySettings(ports, natsUrl, { documentKey }) {
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

function webSettings(ports) {
  return {
    WEB_PORT: String(ports.web),
    WEB_GATEWAY_URL: urlOf(ports.gateway),
    WEB_SITE_ORIGIN: urlOf(ports.web),
  }
}

function whereabouts({ dir, env, ports, platform }, { databaseUrl, natsUrl }) {
  const everyName = [...platform.serviceNames, 'topology', 'gateway', ...(hasWeb() ? ['web'] : [])]
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
    health: Object.fromEntries(everyName.map((name) => [name, urlOf(ports[`${name} health`])])),
    logs: join(dir, 'logs'),
    startedAt: new Date().toISOString(),
    pid: process.pid,
  }
}

function urlOf(port) {
  return `http://127.0.0.1:${port}`
}

/** Starters hand over their plans one by one. */
function startBy(supervisor) {
  return (plan) => supervisor.start(plan)
}
