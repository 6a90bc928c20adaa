import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import {
  ReferredTripPlanSubmitted,
  TripPlanSubmitted,
  syntheticSignatureRejected,
} from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { signSyntheticRequest } from '@seneb/platform/synthetic-signature'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { testKey } from '@seneb/testkit/test-keys'
import { withSwitchTurned } from '@seneb/testkit/with-switch'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { claimNextCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { Consent } from '../consents/consent.entity.js'
import type { EnquiryCtx } from '../enquiry-ctx.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { readPromiseMeter } from '../promise-meter/read-promise-meter.js'
import { publishPromiseThresholds } from '../promise-thresholds/publish-promise-thresholds.js'
import { submitTripPlan } from './submit-trip-plan.js'
import { TripPlan } from './trip-plan.entity.js'

const at = new Date('2026-11-23T09:00:00Z')
const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const syntheticKeys = testKey('marks')
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

interface Marked {
  readonly signature?: string
  readonly changes?: object
  readonly ctx?: Partial<EnquiryCtx>
}

/** Submits an enquiry as the synthetic patient does, with the changes the test gives. */
async function journey({ changes, ctx, signature }: Marked = {}): Promise<string> {
  const { value } = readForm(tripPlanForm, aTripPlan({ referredBy: 'guide-7', ...changes }, at), { now: at })
  if (!value) throw new Error('the form is not valid')
  const idempotencyKey = randomUUID()
  const own = signature ?? signSyntheticRequest(syntheticKeys, { idempotencyKey, at })
  const { id } = await submitTripPlan(
    { ...value, syntheticSignature: own },
    { ...desk.at(at), idempotencyKey, syntheticKeys, ...ctx },
  )
  return id
}

const rowsOf = (entity: new () => object) => desk.postgres.db.read((tx) => tx.find(entity))
const agent = () => desk.as('Mona', ['care-agent'], minutesLater(10))

describe('a synthetic journey', () => {
  test('is stored and published as one, without a draft and without a withdrawal link [F-O08]', async () => {
    const id = await journey()

    expect(await rowsOf(TripPlan)).toMatchObject([{ id, synthetic: true, referred_by: null }])
    const [submitted, second] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
    expect(submitted).toMatchObject({ tripPlanId: id, synthetic: true, withholdDraft: true })
    expect(submitted).not.toHaveProperty('withdrawalToken')
    expect(second).toBeUndefined()
  })

  test('is stored while the planner is paused, because it watches the platform [F-O08]', async () => {
    const id = await withSwitchTurned(desk.postgres.db, 'planner.acceptsEnquiries', () => journey())

    expect(await rowsOf(TripPlan)).toMatchObject([{ id, synthetic: true }])
  })

  test('is in no list of the care team, and no page of the desk is hinted at it [F-O08]', async () => {
    const id = await journey()

    const request = { show: 'all', mine: false, unclaimed: false, overdue: false, first: 100 } as const
    expect((await listCareEnquiries(request, agent())).enquiries).toEqual([])
    await expect(readCareEnquiry({ enquiryId: id }, agent())).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
    expect(await outboxPayloads(desk.postgres.db, CareEnquiryChanged, id)).toEqual([])
  })

  test('is never claimed as the next enquiry [F-O08]', async () => {
    await journey()
    const ofPerson = await desk.tripPlan({}, minutesLater(1))

    expect(await claimNextCareEnquiry(agent())).toEqual({ enquiryId: ofPerson })
  })

  test('has no response clock, so that no reminder and no late notice is sent [F-O08, GEN-07]', async () => {
    await journey()
    await publishPromiseThresholds(desk.at(minutesLater(25 * 60)))

    expect(await rowsOf(ReplyPromise)).toEqual([])
    expect((await rowsOf(OutboxEntry)).map((row) => (row as OutboxEntry).subject).join()).not.toContain(
      PromiseThresholdPassed.name,
    )
  })

  test('counts in no figure of the promise [F-O08, GEN-07]', async () => {
    await journey()

    const meter = await readPromiseMeter(desk.at(minutesLater(25 * 60)))
    expect(meter).toEqual({
      onTime: 0,
      late: 0,
      overdue: 0,
      pending: 0,
      excluded: 0,
      medianSeconds: null,
      ninetyFifthSeconds: null,
    })
  })

  test('counts for no ambassador, and requests no draft, whatever it ticks [F-O08, D-66]', async () => {
    const id = await journey({ changes: { planDraftConsentGiven: true, referredBy: 'guide-7' } })

    expect(await outboxPayloads(desk.postgres.db, ReferredTripPlanSubmitted, id)).toEqual([])
    expect(await outboxPayloads(desk.postgres.db, AiPlanRequested, id)).toEqual([])
  })

  test('ends whole after an hour, proofs included, and the enquiry of a person stays [F-O08]', async () => {
    await journey()
    const ofPerson = await desk.tripPlan({}, at)
    const workAt = async (now: Date) => {
      for (const worker of enquiryWorkers) await worker.run(desk.at(now))
    }

    await workAt(minutesLater(59))
    expect(await rowsOf(TripPlan)).toHaveLength(2)

    await workAt(minutesLater(60))
    expect(await rowsOf(TripPlan)).toMatchObject([{ id: ofPerson, synthetic: false }])
    const consents = (await rowsOf(Consent)) as Consent[]
    expect(consents.length).toBeGreaterThan(0)
    expect(consents.filter(({ trip_plan_id }) => trip_plan_id !== ofPerson)).toEqual([])
  })
})

describe('a foreign marker is rejected with a sentence, and nothing is stored', () => {
  const foreign = () => signSyntheticRequest(testKey('somebody else'), { idempotencyKey: 'one', at })
  const ours = (idempotencyKey: string, when = at) => signSyntheticRequest(syntheticKeys, { idempotencyKey, at: when })

  test.each<[string, Marked]>([
    ['made with another key', { signature: foreign(), ctx: { idempotencyKey: 'one' } }],
    ['made for another request', { signature: ours('one'), ctx: { idempotencyKey: 'two' } }],
    ['made six minutes ago', { signature: ours('one', minutesLater(-6)), ctx: { idempotencyKey: 'one' } }],
    ['of a request without a key', { signature: ours('one'), ctx: { idempotencyKey: undefined } }],
    ['that is empty', { signature: '' }],
    ['where the service has no key', { ctx: { syntheticKeys: undefined } }],
  ])('%s [F-O08]', async (_what, marked) => {
    await expect(journey(marked)).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: 'syntheticSignature', message: syntheticSignatureRejected }],
    })

    expect(await rowsOf(TripPlan)).toEqual([])
    expect(await rowsOf(OutboxEntry)).toEqual([])
  })
})
