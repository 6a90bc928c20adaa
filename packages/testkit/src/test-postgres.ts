import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { databaseSetupStatements, databaseUsers, type DatabaseUser } from '@seneb/service-kit/database/database-setup'

import { createDatabase, runStatements, withDatabase } from '../../../infra/postgres/postgres.ts'
import { readTestRun, type TestRun } from './config.js'

/** Database from which every test database is copied: it has roles, schemas and grants, but no tables. */
export const templateDatabase = 'seneb_template'

const supervisorProgram = fileURLToPath(
  new URL('../../../infra/checks/test-run/supervise-postgres.ts', import.meta.url),
)
const timeoutMs = 60_000

/** The password of a role in test databases. */
export function testPassword(user: DatabaseUser): string {
  return `test-${user}`
}

/**
 * Returns the superuser's URL of this run's PostgreSQL. The first file that needs it starts the server, the others wait
 * for it.
 */
export async function testPostgres(): Promise<string> {
  const run = readTestRun()
  if (isFirst(run, 'starting')) await startAndPrepare(run)
  return (await appears(run, 'ready.json')).adminUrl
}

/** Runs work that all test files of this run share; the first file that needs it runs it, the others wait. */
export async function onceInRun(name: string, work: () => Promise<void>): Promise<void> {
  const run = readTestRun()
  const done = join(run.folder, `${name}.done`)
  if (existsSync(done)) return
  const failed = join(run.folder, `${name}.failed`)
  if (isFirst(run, name)) {
    await work().catch((error: unknown) => {
      writeFileSync(failed, error instanceof Error ? error.message : String(error))
      throw error
    })
    writeFileSync(done, '')
    return
  }
  const deadline = Date.now() + timeoutMs
  while (!existsSync(done)) {
    if (existsSync(failed)) throw new Error(`${name} could not be made: ${readFileSync(failed, 'utf8')}`)
    if (Date.now() > deadline) throw new Error(`${name} was not ready within ${timeoutMs} ms`)
    await pause(25)
  }
}

function isFirst({ folder }: TestRun, name: string): boolean {
  try {
    mkdirSync(join(folder, name))
    return true
  } catch {
    return false
  }
}

async function startAndPrepare(run: TestRun): Promise<void> {
  spawn(process.execPath, [supervisorProgram, run.folder, run.pid], { detached: true, stdio: 'ignore' }).unref()
  const server = await appears(run, 'server.json')
  await createDatabase(server.adminUrl, templateDatabase)
  await runStatements(
    withDatabase(server.adminUrl, templateDatabase),
    databaseSetupStatements({ passwords: testPasswords }),
  )
  writeFileSync(join(run.folder, 'ready.json'), JSON.stringify(server), { mode: 0o600, flush: true })
}

/** The password of every role in test databases. */
export const testPasswords = Object.fromEntries(databaseUsers.map((user) => [user, testPassword(user)])) as Record<
  DatabaseUser,
  string
>

async function appears({ folder }: TestRun, name: string): Promise<{ adminUrl: string }> {
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const found = read(join(folder, name))
    if (found?.adminUrl) return { adminUrl: found.adminUrl }
    const failed = read(join(folder, 'failed.json'))
    if (failed) throw new Error(`The test database did not start: ${failed.reason}`)
    await pause(25)
  }
  throw new Error(`The test database was not ready within ${timeoutMs} ms`)
}

function read(file: string): { adminUrl?: string; reason?: string } | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { adminUrl?: string; reason?: string }
  } catch {
    // The file is still being written; the next read finds it complete.
    return undefined
  }
}
