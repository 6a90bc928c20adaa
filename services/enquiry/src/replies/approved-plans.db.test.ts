import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import type { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { listCareReferences } from '../care-enquiries/list-care-references.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { queueReplies } from './queue-replies.js'
import { onReplyStatusChanged } from './on-reply-status-changed.js'
import { onCarePlanApproved } from './on-care-plan-approved.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(submittedAt.getTime() + seconds * 1000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

type Approved = Payload<typeof CarePlanApproved>
const approvedFor = (tripPlanId: string, changes: Partial<Approved> = {}): Approved => ({
  tripPlanId,
  replyId: crypto.randomUUID(),
  approvedAt: after(60).toISOString(),
  isDraftedByMachine: true,
  reviewedBy: [{ staffId: desk.idOf('Salma'), name: 'Salma Nour', title: 'Care lead', on: '2026-11-22' }],
  sections: [{ heading: 'Not known yet', lines: ['canary: the price.'] }],
  sources: ['What you told us'],
  ...changes,
})
const consume = (data: Approved, seconds = 60) => {
  const ctx = desk.at(after(seconds))
  return onCarePlanApproved({ id: ctx.newId(), at: after(seconds), data }, ctx)
}
const handOff = (seconds = 61) => queueReplies(desk.at(after(seconds)))
const queuedReplies = ({ replyId }: Approved) => outboxPayloads(desk.postgres.db, ReplyQueued, replyId)
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, desk.as('Mona', ['care-agent'], after(90)))

test('an approved plan is queued for email once per event, with its reviewer and a neutral subject [D-49, O-7, O-8]', async () => {
  const id = await desk.tripPlan({ planDraftConsentGiven: true }, submittedAt)
  const plan = approvedFor(id)
  await consume(plan)
  await consume(plan)
  await handOff()
  await handOff()

  const { enquiry, events } = await detailsOf(id)
  const [mail, ...others] = await queuedReplies(plan)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ enquiryId: id, subject: `About your request (${enquiry.reference})` })
  expect(mail?.body).toContain('AI-assisted draft, reviewed by Salma Nour, Care lead, November 22, 2026')
  expect(mail?.body).toContain('canary: the price.')
  expect(events[0]).toMatchObject({ kind: 'replied', actorId: desk.idOf('Salma'), reply: { template: 'care-plan' } })
  expect(events[0]?.reply).not.toHaveProperty('templateVersion')
  expect(events.filter(({ kind }) => kind === 'replied')).toHaveLength(1)
  expect([enquiry.state, enquiry.version]).toEqual(['open', 2])
})

test('the response clock stops when the mail server accepts the plan, not at its approval [GEN-07, D-49]', async () => {
  const id = await desk.tripPlan({ planDraftConsentGiven: true }, submittedAt)
  const plan = approvedFor(id)
  await consume(plan)
  await handOff()
  const promise = () => desk.postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: id }))
  expect((await promise())?.kept_at ?? null).toBeNull()

  const at = after(120).toISOString()
  const ctx = desk.at(after(121))
  const data = { replyId: plan.replyId, enquiryId: id, state: 'sent', at } as const
  await onReplyStatusChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)
  expect((await promise())?.kept_at).toEqual(after(120))
})

test('a missing enquiry is mailed nothing, and neither is a draft whose consent was withdrawn [TRIP-26, D-66]', async () => {
  const missing = approvedFor(crypto.randomUUID())
  await consume(missing)
  const id = await desk.tripPlan({ planDraftConsentGiven: true }, submittedAt)
  const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
  await withdrawConsent({ purpose: 'plan-draft', token: submitted?.withdrawalToken ?? '' }, desk.at(after(30)))
  const drafted = approvedFor(id)
  await consume(drafted)
  await handOff()
  expect([await queuedReplies(missing), await queuedReplies(drafted)]).toEqual([[], []])

  const written = approvedFor(id, { isDraftedByMachine: false })
  await consume(written)
  await handOff()
  expect(await queuedReplies(written)).toHaveLength(1)
})

test('a closed enquiry reopens with its plan, unless it was withdrawn or no enquiry [D-49]', async () => {
  const [closed, none] = [await desk.tripPlan({}, submittedAt), await desk.tripPlan({}, submittedAt)]
  for (const [id, outcome] of [
    [closed, 'unreachable'],
    [none, 'spam'],
  ])
    // oxfmt-ignore
    await desk.postgres.dataSource.query(`update care_enquiries set state = 'closed', outcome = $2 where id = $1`, [id, outcome])
  const plans = [closed, none].map((id) => approvedFor(id, { isDraftedByMachine: false }))
  for (const plan of plans) await consume(plan)
  await handOff()

  expect(await Promise.all(plans.map(async (plan) => (await queuedReplies(plan)).length))).toEqual([1, 0])
  expect((await detailsOf(closed)).enquiry.state).toBe('open')
})

test('enquiries are found by their references; invalid ones are skipped [D-49]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const { enquiries } = await listCareReferences({ enquiryIds: [id, crypto.randomUUID()] }, desk.at(submittedAt))

  const { enquiry } = await detailsOf(id)
  expect(enquiries).toEqual([{ id, reference: enquiry.reference, dueAt: enquiry.dueAt, answeredAt: undefined }])
})
