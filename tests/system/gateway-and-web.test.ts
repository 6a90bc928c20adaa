import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sendAndDisconnect } from '@seneb/testkit/disconnecting-client'
import { freePort } from '@seneb/testkit/free-port'
import { metricsAt } from '@seneb/testkit/metrics'

import { mailboxPlan } from '../../infra/local/mailbox.ts'
import { orphanGuard } from '../../infra/process/orphan-guard.mjs'
import { fiveDisconnects } from '../chaos/mixed-trip-plans.js'
import { eventually } from '../support/eventually.js'
import { listeningAddresses } from '../support/listening.js'
import { Stack } from '../support/stack.js'

const clients = 400
const atOnce = 25
const body = JSON.stringify({ query: '{ countries { source countries { code name } } }' })

/** One sender acts for hundreds here. */
const environment = { GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000' }

let stack: Stack

beforeAll(async () => {
  stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables: ['gateway', 'content', 'web'], environment })
}, 240_000)
afterAll(() => stack.stop(), 60_000)

test.each(fiveDisconnects)(
  '400 clients that disconnect ($way, at the $endpoint) occupy no slots [R14]',
  async ({ endpoint, way }) => {
    const url = endpoint === 'web' ? `${stack.siteUrl}/graphql` : stack.graphqlUrl
    for (let sent = 0; sent < clients; sent += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => sendAndDisconnect({ url, body, way })))
    }

    for (const honest of [stack.graphqlUrl, `${stack.siteUrl}/graphql`]) {
      const headers = { 'content-type': 'application/json' }
      expect((await fetch(honest, { method: 'POST', body, headers })).status).toBe(200)
    }
    const inFlight = async () => (await metricsAt(stack.healthUrlOf('gateway'))).value('seneb_http_in_flight')
    await eventually('nothing is at work', async () => (await inFlight()) === 0)
  },
  60_000,
)

test.each(['postgres', 'nats', 'gateway', 'web', 'content'] as const)(
  'on one machine %s listens on 127.0.0.1 alone [S15]',
  (name) => {
    const addresses = listeningAddresses(Number(stack.part(name).pid))

    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !address.startsWith('127.0.0.1:'))).toEqual([])
  },
)

test('on one machine the local mailbox listens on 127.0.0.1 alone [S15]', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'seneb-mailbox-'))
  const { args, command, ready } = mailboxPlan({ dir, httpPort: await freePort(), smtpPort: await freePort() })
  const child = spawn(command, args, { stdio: 'ignore' })
  orphanGuard(child, 'SIGKILL')
  await ready({ hasGivenUp: () => child.exitCode !== null })

  const addresses = listeningAddresses(Number(child.pid))
  child.kill('SIGKILL')
  rmSync(dir, { recursive: true, force: true })

  expect(addresses).toHaveLength(2)
  expect(addresses.filter((address) => !address.startsWith('127.0.0.1:'))).toEqual([])
})
