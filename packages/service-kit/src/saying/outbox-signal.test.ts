import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { listenToOutbox } from './outbox-signal.js'

test('while PostgreSQL refuses connections the listener tries once a second, however long that lasts [R6]', async () => {
  let attempts = 0
  const refusing = createServer((socket) => {
    attempts += 1
    socket.destroy()
  })
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo

  const stop = await listenToOutbox(`postgres://x:y@127.0.0.1:${port}/z`, silentLogger, () => undefined)
  await pause(5500)
  await stop()
  await new Promise((resolve) => refusing.close(resolve))

  expect(attempts).toBeGreaterThan(1)
  expect(attempts).toBeLessThan(8)
}, 15_000)
