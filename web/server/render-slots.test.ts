import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { RenderSlots } from './render-slots.js'

const maxAtOnce = 32
const maxPerClient = 40

/** Events at a server; pages in `making` are rendered until their function is called. */
interface Events {
  making: (() => void)[]
  started: number
  rejected: number
  closed: number
}

let seen: Events
let server: Server
let sockets: Socket[] = []

beforeEach(async () => {
  const events: Events = { making: [], started: 0, rejected: 0, closed: 0 }
  seen = events
  sockets = []
  const slots = new RenderSlots((address) => address === '127.0.0.1')
  server = createServer((request, response) => {
    const make = async () => {
      events.started += 1
      await new Promise<void>((resolve) => events.making.push(resolve))
      response.end(`made ${request.url}`)
    }
    response.once('close', () => (events.closed += 1))
    void slots.render(request, response, make).then((hadSlot) => {
      if (hadSlot) return
      events.rejected += 1
      response.writeHead(503).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})

async function sendRequest(client: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(`GET /page HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\n\r\n`)
  return socket
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 10_000
  while (!isTrue()) {
    if (performance.now() > end)
      throw new Error(`begun ${seen.started}, refused ${seen.rejected}, closed ${seen.closed}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function requestDurations(count: number, client: string): Promise<Socket[]> {
  return Promise.all(Array.from({ length: count }, () => sendRequest(client)))
}

test('a limited number of pages is rendered concurrently, and the next begins when one ends [R14]', async () => {
  const [first] = await requestDurations(maxAtOnce + 3, '203.0.113.1')
  await until(() => seen.started === maxAtOnce)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(seen.started).toBe(maxAtOnce)

  seen.making[0]?.()
  await until(() => seen.started === maxAtOnce + 1)
  expect(seen.rejected).toBe(0)
  expect(first?.destroyed).toBe(false)
})

test('one client has a number of slots, others have theirs, and a client that leaves frees its slot [R14]', async () => {
  const crowd = await requestDurations(maxPerClient, '203.0.113.1')
  await until(() => seen.started === maxAtOnce)
  await sendRequest('203.0.113.1')
  await until(() => seen.rejected === 1)

  const other = await sendRequest('203.0.113.2')
  for (const socket of crowd) socket.destroy()
  await until(() => seen.closed === maxPerClient + 1)
  // Their clients have disconnected, yet started renderings finish; others never start.
  for (const finish of seen.making) finish()
  await until(() => seen.started === maxAtOnce + 1)
  seen.making.at(-1)?.()
  const [chunk] = (await once(other, 'data')) as [Buffer]
  expect(chunk.toString()).toContain('made /page')

  await requestDurations(maxPerClient, '203.0.113.1')
  await until(() => seen.started === 2 * maxAtOnce + 1)
  expect(seen.rejected).toBe(1)
})
