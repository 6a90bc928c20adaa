import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { textFor } from '../../process/plain-failure.mjs'
import { freePort } from '../../process/ports.ts'
import { createCluster, serverCommand, superuser, untilAccepting } from '../../postgres/postgres.ts'
import { deleteDataOutside } from '../../postgres/postgres-binaries.ts'

/**
 * Supervises the PostgreSQL of one test run: `node supervise-postgres.ts <folder> <pid of the run>`. It writes
 * `<folder>/server.json` when the server takes connections (or `failed.json`). It stops the server on a signal, when
 * the run has ended, or when the folder is gone. So a run that is killed leaves no server behind.
 */
const [folder = '', runPid = ''] = process.argv.slice(2)

// Test data may be lost, so no statement waits for the disk.
const carelessFlags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag])

let server: ChildProcess | undefined
let stopping = false

try {
  await start()
} catch (error) {
  publish('failed.json', { reason: textFor(error) })
  leave()
}

async function start(): Promise<void> {
  const password = randomBytes(16).toString('hex')
  const cluster = await createCluster({ home: join(folder, 'postgres'), password, flags: ['--no-sync'] })
  const port = await freePort()
  const { command, args, options, stopSignal } = serverCommand({ ...cluster, port, flags: carelessFlags })
  server = spawn(command, args, { ...options, stdio: 'ignore' })
  server.once('exit', () => leave())
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => server?.kill(stopSignal))
  setInterval(() => stillNeeded() || server?.kill(stopSignal), 1000)

  const adminUrl = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  await untilAccepting(adminUrl, { withinMs: 30_000, hasGivenUp: () => stopping })
  publish('server.json', { adminUrl, supervisor: process.pid })
}

function stillNeeded(): boolean {
  try {
    process.kill(Number(runPid), 0)
    return existsSync(folder)
  } catch {
    return false
  }
}

function publish(name: string, content: object): void {
  if (!existsSync(folder)) return
  const draft = join(folder, `${name}.draft`)
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 })
  renameSync(draft, join(folder, name))
}

function leave(): never {
  stopping = true
  deleteDataOutside(join(folder, 'postgres'))
  if (!stillNeeded()) rmSync(folder, { recursive: true, force: true })
  process.exit()
}
