import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { databaseUsers, roleName } from '@seneb/service-kit/database/database-setup'

import type { ChildPlan } from '../process/child.ts'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'
import {
  createCluster,
  createDatabase,
  runStatements,
  serverCommand,
  superuser,
  untilAccepting,
  withDatabase,
  withLogin,
} from './postgres.ts'
import type { Settings } from '../deployables.ts'

/** Database of all services. */
const databaseName = 'seneb'
const readyWithinMs = 60_000

export interface LocalPostgres {
  readonly dir: string
  readonly port: number
  readonly password: string
  readonly start: (plan: ChildPlan) => Promise<void>
}

/** Starts the PostgreSQL of a stack. */
export async function startLocalPostgres({ dir, port, password, start }: LocalPostgres): Promise<string> {
  const cluster = await createCluster({ home: join(dir, 'postgres'), password })
  await endLeftover(cluster.cluster)
  const adminUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  await start({
    name: 'postgres',
    ...serverCommand({ ...cluster, port }),
    stopWithinMs: 20_000,
    logFile: join(dir, 'logs', 'postgres.log'),
    ready: (child) => untilAccepting(adminUrl, { withinMs: readyWithinMs, hasGivenUp: child.hasGivenUp }),
  })
  await createDatabase(adminUrl, databaseName)
  return withDatabase(adminUrl, databaseName)
}

/**
 * Returns the URL of the database to use on an existing PostgreSQL server. It is the one the URL names, or one of ours
 * when it names none or the maintenance database.
 */
export async function useConfiguredPostgres(configuredUrl: string): Promise<string> {
  const url = readUrl(configuredUrl)
  const name = url.pathname.slice(1)
  try {
    if (name && name !== 'postgres') {
      await untilAccepting(configuredUrl, { withinMs: 5000 })
      return configuredUrl
    }
    const adminUrl = withDatabase(configuredUrl, 'postgres')
    await untilAccepting(adminUrl, { withinMs: 5000 })
    await createDatabase(adminUrl, databaseName)
    return withDatabase(configuredUrl, databaseName)
  } catch (error) {
    throw plainFailure(`The PostgreSQL of DATABASE_URL (${url.host}) cannot be used: ${reasonOf(error)}`)
  }
}

/** Makes roles, schemas and grants; needs a login that may create roles. */
export async function setUpDatabase(adminUrl: string, statements: readonly string[]): Promise<void> {
  try {
    await runStatements(adminUrl, statements)
  } catch (error) {
    throw plainFailure(`The roles and schemas could not be made in ${new URL(adminUrl).host}: ${reasonOf(error)}`)
  }
}

function readUrl(text: string): URL {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return new URL(text)
  throw plainFailure('DATABASE_URL must read postgres://user:password@host:port/database')
}

/**
 * Ends the server of an earlier start that exited without stopping it. Removes a stale PID file, because a reused
 * process id would keep PostgreSQL from starting.
 */
async function endLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  for (let waited = 0; existsSync(pidFile) && waited < 15_000; waited += 100) {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
    if (!isPostgres(pid)) {
      rmSync(pidFile, { force: true })
      return
    }
    if (waited === 0) process.kill(pid, 'SIGINT')
    await pause(100)
  }
}

function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`
  if (existsSync('/proc/self/cmdline')) return existsSync(file) && readFileSync(file, 'utf8').includes('postgres')
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Returns the URL with which each user connects to a database, under the user's own role; throws for a user without a
 * password.
 */
export function databaseLogins(databaseUrl: string, passwords: Settings): (user: string) => string {
  return (user) => {
    const [databaseUser, password] = [databaseUsers.find((name) => name === user), passwords[user]]
    if (!databaseUser || !password) throw new Error(`there is no login of ${user}`)
    return withLogin(databaseUrl, roleName(databaseUser), password)
  }
}
