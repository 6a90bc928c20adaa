import { copyFileSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { respondsOk } from '../process/responds-ok.ts'
import type { ProgramCommand } from '../process/child.ts'

const template = fileURLToPath(new URL('./nats-local.conf', import.meta.url))

/** User of tools and tests with every permission; no deployable gets its password. */
export const natsAdmin = 'admin'

/** A user of the server; without permissions it may do everything. */
export interface NatsAccount {
  readonly user: string
  readonly password: string
  readonly permissions?: object
}

/**
 * Settings of the server's Go runtime. Garbage is collected when it reaches three times the live data, instead of an
 * equal amount. It is collected sooner when memory use approaches the limit.
 */
export const natsCollecting = { GOGC: '300', GOMEMLIMIT: '160MiB' } as const

export interface NatsServer {
  /** Path of nats-server. */
  readonly program: string
  readonly dir: string
  readonly port: number
  readonly monitorPort: number
  /** Encrypts the stored data. */
  readonly storeKey: string
  readonly accounts: readonly NatsAccount[]
}

/**
 * Returns the command with which a supervisor starts a NATS server with JetStream. Writes its configuration to `dir`;
 * the store is `dir/store`.
 */
export function natsCommand({ program, dir, port, monitorPort, storeKey, accounts }: NatsServer): ProgramCommand {
  const config = join(dir, 'nats.conf')
  mkdirSync(dir, { recursive: true })
  copyFileSync(template, config)
  writeFileSync(join(dir, 'users.conf'), usersConf(accounts), { mode: 0o600 })
  return {
    command: program,
    args: ['-c', config],
    options: {
      env: {
        ...natsCollecting,
        NATS_SERVER_NAME: 'seneb',
        NATS_HOST: '127.0.0.1',
        NATS_PORT: String(port),
        NATS_MONITOR: quoted(`127.0.0.1:${monitorPort}`),
        NATS_STORE_DIR: quoted(join(dir, 'store')),
        NATS_STORE_KEY: quoted(storeKey),
      },
    },
    stopSignal: 'SIGTERM',
  }
}

/** NATS interprets a variable in its configuration language; quoted, it is a plain text. */
function quoted(text: string): string {
  return JSON.stringify(text)
}

/** The accounts as the `authorization` block of a NATS configuration, which understands JSON. */
export function usersConf(accounts: readonly NatsAccount[]): string {
  return `authorization: ${JSON.stringify({ users: accounts }, null, 2)}\n`
}

/** Returns the URL with which `user` connects. */
export function natsUrl({ user, password, port }: { user: string; password: string; port: number }): string {
  return `nats://${user}:${password}@127.0.0.1:${port}`
}

/** Waits until the server greets clients and JetStream has its streams back. */
export async function untilNatsReady(
  { port, monitorPort }: Pick<NatsServer, 'port' | 'monitorPort'>,
  { withinMs, hasGivenUp = () => false }: { readonly withinMs: number; readonly hasGivenUp?: () => boolean },
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!((await greets(port)) && (await respondsOk(`http://127.0.0.1:${monitorPort}/healthz`)))) {
    if (hasGivenUp()) throw new Error('NATS ended before it was ready')
    if (Date.now() > deadline) throw new Error(`NATS was not ready within ${withinMs} ms`)
    await pause(30)
  }
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const done = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(1000, () => done(false))
    socket.once('error', () => done(false))
    // The server disconnected without a greeting, which is not an error.
    socket.once('close', () => done(false))
    socket.once('data', (greeting) => done(greeting.toString().startsWith('INFO ')))
  })
}

const serverTemplate = new URL('./nats.conf', import.meta.url)

/**
 * Returns production's configuration with values inserted as quoted texts; names without a value stay. Without `tls`
 * there are no certificates, as in a trial.
 */
export function filledNatsConf(tls: boolean, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(serverTemplate, 'utf8')
  const used = tls ? text : text.replace(/^# Clients must come by TLS[^]*?^}\n\n/m, '')
  return used.replaceAll(/(?<=^[^#\n]*)\$(NATS_[A-Z_]+)/gm, (variable, name: string) => values[name] ?? variable)
}
