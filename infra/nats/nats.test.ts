import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'

import { untilNatsReady } from './nats.ts'

test('a server that closes without a greeting is retried until the timeout', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  await expect(untilNatsReady({ port, monitorPort: port }, { withinMs: 1000 })).rejects.toThrow(
    'NATS was not ready within 1000 ms',
  )
  expect(connections).toBeGreaterThan(1)
  server.close()
})
