import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AmbassadorApplicationApproved } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { migrate } from '@seneb/service-kit/storing/migrate'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { onAmbassadorApplicationApproved } from '../ambassador-applications/on-ambassador-application-decided.js'
import { migrations } from '../migrations/index.js'
import { notificationEntities } from '../tables.js'
import { deliveriesOf, heard, notificationDb, queueMail, testService } from '../notification.fixture.js'

let db: TestDb
beforeAll(async () => {
  db = await notificationDb()
})
afterAll(() => db.close())

const approved = (applicationId: string, id = randomUUID()) => ({
  ...heard(AmbassadorApplicationApproved, {
    applicationId,
    reference: 'SNB-8L4N2R',
    decidedAt: '2026-11-22T09:00:00.000Z',
    applicantType: 'tour-guide',
    code: 'youssef7',
    personal: { fullName: 'Amal', email: 'amal@example.com' },
  }),
  id,
})

test('the same answer is one mail however often it is heard, a second answer is a second mail', async () => {
  const { ctx } = testService({ db: db.db })
  const [application, first, second] = [randomUUID(), randomUUID(), randomUUID()]

  for (const answer of [first, first, second]) await onAmbassadorApplicationApproved(approved(application, answer), ctx)

  const deliveries = await deliveriesOf(db.db, application)
  expect(deliveries.map(({ cause_kind, kind, occasion }) => ({ cause_kind, kind, occasion }))).toEqual(
    [first, second].map((occasion) => ({
      cause_kind: 'ambassador-application',
      kind: 'ambassador-application-decision',
      occasion,
    })),
  )
})

test('of what there is one only, a cause gets one mail of each kind [D-50, PIPE-13]', async () => {
  const { ctx } = testService({ db: db.db })
  const cause = { kind: 'trip-plan', id: randomUUID() } as const

  for (const kind of ['trip-plan-receipt', 'trip-plan-operator-email', 'trip-plan-receipt'] as const)
    await queueMail(ctx, { cause, kind })

  expect((await deliveriesOf(db.db, cause.id)).map(({ kind }) => kind)).toEqual([
    'trip-plan-receipt',
    'trip-plan-operator-email',
  ])
})

test('mails stored before get the kind of their cause, those of the newsletter their subscriber, and all their new kinds', async () => {
  const at = migrations.findIndex(({ name }) => name.startsWith('NameCauses'))
  const old = await testDb({
    schema: 'notification',
    entities: notificationEntities,
    migrations: migrations.slice(0, at),
  })
  const [cause, asked, forgotten, subscriber] = Array.from({ length: 4 }, () => randomUUID())
  const insert = `/* insertOld */ insert into email_deliveries
    (id, kind, trip_plan_id, message_id, state, attempts, next_attempt_at, outcome_when_failed, queued_at)
    values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, 'sent', 1, now(), 'x', clock_timestamp())`
  const said = `/* insertSaid */ insert into outbox (id, subject, payload, said_at) values ($1, $2, '{}', now())`
  await old.db.write(async (tx) => {
    for (const kind of ['trip-plan-brief', 'consultation-receipt', 'application-decision'])
      await tx.query(insert, [kind, cause])
    for (const id of [asked, forgotten]) await tx.query(insert, ['newsletter-confirmation', id])
    await tx.query(said, [asked, `notification.newsletter.subscribed.v1.${subscriber}`])
  })

  await migrate({ service: 'notification', url: old.migrationUrl, migrations })

  const rows = await deliveriesOf(old.db)
  await old.close()
  expect(rows.map(({ cause_id, cause_kind, kind, occasion }) => [cause_id, cause_kind, kind, occasion])).toEqual(
    expect.arrayContaining([
      [cause, 'trip-plan', 'trip-plan-operator-email', 'once'],
      [cause, 'consultation', 'consultation-receipt', 'once'],
      [cause, 'ambassador-application', 'ambassador-application-decision', 'once'],
      [subscriber, 'newsletter-subscriber', 'newsletter-confirmation', asked],
      [forgotten, 'newsletter-subscriber', 'newsletter-confirmation', forgotten],
    ]),
  )
  expect(rows).toHaveLength(5)
})
