import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { drainRequest } from './lingering-close.js'

const megabyte = 1024 * 1024
let server: Server
let closedCount = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(413, { connection: 'close', 'content-length': 9 })
    response.write('too large')
    void drainRequest(request).then(() => {
      closedCount += 1
      response.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a body of `megabytes` megabytes and reads only after the pause. */
async function responseTo(megabytes: number, pauseMs: number): Promise<string> {
  const socket: Socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const failed = once(socket, 'error').then(([error]) => `failed: ${(error as Error).message}`)
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${megabytes * megabyte}\r\n\r\n`)
  for (let i = 0; i < megabytes; i++) socket.write(Buffer.alloc(megabyte))
  await pause(pauseMs)
  const read = once(socket, 'data').then(([part]) => String(part))
  const reply = await Promise.race([read, failed])
  socket.destroy()
  return reply
}

test.each([1, 3, 12, 40])(
  'a client reads its answer after half a second, whatever else of %i MB it sends',
  async (size) => {
    expect(await responseTo(size, 500)).toMatch(/^HTTP\/1.1 413 [\s\S]*too large$/)
  },
)

test('a client that neither reads nor closes is let go', async () => {
  const before = closedCount
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${40 * megabyte}\r\n\r\n`)
  for (let i = 0; i < 40; i++) socket.write(Buffer.alloc(megabyte))

  while (closedCount === before) await pause(20)

  socket.destroy()
})
