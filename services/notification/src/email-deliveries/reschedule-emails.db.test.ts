import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import {
  respondingMailer,
  deliveriesOf,
  notificationDb,
  queueMail,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import { rescheduleEmails } from './retry-email.js'
import type { FailureKind } from './delivery-failure.rules.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})

beforeEach(() => db.db.write((tx) => tx.query('/* empty */ delete from email_deliveries')).then(() => undefined))

afterAll(() => db.close())

/** A mail that waits an hour for its next attempt. */
async function waiting(failure: FailureKind, code: string): Promise<string> {
  const id = await queueMail(service.ctx)
  await db.db.write((tx) =>
    tx.query(
      `/* wait */ update email_deliveries set state = 'retrying', attempts = 6, last_failure = $2, last_error_code = $3,
        next_attempt_at = clock_timestamp() + interval '1 hour' where cause_id = $1`,
      [id, failure, code],
    ),
  )
  return id
}

/** A mail that was accepted at the second attempt, just now. */
async function recovered(failure: FailureKind, code: string): Promise<void> {
  const id = await waiting(failure, code)
  await db.db.write((tx) =>
    tx.query(
      `/* recover */ update email_deliveries set state = 'sent', finished_at = clock_timestamp() where cause_id = $1`,
      [id],
    ),
  )
}

async function dueIds(): Promise<string[]> {
  const rows = await deliveriesOf(db.db)
  return rows
    .filter(({ state, next_attempt_at }) => state === 'retrying' && next_attempt_at.getTime() <= Date.now() + 1000)
    .map(({ cause_id }) => cause_id)
}

test('while the server is unavailable, the oldest mail probes it and the others wait on [R7]', async () => {
  const oldest = await waiting('server', 'ECONNREFUSED')
  await waiting('server', 'ECONNREFUSED')
  await waiting('deferred', '451')

  await rescheduleEmails(service.ctx)

  expect(await dueIds()).toEqual([oldest])
})

test('after one mail is accepted, all that failed because of the server follow [R7]', async () => {
  const first = await waiting('server', 'ECONNREFUSED')
  const second = await waiting('server', 'EABORT')
  await waiting('deferred', '451')
  await recovered('server', 'ECONNREFUSED')

  await rescheduleEmails(service.ctx)

  expect(await dueIds()).toEqual([first, second])
})

test('deferred emails follow an accepted one with the same server response only [R7]', async () => {
  const same = await waiting('deferred', '451')
  await waiting('deferred', '452')
  await recovered('deferred', '451')

  await rescheduleEmails(service.ctx)

  expect(await dueIds()).toEqual([same])
})

test('a success of long ago brings nothing forward', async () => {
  await waiting('deferred', '451')
  await recovered('deferred', '451')
  await db.db.write((tx) =>
    tx.query(`/* age */ update email_deliveries set finished_at = finished_at - interval '1 minute'`),
  )

  await rescheduleEmails(service.ctx)

  expect(await dueIds()).toEqual([])
})

test('after an outage everything is sent within seconds of the return [R7]', async () => {
  const { mailer, sent } = respondingMailer(...Array.from({ length: 9 }, () => 'server' as const), 'ok')
  const outage = testService({
    db: db.db,
    changes: { mailer, delivery: { ...service.ctx.delivery, rescheduleMs: 50 } },
  })
  for (let i = 0; i < 3; i += 1) await queueMail(outage.ctx)
  outage.start()
  await until(async () =>
    (await deliveriesOf(db.db)).every(({ attempts, state }) => attempts === 3 && state === 'retrying'),
  )

  await rescheduleEmails(outage.ctx)
  await until(() => sent.length === 1)
  await until(async () => (await deliveriesOf(db.db)).some(({ state }) => state === 'sent'))
  await rescheduleEmails(outage.ctx)

  await until(async () => (await deliveriesOf(db.db)).every(({ state }) => state === 'sent'))
  await outage.stop()
})
