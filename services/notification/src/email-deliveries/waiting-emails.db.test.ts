import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import { staffCtx } from '@seneb/testkit/audited-once'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  respondingMailer,
  deliveryOf,
  notificationDb,
  patientAddress,
  queueMail,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { deliveryWorker } from './deliver-due-emails.js'
import { listEmails, readEmailFigures } from './list-emails.js'
import { retryEmail } from './retry-email.js'

let db: TestDb
let service: TestService
let ctx: NotificationCtx
beforeAll(async () => {
  db = await notificationDb()
})
afterAll(() => db.close())
beforeEach(async () => {
  service = testService({ db: db.db })
  const staff = { id: randomUUID(), sessionId: randomUUID(), name: 'Omar', title: 'Ops', authenticatedAt: new Date() }
  ctx = staffCtx(service.ctx, 'notification', { ...staff, roles: ['ops'] })
  await db.db.write((tx) => tx.query('/* empty */ with gone as (delete from email_deliveries) delete from outbox'))
})

/** A mail that ended so, some seconds after it was queued. */
async function endedEmail(
  state: 'sent' | 'dead' | 'retrying' | 'sending',
  changes = `finished_at = clock_timestamp()`,
) {
  const causeId = await queueMail(service.ctx)
  const { id } = await deliveryOf(db.db, causeId)
  await db.db.write((tx) =>
    tx.query(
      `/* end */ update email_deliveries set state = '${state}', attempts = 4, last_failure = 'refused',
        last_error_code = '550', outcome = 'Failed', ${changes} where id = $1`,
      [id],
    ),
  )
  return { causeId, id }
}
const listed = async (state: 'waiting' | 'retrying' | 'dead') =>
  (await listEmails({ state, first: 50 }, ctx)).emails.map(({ id }) => id)
const auditActions = async () => {
  const entries = await db.db.read((tx) => tx.find(OutboxEntry))
  return entries.filter(({ subject }) => subject.includes('.staff-action.completed.')).map(({ payload }) => payload)
}

test('unsent emails are listed by state with their failure, without personal data [D-51, S13]', async () => {
  await queueMail(service.ctx)
  const dead = await endedEmail('dead')
  const retrying = await endedEmail('retrying', `next_attempt_at = clock_timestamp() + interval '1 hour'`)
  await endedEmail('sent')
  await endedEmail('dead', 'sealed_body = null')

  const page = await listEmails({ state: 'dead', first: 50 }, ctx)
  expect(page.emails).toEqual([
    expect.objectContaining({
      id: dead.id,
      state: 'dead',
      kind: 'trip-plan-receipt',
      causeId: dead.causeId,
      attempts: 4,
      failure: 'refused',
      code: '550',
      outcome: 'Failed',
      nextAttemptAt: undefined,
    }),
  ])
  expect(page.counts).toEqual([
    { state: 'dead', code: '550', count: 1 },
    { state: 'retrying', code: '550', count: 1 },
    { state: 'waiting', code: undefined, count: 1 },
  ])
  expect(await listed('waiting')).toHaveLength(1)
  expect(await listed('retrying')).toEqual([retrying.id])
  expect(JSON.stringify(page)).not.toContain(patientAddress)
})

test('pages of mails follow one another, each mail once [D-51]', async () => {
  for (let at = 0; at < 5; at++) await queueMail(service.ctx)
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await listEmails({ state: 'waiting', first: 2, after }, ctx)
    seen.push(...page.emails.map(({ id }) => id))
    after = page.next
  } while (after)

  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})

test('a dead email restarts and is sent, with one audit entry [D-51, ADM-09]', async () => {
  const { causeId, id } = await endedEmail('dead')
  const { mailer, sent } = respondingMailer('ok')
  const sending = testService({ db: db.db, changes: { mailer } })
  const staff = { id: randomUUID(), sessionId: randomUUID(), name: 'Omar', title: 'Ops', authenticatedAt: new Date() }
  sending.start()
  await retryEmail({ emailId: id }, staffCtx(sending.ctx, 'notification', { ...staff, roles: ['ops'] }))
  await until(async () => (await deliveryOf(db.db, causeId)).state === 'sent')
  await sending.stop()

  expect(sent).toHaveLength(1)
  expect(sending.woken).toContain(deliveryWorker)
  expect(await auditActions()).toEqual([
    expect.objectContaining({
      action: 'retry-email',
      object: { kind: 'email', id },
      fields: [
        { name: 'state', from: 'dead', to: 'queued' },
        { name: 'attempts', from: '4', to: '0' },
      ],
    }),
  ])
})

test('a mail that waits for its next attempt is tried right away, keeping its number of attempts [D-51]', async () => {
  const { causeId, id } = await endedEmail('retrying', `next_attempt_at = clock_timestamp() + interval '1 hour'`)
  await retryEmail({ emailId: id }, ctx)

  const { attempts, next_attempt_at, state } = await deliveryOf(db.db, causeId)
  expect({ attempts, state, isDue: next_attempt_at <= new Date() }).toEqual({
    attempts: 4,
    state: 'retrying',
    isDue: true,
  })
})

test.each([
  ['was sent', () => endedEmail('sent')],
  ['is forgotten', () => endedEmail('dead', 'sealed_body = null')],
  ['is being sent', () => endedEmail('sending', `lease_until = now() + interval '1 minute'`)],
  ['is not there', () => Promise.resolve({ id: randomUUID() })],
])('a mail that %s is not sent again, and no act is said [D-51]', async (_what, mail) => {
  const { id } = await mail()

  await expect(retryEmail({ emailId: id }, ctx)).rejects.toMatchObject({ code: 'EMAIL_NOT_WAITING' })
  expect(await auditActions()).toEqual([])
})

test('of two concurrent retries of one email one succeeds, and the other is rejected [D-51, ADM-09]', async () => {
  const { causeId, id } = await endedEmail('dead')
  const outcomes = await Promise.allSettled([retryEmail({ emailId: id }, ctx), retryEmail({ emailId: id }, ctx)])

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await deliveryOf(db.db, causeId)).toMatchObject({ state: 'queued', attempts: 0 })
  expect(await auditActions()).toHaveLength(1)
})

test('email delivery is reported in counts and times, and without sent emails there is no time [ADM-02, D-39]', async () => {
  expect(await readEmailFigures({ days: 28 }, ctx)).toEqual({
    sent: 0,
    dead: 0,
    waiting: 0,
    oldestWaitingSeconds: 0,
    medianSeconds: undefined,
    p95Seconds: undefined,
  })
  for (const seconds of [1, 2, 9])
    await endedEmail('sent', `finished_at = queued_at + ${seconds} * interval '1 second'`)
  await endedEmail('dead')
  await endedEmail('sent', `finished_at = clock_timestamp() - interval '29 days'`)
  await queueMail(service.ctx)

  expect(await readEmailFigures({ days: 28 }, ctx)).toMatchObject({ sent: 3, dead: 1, waiting: 1, medianSeconds: 2 })
})
