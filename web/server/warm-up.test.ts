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
  const asked: string[] = []
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    response.writeHead(200, asked.length >= cachedFrom ? { etag: '"home"' } : {}).end('words')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Any listening server can act as the gateway.
  return { asked, port, gatewayUrl: `http://127.0.0.1:${port}` }
}

test('asks for the home page by the name of the site until it is cached whole', async () => {
  const { asked, ...places } = await site(3)
  await warmUp({ ...places, siteOrigin, log })
  expect(asked).toEqual(['seneb.example /', 'seneb.example /', 'seneb.example /'])
})

test('gives up where the graph stays away, and fails nothing', async () => {
  const { asked, ...places } = await site(Infinity)
  await warmUp({ ...places, siteOrigin, log, timeoutMs: 300 })
  expect(asked.length).toBeGreaterThan(0)
  await expect(warmUp({ ...places, port: 1, siteOrigin, log, timeoutMs: 50 })).resolves.toBeUndefined()
})

test('asks for no page before somebody listens where the gateway is to be', async () => {
  const { asked, port } = await site(1)
  await warmUp({ port, gatewayUrl: 'http://127.0.0.1:1', siteOrigin, log, timeoutMs: 300 })
  expect(asked).toEqual([])
})
