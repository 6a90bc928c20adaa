import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'

import type { ProgramCommand } from '../process/child.ts'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'
import { settlePostgres, type Account } from './postgres-binaries.ts'
import { outputOf, captureOutput } from '../process/run-quietly.ts'

/** The superuser of a server we start ourselves. */
export const superuser = 'seneb_admin'

/** The built-in locale sorts and folds text equally on every machine. */
export const localeFlags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/** Settings of each of our servers, wherever it runs; a test compares the number of connections with the pools. */
export const everyServerSetting = {
  max_connections: '200',
  log_line_prefix: '%m [%p] %u@%d ',
  // Without DETAIL, which quotes the row: keys, addresses.
  log_error_verbosity: 'terse',
} as const

/** A data folder and the program that serves it. */
export interface Cluster {
  readonly cluster: string
  readonly postgres: string
  readonly account?: Account
}

interface NewCluster {
  readonly home: string
  readonly password: string
  readonly flags?: readonly string[]
}

/** Creates the database cluster below `home` when there is none yet. */
export async function createCluster({ home, password, flags = [] }: NewCluster): Promise<Cluster> {
  const { initdb, postgres, dataHome, account } = await settlePostgres(home)
  const cluster = join(dataHome, 'cluster')
  if (!existsSync(join(cluster, 'complete'))) {
    rmSync(cluster, { recursive: true, force: true })
    mkdirSync(cluster, { recursive: true, mode: 0o700 })
    if (account) chownSync(cluster, account.uid, account.gid)
    await runInitdb({ initdb, cluster, account, password, flags })
    // Written last: a cluster whose creation was interrupted is created again.
    writeFileSync(join(cluster, 'complete'), '')
  }
  assertSameMajor(cluster, postgres)
  return { cluster, postgres, account }
}

/** A server cannot read the data of another major version. */
function assertSameMajor(cluster: string, postgres: string): void {
  const wrote = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const { stdout } = spawnSync(postgres, ['--version'], { encoding: 'utf8' })
  const reads = /\d+/.exec(stdout)?.[0]
  if (wrote === reads) return
  throw plainFailure(
    `The data in ${cluster} was written by PostgreSQL ${wrote}, and this is PostgreSQL ${reads}. Delete it to start again.`,
  )
}

interface Initialization {
  readonly initdb: string
  readonly cluster: string
  readonly account?: Account
  readonly password: string
  readonly flags: readonly string[]
}

async function runInitdb({ initdb, cluster, account, password, flags }: Initialization): Promise<void> {
  const secret = join(cluster, '..', `.initdb-${process.pid}`)
  writeFileSync(secret, password, { mode: 0o600 })
  if (account) chownSync(secret, account.uid, account.gid)
  try {
    const options = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${secret}`, `--pgdata=${cluster}`]
    await captureOutput(initdb, [...options, ...localeFlags, ...flags], {
      ...account,
      cwd: '/',
      env: plainEnvironment(),
    })
  } catch (error) {
    // initdb's output also lists what it cleaned up, so only the line with the error is used.
    const errorLine = /^.*(?:error|FATAL|PANIC):.*$/m.exec(outputOf(error))?.[0]
    throw plainFailure(`PostgreSQL could not create its data folder: ${errorLine ?? reasonOf(error)}`)
  } finally {
    rmSync(secret, { force: true })
  }
}

/**
 * Settings of every server we start: small enough for a laptop, with room for the pools of all services. Durability
 * stays on: acknowledged writes are on disk.
 */
function serverFlags({ cluster, port }: { readonly cluster: string; readonly port: number }): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...everyServerSetting,
    shared_buffers: '128MB',
    // Bursts of writes while developing should not wait for checkpoints.
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    // Saves the process that serves replicas, because there are none.
    max_logical_replication_workers: '0',
    // Shared memory in the cluster's own folder needs no /dev/shm, which containers keep small.
    dynamic_shared_memory_type: 'mmap',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, '-p', String(port), ...flags]
}

interface ServerOptions extends Cluster {
  readonly port: number
  readonly flags?: readonly string[]
}

/** Returns the command with which a supervisor starts the server of `cluster`. */
export function serverCommand({ cluster, postgres, account, port, flags = [] }: ServerOptions): ProgramCommand {
  return {
    command: postgres,
    args: [...serverFlags({ cluster, port }), ...flags],
    options: { ...account, cwd: cluster, env: plainEnvironment() },
    // SIGINT is PostgreSQL's fast shutdown: clients are disconnected, data is flushed, the exit is clean.
    stopSignal: 'SIGINT',
  }
}

/** Waits until the server behind `url` takes connections. */
export async function untilAccepting(
  url: string,
  { withinMs, hasGivenUp = () => false }: { readonly withinMs: number; readonly hasGivenUp?: () => boolean },
): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const failure = await attempt(url)
    if (!failure) return
    if (hasGivenUp() || Date.now() > deadline) throw failure
    await pause(50)
  }
}

/** Returns the reason for which the server accepted no connection, or undefined. */
async function attempt(url: string): Promise<Error | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  } finally {
    await client.end().catch(() => {})
  }
}

/** Runs statements one after the other on one connection. */
export async function runStatements(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates the database of that name when it is missing. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** Returns the URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Returns the URL of the same database with another login. */
export function withLogin(url: string, user: string, password: string): string {
  const other = new URL(url)
  other.username = user
  other.password = encodeURIComponent(password)
  return other.href
}

/** PG* variables of the person's shell must not steer the programs we start. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SystemRoot } = process.env
  return { PATH, TMPDIR, SystemRoot, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' }
}
