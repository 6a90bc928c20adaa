import { join } from 'node:path'

import type { ChildPlan } from '../process/child.ts'
import { natsAdmin, natsCommand, natsUrl, untilNatsReady, type NatsAccount } from './nats.ts'
import { natsServerProgram } from '../programs/nats-server-program.ts'
import { toolsDir } from '../process/paths.mjs'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'

const readyWithinMs = 30_000

export interface LocalNats {
  readonly dir: string
  readonly port: number
  readonly monitorPort: number
  readonly secrets: { readonly nats: Readonly<Record<string, string>>; readonly storeKey: string }
  readonly accounts: readonly NatsAccount[]
  readonly start: (plan: ChildPlan) => Promise<void>
  readonly note: (text: string) => void
}

/** Returns the URL with which a user connects. */
export type UrlOf = (user: string) => string

/** Starts the NATS of a stack. */
export async function startLocalNats({ accounts, dir, note, secrets, start, ...ports }: LocalNats): Promise<UrlOf> {
  const program = await natsServerProgram({ toolsDir, report: note })
  note('')
  const passwordOf = (user: string) => secrets.nats[user] ?? ''
  const admin = { user: natsAdmin, password: passwordOf(natsAdmin) }
  const natsLocation = { dir: join(dir, 'nats'), port: ports.port, monitorPort: ports.monitorPort }
  await start({
    name: 'nats',
    ...natsCommand({ program, ...natsLocation, storeKey: secrets.storeKey, accounts: [...accounts, admin] }),
    stopWithinMs: 10_000,
    logFile: join(dir, 'logs', 'nats.log'),
    ready: (child) => untilNatsReady(natsLocation, { withinMs: readyWithinMs, hasGivenUp: child.hasGivenUp }),
  })
  return (user) => natsUrl({ user, password: passwordOf(user), port: ports.port })
}

/**
 * Uses the NATS server at NATS_URL, with the login of the URL for every process. Connects before anything depends on
 * it.
 */
export async function useConfiguredNats(configuredUrl: string): Promise<UrlOf> {
  const urls = configuredUrl.split(',').map((part) => part.trim())
  if (!urls.every((url) => /^(nats|tls):\/\//.test(url) && URL.canParse(url))) {
    throw plainFailure('NATS_URL must read nats://user:password@host:port')
  }
  const parsed = urls.map((url) => new URL(url))
  try {
    await checkConnection(parsed)
  } catch (error) {
    throw plainFailure(`The NATS of NATS_URL (${parsed[0]?.host ?? configuredUrl}) cannot be used: ${reasonOf(error)}`)
  }
  return () => configuredUrl
}

async function checkConnection(urls: readonly URL[]): Promise<void> {
  const { connect } = await import('@nats-io/transport-node')
  const { jetstreamManager } = await import('@nats-io/jetstream')
  const { password = '', username = '' } = urls[0] ?? {}
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}
  const servers = urls.map((url) => url.host)
  const connection = await connect({ servers, ...login, timeout: 5000, reconnect: false, maxReconnectAttempts: 0 })
  try {
    // Fails when JetStream is off.
    await jetstreamManager(connection)
  } finally {
    await connection.close()
  }
}
