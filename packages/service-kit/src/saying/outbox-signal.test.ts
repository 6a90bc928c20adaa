import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'

import { eventually } from '../../../../tests/support/eventually.js'
import { OutboxSignal } from './outbox-signal.js'

test('while PostgreSQL refuses connections the listener tries once a second, however long that lasts [R6]', async () => {
  const attemptsAt: number[] = []
  const refusing = createServer((socket) => {
    attemptsAt.push(performance.now())
    socket.destroy()
  })
  refusing.listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo

  const databaseUrl = `postgres://x:y@127.0.0.1:${port}/z`
  const signal = new OutboxSignal({ databaseUrl, log: silentLogger, onOutboxWrite: () => undefined })
  await signal.start()
  await eventually('it tries on', () => attemptsAt.length >= 4)
  await signal.stop()
  await new Promise((resolve) => refusing.close(resolve))

  // Never sooner; a busy machine may be later.
  const waitsMs = attemptsAt.slice(1).map((at, i) => at - (attemptsAt[i] ?? NaN))
  expect(waitsMs.filter((ms) => !(ms > 900))).toEqual([])
})
