import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { freePort } from '@seneb/testkit/free-port'
import { silentLogger as log } from '@seneb/testkit/silent-logger'
import { testAuthority, type TestAuthority, type TestCertificate } from '@seneb/testkit/test-certificates'
import { testDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { orphanGuard } from '../../../../infra/process/orphan-guard.mjs'
import { createCluster, serverCommand, superuser, untilAccepting } from '../../../../infra/postgres/postgres.ts'
import { deleteDataOutside } from '../../../../infra/postgres/postgres-binaries.ts'
import { withDeadLetterAdmin } from '../operations/dead-letter-admin.js'
import { connectDataSource } from './data-source.js'

const dir = mkdtempSync(join(tmpdir(), 'seneb-database-tls-'))
const authorityFile = join(dir, 'ca.pem')
const strangerFile = join(dir, 'stranger.pem')

let authority: TestAuthority
let server: ChildProcess
let putCertificate: (certificate: TestCertificate) => void
let plainUrl: string

beforeAll(async () => {
  // A server that root starts runs under another account and must be able to enter.
  chmodSync(dir, 0o711)
  authority = await testAuthority()
  writeFileSync(authorityFile, authority.ca)
  writeFileSync(strangerFile, (await testAuthority()).ca)
  plainUrl = await startServer()
}, 60_000)

afterAll(async () => {
  server.kill('SIGINT')
  await once(server, 'exit')
  deleteDataOutside(join(dir, 'postgres'))
  rmSync(dir, { recursive: true, force: true })
})

const verified = (file: string) =>
  `${plainUrl.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${file}`

test('sslmode=verify-full connects encrypted to a server with a valid certificate [S7, S15]', async () => {
  const dataSource = await connect(verified(authorityFile))
  const sql = `/* isEncrypted */ select version from pg_stat_ssl where ssl and pid = pg_backend_pid()`

  const { rows } = await dataSource.pool.query<{ version: string }>(sql)
  await dataSource.destroy()

  expect(['TLSv1.2', 'TLSv1.3']).toContain(rows[0]?.version)
})

test('a server with an untrusted certificate is rejected [S7]', async () => {
  await expect(connect(verified(strangerFile))).rejects.toThrow(/certificate/)
})

test('a server without TLS is refused [S7]', async () => {
  const plain = await testDb({ schema: 'enquiry' })
  const url = `${plain.url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${authorityFile}`

  await expect(connect(url)).rejects.toThrow('The server does not support SSL connections')
  await plain.close()
})

test('the reader of dead letters is rejected as well [S7]', async () => {
  const url = verified(strangerFile)

  await expect(withDeadLetterAdmin({ service: 'enquiry', url, log }, () => Promise.resolve())).rejects.toThrow(
    /certificate/,
  )
})

test('a certificate for another host name is refused [S7]', async () => {
  putCertificate(await authority.sign('db.elsewhere.example'))
  // PostgreSQL reloads its certificate with a short delay.
  server.kill('SIGHUP')

  await eventually(() => expect(connect(verified(authorityFile))).rejects.toThrow(/does not match certificate/))
})

function connect(url: string) {
  return connectDataSource({ service: 'enquiry', url, entities: [], poolSize: 2, log })
}

async function startServer(): Promise<string> {
  const password = randomBytes(16).toString('hex')
  const cluster = await createCluster({ home: join(dir, 'postgres'), password, flags: ['--no-sync'] })
  const files = {
    ssl_cert_file: join(cluster.cluster, 'server.crt'),
    ssl_key_file: join(cluster.cluster, 'server.key'),
  }
  putCertificate = ({ cert, key }) => {
    writeFileSync(files.ssl_cert_file, cert)
    writeFileSync(files.ssl_key_file, key, { mode: 0o600 })
    // PostgreSQL accepts no key file that others can read.
    if (cluster.account) chownSync(files.ssl_key_file, cluster.account.uid, cluster.account.gid)
  }
  putCertificate(await authority.sign('localhost'))
  const port = await freePort()
  const flags = Object.entries({ ssl: 'on', ...files }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { args, command, options } = serverCommand({ ...cluster, port, flags })
  server = spawn(command, args, { ...options, stdio: 'ignore' })
  orphanGuard(server, 'SIGKILL')
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`
  await untilAccepting(url, { withinMs: 30_000, hasGivenUp: () => server.exitCode !== null })
  return url
}

async function eventually(holds: () => Promise<void>): Promise<void> {
  for (let remaining = 100; remaining > 0; remaining -= 1) {
    const passed = await holds().then(
      () => true,
      () => false,
    )
    if (passed) return
    await pause(100)
  }
  await holds()
}
