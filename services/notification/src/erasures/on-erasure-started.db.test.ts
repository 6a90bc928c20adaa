import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { ErasureFinished } from '@seneb/contracts/messages/notification/every-service.messages'
import { ApplicationErasureStarted } from '@seneb/contracts/messages/referral/every-service.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { deliveriesOf, receivedEvent, notificationDb, testService, type TestService } from '../notification.fixture.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { OperatorEmail } from '../operator-emails/operator-email.entity.js'
import { notificationErasing, onApplicationErasureStarted, onErasureStarted } from './on-erasure-started.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})
afterAll(() => db.close())

async function submittedTripPlan(): Promise<string> {
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  await onTripPlanSubmitted(submitted, service.ctx)
  return submitted.data.tripPlanId
}
const halvesOf = (id: string) => db.db.read((tx) => tx.find(OperatorEmail, { where: { trip_plan_id: id } }))

test('mails about an erased enquiry are deleted, sent or not, with their data; those about others stay [LEGAL-05]', async () => {
  const [id, other] = [await submittedTripPlan(), await submittedTripPlan()]
  expect([await deliveriesOf(db.db, id), await halvesOf(id)].map(({ length }) => length > 0)).toEqual([true, true])

  const about = { enquiryId: id, kind: 'trip-plan', reason: 'person-asked' } as const
  const event = receivedEvent(ErasureStarted, { ...about, recordIds: [id], startedAt: '2026-11-24T09:00:00.000Z' })
  await onErasureStarted(event, service.ctx)
  await onErasureStarted(event, service.ctx)

  expect([await deliveriesOf(db.db, id), await halvesOf(id)]).toEqual([[], []])
  expect(await deliveriesOf(db.db, other)).not.toEqual([])
  expect(await halvesOf(other)).toHaveLength(1)
})

test('mails about an erased application are deleted, also when the event is repeated [LEGAL-05]', async () => {
  const [id, other] = [await submittedTripPlan(), await submittedTripPlan()]
  const event = receivedEvent(ApplicationErasureStarted, { applicationId: id, startedAt: '2026-11-24T09:00:00.000Z' })
  await onApplicationErasureStarted(event, service.ctx)
  await onApplicationErasureStarted(event, service.ctx)

  expect(await deliveriesOf(db.db, id)).toEqual([])
  expect(await deliveriesOf(db.db, other)).not.toEqual([])
})

test('an enquiry without remaining data is reported [LEGAL-05]', async () => {
  const id = await submittedTripPlan()

  await db.db.write((tx) => notificationErasing.onFinished(id, tx, service.ctx))

  expect(await outboxPayloads(db.db, ErasureFinished, id)).toMatchObject([{ enquiryId: id }])
})
