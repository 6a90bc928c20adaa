import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { eventually } from '../../../../tests/support/eventually.js'
import { listenToOutbox } from './outbox-signal.js'

test('while PostgreSQL refuses connections the listener tries once a second, however long that lasts [R6]', async () => {
  const attemptsAt: number[] = []
  const refusing = createServer((socket) => {
    attemptsAt.push(performance.now())
    socket.destroy()
  })
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo

  const stop = await listenToOutbox(`postgres://x:y@127.0.0.1:${port}/z`, silentLogger, () => undefined)
  await eventually('it tries on', () => attemptsAt.length >= 4)
  await stop()
  await new Promise((resolve) => refusing.close(resolve))

  // Never sooner; a busy machine may be later.
  const waitsMs = attemptsAt.slice(1).map((at, i) => at - (attemptsAt[i] ?? NaN))
  expect(waitsMs.filter((ms) => !(ms > 900))).toEqual([])
})
