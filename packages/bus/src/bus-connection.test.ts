import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '@seneb/testkit/free-port'
import { silentLogger as log } from '@seneb/testkit/silent-logger'
import { inFiles, testAuthority, type TestAuthority, type TestCertificate } from '@seneb/testkit/test-certificates'
import { testBus } from '@seneb/testkit/test-bus'
import { afterEach, beforeAll, expect, test } from '@jest/globals'

import { orphanGuard } from '../../../infra/process/orphan-guard.mjs'
import { natsServerProgram } from '../../../infra/programs/nats-server-program.ts'
import { natsCommand, untilNatsReady } from '../../../infra/nats/nats.ts'
import { busOptions } from './bus-connection.js'
import { connectBus } from './bus.js'

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const cleanups: (() => Promise<void> | void)[] = []

let authority: TestAuthority
let ours: TestCertificate

beforeAll(async () => {
  authority = await testAuthority()
  ours = await authority.sign('localhost')
})

afterEach(async () => {
  for (const end of cleanups.splice(0).reverse()) await end()
})

test('tls:// connects to a server of the production configuration that shows a certificate for its name [S7]', async () => {
  const { url } = await busWith(ours)

  const bus = await connectBus({ name: 'gateway', url, ca: authority.ca, log })
  cleanups.push(() => bus.drain())

  expect(await bus.isAlive()).toBe(true)
  expect(bus.connection.info?.tls_required).toBe(true)
})

test('a server with an untrusted certificate receives no password [S7]', async () => {
  const { url } = await busWith(ours)
  const stranger = await testAuthority()

  await expect(connectBus({ name: 'gateway', url, ca: stranger.ca, log })).rejects.toThrow(
    'NATS did not prove that it is the server of the URL',
  )
})

test('without our CA only public ones are trusted [S7]', async () => {
  const { url } = await busWith(ours)

  await expect(connectBus({ name: 'gateway', url, log })).rejects.toThrow('did not prove')
})

test('a certificate for another host name is refused [S7]', async () => {
  const { url } = await busWith(await authority.sign('nats.elsewhere.example'))

  await expect(connectBus({ name: 'gateway', url, ca: authority.ca, log })).rejects.toThrow(
    'ERR_TLS_CERT_ALTNAME_INVALID',
  )
})

test('tls:// never connects to a server without TLS [S7]', async () => {
  const plain = await testBus()
  cleanups.push(() => plain.stop())
  const url = plain.urlOf('gateway').replace('nats://', 'tls://').replace('127.0.0.1', 'localhost')

  await expect(connectBus({ name: 'gateway', url, ca: authority.ca, log })).rejects.toThrow(
    'NATS answered without TLS, so nothing was sent',
  )
})

test('servers with and without TLS in one URL are refused [S7]', () => {
  expect(() => busOptions({ url: 'tls://a:b@one:4222,nats://a:b@two:4222' })).toThrow('it must be all or none')
})

/**
 * Returns infra/nats/nats.conf without the one line that nats-server before 2.10 does not know; tests run on the
 * installed version.
 */
function productionConf(): string {
  return readFileSync(inRoot('infra/nats/nats.conf'), 'utf8').replace('  sync_interval: always\n', '')
}

/** A real server, configured as in production. */
async function busWith({ cert, key }: TestCertificate): Promise<{ url: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'seneb-bus-tls-'))
  const files = inFiles({ cert, key })
  const ports = { port: await freePort(), monitorPort: await freePort() }
  const program = await natsServerProgram({ toolsDir: inRoot('.local/tools') })
  const accounts = [{ user: 'gateway', password: 'test-gateway' }]
  const command = natsCommand({ program, dir, ...ports, storeKey: 'a key for one test', accounts })
  writeFileSync(join(dir, 'nats.conf'), productionConf())
  // NATS parses a variable as a value of its configuration language, in which strings are quoted.
  const [NATS_TLS_CERT, NATS_TLS_KEY] = [JSON.stringify(files.paths.cert), JSON.stringify(files.paths.key)]
  const env = { ...command.options.env, NATS_TLS_CERT, NATS_TLS_KEY }
  const child = spawn(command.command, command.args, { env, stdio: 'ignore' })
  orphanGuard(child, 'SIGKILL')
  cleanups.push(async () => {
    await terminate(child)
    files.cleanup()
    rmSync(dir, { recursive: true, force: true })
  })
  await untilNatsReady(ports, { withinMs: 20_000, hasGivenUp: () => child.exitCode !== null })
  return { url: `tls://gateway:test-gateway@localhost:${ports.port}` }
}

async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill('SIGTERM')) return
  await once(child, 'exit')
}
