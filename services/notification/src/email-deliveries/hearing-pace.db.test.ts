import { setTimeout as pause } from 'node:timers/promises'

import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { heard, notificationDb, queueMail, testService, until } from '../notification.fixture.js'
import { OperatorEmailsController } from '../operator-emails/operator-emails.controller.js'
import type { Mailer } from './mailer.js'

let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})

afterAll(() => db.close())

/** How many events of one kind the service hears at once. */
const lanes = 8
const [controller, forMs, easeMs] = [new OperatorEmailsController(), 1000, 250]

test('while more than 200 mails wait, enquiries are heard slowly but on and on, and every mail leaves in the end', async () => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const mailer: Mailer = { send: () => released, close: () => undefined }
  const service = testService({ db: db.db, changes: { mailer } })
  const places = 10
  for (let queued = 0; queued < 200 + places + 1; queued += 1) await queueMail(service.ctx)
  service.start()
  await until(async () => (await stateOf('sending')) === places && service.ctx.sends.isFull)

  const until1s = performance.now() + forMs
  let count = 0
  const hearOn = async (): Promise<void> => {
    while (performance.now() < until1s) {
      await controller.submitted(heard(TripPlanSubmitted, aTripPlanSubmitted()), service.ctx)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: lanes }, hearOn))

  expect(count).toBeGreaterThanOrEqual(lanes)
  expect(count).toBeLessThanOrEqual(lanes * (forMs / easeMs))
  release()
  await until(async () => (await stateOf('sent')) === 200 + places + 1 + count)
  await pause(easeMs)
  expect(service.ctx.sends.isFull).toBe(false)
  await service.stop()
}, 60_000)

async function stateOf(state: string): Promise<number> {
  const [row] = await db.db.read((tx) =>
    tx.query<{ count: number }>('/* inState */ select count(*)::int as count from email_deliveries where state = $1', [
      state,
    ]),
  )
  return row?.count ?? 0
}
