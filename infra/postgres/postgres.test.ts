import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { freePort } from '@seneb/testkit/free-port'

import { createCluster, runStatements, serverCommand, superuser, untilAccepting } from './postgres.ts'
import { deleteDataOutside } from './postgres-binaries.ts'

let home: string
let url: string
let log = ''
let stop: () => Promise<unknown>

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'seneb-postgres-'))
  chmodSync(home, 0o711)
  const port = await freePort()
  const cluster = await createCluster({ home: join(home, 'postgres'), password: 'x', flags: ['--no-sync'] })
  const { args, command, options, stopSignal } = serverCommand({ ...cluster, port })
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
  stop = () => {
    server.kill(stopSignal)
    return once(server, 'exit')
  }
  url = `postgres://${superuser}:x@127.0.0.1:${port}/postgres`
  await untilAccepting(url, { withinMs: 30_000 })
}, 60_000)
afterAll(async () => {
  await stop()
  deleteDataOutside(join(home, 'postgres'))
  rmSync(home, { recursive: true, force: true })
})

test('the server log reports a duplicate key without its value [S14]', async () => {
  await runStatements(url, ['create table keys (key text primary key)', 'insert into keys select current_database()'])

  await expect(runStatements(url, ['insert into keys select current_database()'])).rejects.toThrow('duplicate key')

  expect(log).toContain('duplicate key value')
  expect(log).not.toContain('(key)=')
  expect(log).not.toContain('DETAIL')
})

test('a folder that was deleted and recreated gets a new cluster, also when the old one is outside it; a cluster of another major version is left alone', async () => {
  // Closed to all other accounts, so that a server started by root keeps its data elsewhere.
  const closed = mkdtempSync(join(tmpdir(), 'seneb-postgres-'))
  const dataFolder = join(closed, 'state', 'postgres')
  const make = () => createCluster({ home: dataFolder, password: 'x', flags: ['--no-sync'] })
  const { cluster } = await make()
  const marker = join(cluster, 'mark')
  writeFileSync(marker, '')
  await make()
  expect(existsSync(marker)).toBe(true)

  writeFileSync(join(cluster, 'PG_VERSION'), '9\n')
  await expect(make()).rejects.toThrow('was written by PostgreSQL 9, and this is PostgreSQL 17. Delete it')

  rmSync(join(closed, 'state'), { recursive: true })
  await make()
  expect(existsSync(marker)).toBe(false)
  deleteDataOutside(dataFolder)
  rmSync(closed, { recursive: true, force: true })
}, 60_000)
