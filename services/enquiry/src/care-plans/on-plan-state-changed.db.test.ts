import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import type { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { createCarePlan, onPlanStateChanged } from './care-plans.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (minutes: number) => new Date(submittedAt.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

const as = (name: string, role: StaffRole) => desk.as(name, [role], after(60))
const agent = () => as('Mona', 'care-agent')
const drafted = () => desk.tripPlan({ planDraftConsentGiven: true, companionTravelNeeds: 'canary needs' }, submittedAt)
const read = (enquiryId: string, ctx = agent()) => readCareEnquiry({ enquiryId }, ctx)

type Moved = Payload<typeof CarePlanStateChanged>
const consume = (tripPlanId: string, minutes: number, moved: Omit<Moved, 'at' | 'tripPlanId'>) => {
  const ctx = desk.at(after(minutes))
  const data = { tripPlanId, at: after(minutes).toISOString(), ...moved }
  return onPlanStateChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)
}
const returned = (by: string) => ({ state: 'returned', by: desk.idOf(by), note: 'canary: ask about warfarin' }) as const

test('a returned plan is on the timeline of its enquiry, beside it, and in the counts of My day [D-49, GEN-07]', async () => {
  const id = await drafted()
  expect((await read(id)).enquiry.planState).toBe('waiting')
  await consume(id, 10, returned('Hany'))

  const { enquiry, events } = await read(id)
  expect(enquiry).toMatchObject({ planState: 'returned', version: 1 })
  expect(events[0]).toMatchObject({
    kind: 'plan-returned',
    actorId: desk.idOf('Hany'),
    note: 'canary: ask about warfarin',
  })
  expect((await countCareEnquiries(agent())).plansReturned).toBe(1)
  const view = { show: 'plan-returned', mine: false, unclaimed: false, overdue: false, first: 10 } as const
  expect((await listCareEnquiries(view, agent())).enquiries.map((one) => one.id)).toEqual([id])
  expect(await outboxPayloads(desk.postgres.db, CareEnquiryChanged, id)).toHaveLength(2)
  const rows: unknown = await desk.postgres.dataSource.query('select e::text from care_events e')
  expect(JSON.stringify(rows)).not.toContain('warfarin')

  await consume(id, 20, { state: 'waiting', by: desk.idOf('Mona') })
  expect([(await read(id)).enquiry.planState, (await countCareEnquiries(agent())).plansReturned]).toEqual([
    'waiting',
    0,
  ])
})

test('a late change is recorded without effect, and nothing is stored for an ended enquiry [D-49, R5]', async () => {
  const id = await drafted()
  await consume(id, 20, { state: 'sent' })
  await consume(id, 10, { state: 'approved', by: desk.idOf('Hany') })
  await consume('0190f5fe-7c00-7a00-8000-0000000000ff', 10, { state: 'sent' })

  const { enquiry, events } = await read(id)
  expect(enquiry.planState).toBe('sent')
  expect(events.map(({ kind }) => kind)).toEqual(['plan-approved', 'submitted'])
})

test('a doctor sees name and text of the person only for the plans they review or have reviewed [D-49, ADM-09]', async () => {
  const [open, reviewed, other] = [await drafted(), await drafted(), await drafted()]
  const [byHand, request] = [
    await desk.tripPlan({ planDraftConsentGiven: false }, submittedAt),
    await desk.consultation({}, submittedAt),
  ]
  await consume(reviewed, 10, { state: 'approved', by: desk.idOf('Hany') })
  await consume(other, 10, { state: 'approved', by: desk.idOf('Nour') })
  for (const id of [reviewed, other]) await consume(id, 11, { state: 'sent' })
  const hany = as('Hany', 'doctor')

  for (const id of [open, reviewed]) {
    const { enquiry, personal } = await read(id, hany)
    expect(personal?.facts).toContainEqual({ name: 'companionTravelNeeds', value: 'canary needs' })
    expect(enquiry.fullName).toBeDefined()
  }
  for (const id of [other, byHand, request]) {
    const { enquiry, personal } = await read(id, hany)
    expect([personal, enquiry.fullName, enquiry.firstWords]).toEqual([undefined, undefined, undefined])
  }
  await createCarePlan({ enquiryId: byHand }, agent())
  expect((await read(byHand, hany)).personal).toBeDefined()
  expect((await read(open, as('Aud', 'auditor'))).personal).toBeUndefined()
})

test("a person's withdrawal of the consent to a draft is on the timeline, and the plan is gone [TRIP-26, D-66]", async () => {
  const id = await drafted()
  const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
  await withdrawConsent({ purpose: 'plan-draft', token: submitted?.withdrawalToken ?? '' }, desk.at(after(30)))

  const { enquiry, events } = await read(id)
  expect(enquiry).not.toHaveProperty('planState')
  expect(events[0]).toMatchObject({ kind: 'draft-withdrawn', at: after(30).toISOString() })
  expect(events[0]).not.toHaveProperty('actorId')
})
