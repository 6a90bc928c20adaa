import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { respondsOk } from './responds-ok.ts'

const succeeding: RequestListener = (_request, response) => response.end('ok')
const failing: RequestListener = (_request, response) => response.writeHead(503).end('not yet')
/** Ends while a response is being sent, like a program that stops. */
const broken: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '100' }).write('o')
  setTimeout(() => response.destroy(), 50)
}

test.each([
  ['a whole answer is', succeeding, true],
  ['a failure is not', failing, false],
  ['an answer that breaks off is not', broken, false],
])('%s one', async (_what, listener, ok) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  expect(await respondsOk(`http://127.0.0.1:${String(port)}/`)).toBe(ok)
  server.close()
})
