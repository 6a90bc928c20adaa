import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AiPlanRequested, CarePlanCreated } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { createCarePlan } from './care-plans.js'

const now = new Date('2026-11-23T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

const begin = (enquiryId: string) => createCarePlan({ enquiryId }, desk.as('Mona', ['care-agent'], now))
const inputError = (message: string) => ({ code: 'INPUT_INVALID', fields: [{ path: 'enquiryId', message }] })
/** Facts the planner received about an enquiry. */
const facts = async (event: typeof AiPlanRequested | typeof CarePlanCreated, id: string) =>
  (await outboxPayloads(desk.postgres.db, event, id)).map(({ trip }) => trip)

test('without consent to a draft the planner gets no data until staff create a plan, and then facts without a name [D-66, D-49]', async () => {
  const trip = { estimatedTreatmentCost: '1500.50', totalBudget: '4000', preferredTravelDates: '2027-01-05' }
  const drafted = await desk.tripPlan({ ...trip, planDraftConsentGiven: true }, now)
  const id = await desk.tripPlan({ ...trip, planDraftConsentGiven: false }, now)
  expect([await facts(AiPlanRequested, id), await facts(CarePlanCreated, id)]).toEqual([[], []])

  expect(await begin(id)).toEqual({ enquiryId: id })
  expect(await facts(CarePlanCreated, id)).toEqual(await facts(AiPlanRequested, drafted))
  const auditActions = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([['begin-plan', 'Mona']])
})

test('no plan is created next to a draft, for a consultation, or for an unknown enquiry [D-66]', async () => {
  const drafted = await desk.tripPlan({ planDraftConsentGiven: true }, now)
  const consultationId = await desk.consultation({}, now)

  await expect(begin(drafted)).rejects.toMatchObject(
    inputError('This enquiry already has a plan, because the person agreed to a draft'),
  )
  await expect(begin(consultationId)).rejects.toMatchObject(inputError('Only requests of the trip planner have plans'))
  await expect(begin(crypto.randomUUID())).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
})
