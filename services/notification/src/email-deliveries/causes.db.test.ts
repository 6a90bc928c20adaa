import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AmbassadorApplicationApproved } from '@seneb/contracts/messages/referral/ambassador-application.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { onAmbassadorApplicationApproved } from '../ambassador-applications/ambassador-application-mails.js'
import { deliveriesOf, receivedEvent, notificationDb, queueMail, testService } from '../notification.fixture.js'

let db: TestDb
beforeAll(async () => {
  db = await notificationDb()
})
afterAll(() => db.close())

const approved = (applicationId: string, id = randomUUID()) => ({
  ...receivedEvent(AmbassadorApplicationApproved, {
    applicationId,
    reference: 'SNB-8L4N2R',
    decidedAt: '2026-11-22T09:00:00.000Z',
    applicantType: 'tour-guide',
    code: 'youssef7',
    personal: { fullName: 'Amal', email: 'amal@example.com' },
  }),
  id,
})

test('a repeated reply event creates one email, and a second reply another', async () => {
  const { ctx } = testService({ db: db.db })
  const [application, first, second] = [randomUUID(), randomUUID(), randomUUID()]

  for (const eventId of [first, first, second])
    await onAmbassadorApplicationApproved(approved(application, eventId), ctx)

  const deliveries = await deliveriesOf(db.db, application)
  expect(deliveries.map(({ cause_kind, kind, occasion }) => ({ cause_kind, kind, occasion }))).toEqual(
    [first, second].map((occasion) => ({
      cause_kind: 'ambassador-application',
      kind: 'ambassador-application-decision',
      occasion,
    })),
  )
})

test('a cause gets one email of each unique kind [D-50, PIPE-13]', async () => {
  const { ctx } = testService({ db: db.db })
  const cause = { kind: 'trip-plan', id: randomUUID() } as const

  for (const kind of ['trip-plan-receipt', 'trip-plan-operator-email', 'trip-plan-receipt'] as const)
    await queueMail(ctx, { cause, kind })

  expect((await deliveriesOf(db.db, cause.id)).map(({ kind }) => kind)).toEqual([
    'trip-plan-receipt',
    'trip-plan-operator-email',
  ])
})
