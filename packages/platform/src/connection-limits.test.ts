import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { afterEach, expect, test } from '@jest/globals'

import { admitRequest, closeStalledConnections } from './connection-limits.js'

const megabyte = Buffer.alloc(2 ** 20)
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

let server: Server
let responseCount = 0

async function serve(silenceMs?: number): Promise<number> {
  responseCount = 0
  server = createServer((incoming, response) => {
    if (!admitRequest(incoming, response)) return
    responseCount += 1
    response.end(megabyte)
  })
  closeStalledConnections(server, silenceMs)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A connection that reads nothing until it ends. */
async function connectAndSend(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const closed = (socket: Socket) => once(socket.resume(), 'close')

test('a connection that sends a thousand requests and reads no response is closed before they are processed [R14]', async () => {
  const socket = await connectAndSend(await serve(), request.repeat(1000))

  await closed(socket)

  expect(responseCount).toBeLessThanOrEqual(8)
})

test('a connection that sends one request after the other is served as long as it likes [R14]', async () => {
  const port = await serve()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sizes: number[] = []

  for (let i = 0; i < 30; i++) {
    const [response] = (await once(get({ port, agent }), 'response')) as [IncomingMessage]
    let bytes = 0
    for await (const part of response) bytes += (part as Buffer).length
    sizes.push(bytes)
  }
  agent.destroy()

  expect(sizes).toEqual(Array.from({ length: 30 }, () => megabyte.length))
})

test('a client that stopped reading its response is not waited for [R14]', async () => {
  const port = await serve(200)
  // More than the buffers of both sides can store.
  const socket = await connectAndSend(port, request.repeat(4))

  expect(await connections()).toBe(1)

  while ((await connections()) > 0) await pause(50)
  socket.destroy()
})

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))
}
