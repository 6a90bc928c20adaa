import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { deliveryOf, notificationDb, queueMail, testService } from '../notification.fixture.js'
import type { DeliveryState } from './email-delivery.entity.js'
import { scrubEmails } from './scrub-emails.js'

let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})

afterAll(() => db.close())

test('thirty days after its end a mail has forgotten its person and its words, and still counts [S13]', async () => {
  const { ctx } = testService({ db: db.db })
  const ended = async (state: DeliveryState, days: number) => {
    const id = await queueMail(ctx)
    await db.db.write((tx) =>
      tx.query(
        `/* end */ update email_deliveries
          set state = $2, finished_at = clock_timestamp() - $3 * interval '1 day' where trip_plan_id = $1`,
        [id, state, days],
      ),
    )
    return id
  }
  const [sent, dead, recent, waiting] = [
    await ended('sent', 30.1),
    await ended('dead', 30.1),
    await ended('sent', 29.9),
    await ended('retrying', 31),
  ]

  await scrubEmails(ctx)

  const forgotten = { recipient_address: null, recipient_name: null, subject: null, html: null, text: null }
  expect(await deliveryOf(db.db, sent)).toMatchObject({ ...forgotten, state: 'sent', scrubbed_at: expect.any(Date) })
  expect(await deliveryOf(db.db, dead)).toMatchObject({ ...forgotten, state: 'dead' })
  expect(await deliveryOf(db.db, recent)).toMatchObject({ text: 'Hello', scrubbed_at: null })
  expect(await deliveryOf(db.db, waiting)).toMatchObject({ text: 'Hello', scrubbed_at: null })
})
