import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { drainConnections } from './shutdown.js'

test('a server that is closing still answers, and announces with each response that the connection closes', async () => {
  const server = createServer((_request, response) => void response.writeHead(200, { 'x-own': 'kept' }).end('answer'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const request = () => answerOf(agent, (server.address() as AddressInfo).port)

  try {
    expect((await request()).headers.connection).toBe('keep-alive')
    const drained = drainConnections(server, 200)
    const last = await request()
    expect(last.headers).toMatchObject({ connection: 'close', 'x-own': 'kept' })
    await drained
    // The client has closed the connection itself, so none remains that could be closed during a request.
    expect(Object.keys(agent.freeSockets)).toEqual([])
  } finally {
    agent.destroy()
    server.close()
  }
})

async function answerOf(agent: Agent, port: number): Promise<IncomingMessage> {
  const request = get({ host: '127.0.0.1', port, agent })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  await response.resume().toArray()
  return response
}
