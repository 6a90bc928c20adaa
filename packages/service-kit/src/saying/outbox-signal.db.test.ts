import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { eventually } from '../../../../tests/support/eventually.js'
import { OutboxSignal } from './outbox-signal.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry' })
})
afterAll(() => postgres.close())

test('each replica hears of what the others said, and not of what it said itself [R6]', async () => {
  const heardBy = { first: 0, second: 0 }
  const signalOf = (name: keyof typeof heardBy) =>
    new OutboxSignal({ databaseUrl: postgres.url, log: silentLogger, onOutboxWrite: () => (heardBy[name] += 1) })
  const [first, second] = [signalOf('first'), signalOf('second')]
  await Promise.all([first.start(), second.start()])

  first.tell()
  await eventually('the second hears', () => heardBy.second === 1)
  // What it told itself would have come to it as soon as to the other.
  expect(heardBy.first).toBe(0)
  second.tell()
  await eventually('the first hears', () => heardBy.first > 0)

  expect(heardBy).toEqual({ first: 1, second: 1 })
  await Promise.all([first.stop(), second.stop()])
})
