import type { TestDb } from '@seneb/testkit/test-db'
import { testAtRest } from '@seneb/testkit/test-keys'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { notificationWorkers } from '../notification-workers.js'
import {
  respondingMailer,
  deliveryOf,
  notificationDb,
  patientAddress,
  queueMail,
  testService,
  until,
} from '../notification.fixture.js'

let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})
beforeEach(() => db.db.write((tx) => tx.query('/* empty */ delete from email_deliveries')))
afterAll(() => db.close())

/** The table as a dump holds it. */
async function dump(): Promise<string> {
  const rows = await db.db.read((tx) => tx.query<{ text: string }>(`select d::text as text from email_deliveries d`))
  const text = rows.map((row) => row.text).join('\n')
  const bytes = [...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex]) =>
    Buffer.from(String(hex), 'hex').toString('latin1'),
  )
  return [text, ...bytes].join('\n')
}

const canaries = /Canary|patient@example|newsletter\/unsubscribe|secret-of-the-link/
const aMail = {
  to: { name: 'Amal Canary', address: patientAddress },
  email: { subject: 'For Canary', html: '<p>Canary</p>', text: 'Canary' },
  unsubscribeUrl: 'https://api.seneb.example/newsletter/unsubscribe/secret-of-the-link',
}

test('an email is stored encrypted until accepted, is identical at every attempt, and is deleted once sent [S13, PIPE-07]', async () => {
  const { mailer, sent } = respondingMailer('server', 'server', 'ok')
  const service = testService({ db: db.db, changes: { mailer } })
  const id = await queueMail(service.ctx, aMail)
  expect(await dump()).not.toMatch(canaries)

  service.start()
  await until(async () => (await deliveryOf(db.db, id)).state === 'sent')
  await service.stop()

  const row = await deliveryOf(db.db, id)
  const { email, to, unsubscribeUrl } = aMail
  expect(sent).toEqual([{ messageId: row.message_id, to, ...email, unsubscribeUrl }])
  expect(row).toMatchObject({ sealed_body: null, attempts: 3, recipient_digest: testAtRest.digest(patientAddress) })
  expect(await dump()).not.toMatch(canaries)
})

test('a sent email is never sent again', async () => {
  const { mailer, sent } = respondingMailer('ok')
  const service = testService({ db: db.db, changes: { mailer } })
  const id = await queueMail(service.ctx, aMail)
  service.start()
  await until(async () => (await deliveryOf(db.db, id)).state === 'sent')

  await queueMail(service.ctx, { ...aMail, cause: { kind: 'trip-plan', id } })
  const other = await queueMail(service.ctx)
  await until(async () => (await deliveryOf(db.db, other)).state === 'sent')
  await service.stop()

  expect(sent).toHaveLength(2)
})

test('a given-up email can be retried for thirty days and is then deleted [D-51, S13]', async () => {
  const { mailer, sent } = respondingMailer('refused', 'refused', 'ok')
  const service = testService({ db: db.db, changes: { mailer } })
  const [old, recent] = [await queueMail(service.ctx, aMail), await queueMail(service.ctx, aMail)]
  service.start()
  for (const id of [old, recent]) await until(async () => (await deliveryOf(db.db, id)).state === 'dead')
  const aged = `/* age */ update email_deliveries set finished_at = finished_at - $2 * interval '1 day' where cause_id = $1`
  await db.db.write((tx) => tx.query(aged, [old, 30.1]))
  await db.db.write((tx) => tx.query(aged, [recent, 29.9]))

  const worker = notificationWorkers.find(({ name }) => name === 'forget-unsent-emails')
  await worker?.run(service.ctx)
  // The same statement that the README gives operations for sending manually.
  await db.db.write((tx) =>
    tx.query(`/* sendByHand */ update email_deliveries
      set state = 'queued', attempts = 0, outcome = null, finished_at = null, queued_at = now(), next_attempt_at = now()
      where state = 'dead' and sealed_body is not null`),
  )
  service.ctx.wake('deliver-due-emails')
  await until(async () => (await deliveryOf(db.db, recent)).state === 'sent')
  await service.stop()

  expect(await deliveryOf(db.db, old)).toMatchObject({ state: 'dead', sealed_body: null })
  expect(sent).toHaveLength(1)
})
