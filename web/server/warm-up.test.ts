import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from '@jest/globals'
import { createLogger } from '@seneb/platform/logger'

import { warmUp } from './warm-up.js'

const log = createLogger('web', 'silent')
const siteOrigin = 'https://seneb.example'
let server: Server | undefined

afterEach(async () => {
  if (!server) return
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  server = undefined
})

/** Starts a site whose home page is cached from the given request on; returns its port and the requests it got. */
async function site(cachedFrom: number) {
  const requests: string[] = []
  server = createServer((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`)
    response.writeHead(200, requests.length >= cachedFrom ? { etag: '"home"' } : {}).end('words')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Any listening server can act as the gateway.
  return { requests, port, gatewayUrl: `http://127.0.0.1:${port}` }
}

test('requests the home page by the name of the site until it is cached whole', async () => {
  const { requests, ...options } = await site(3)
  await warmUp({ ...options, siteOrigin, log })
  expect(requests).toEqual(['seneb.example /', 'seneb.example /', 'seneb.example /'])
})

test('gives up where the graph stays away, and fails nothing', async () => {
  const { requests, ...options } = await site(Infinity)
  await warmUp({ ...options, siteOrigin, log, timeoutMs: 300 })
  expect(requests.length).toBeGreaterThan(0)
  await expect(warmUp({ ...options, port: 1, siteOrigin, log, timeoutMs: 50 })).resolves.toBeUndefined()
})

test('requests no page before the gateway listens', async () => {
  const { requests, port } = await site(1)
  await warmUp({ port, gatewayUrl: 'http://127.0.0.1:1', siteOrigin, log, timeoutMs: 300 })
  expect(requests).toEqual([])
})
