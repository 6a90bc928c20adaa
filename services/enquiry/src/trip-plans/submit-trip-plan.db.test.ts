import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { ReferredTripPlanSubmitted, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { IdempotencyKey, OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest } from '@seneb/testkit/test-keys'
import { withSwitchTurned } from '@seneb/testkit/with-switch'

import { Consent } from '../consents/consent.entity.js'
import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { submitTripPlan } from './submit-trip-plan.js'
import { TripPlan } from './trip-plan.entity.js'

const now = new Date('2026-11-21T09:00:00Z')
let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
afterAll(() => postgres.close())

const ctxWith = (overrides: Partial<Ctx> = {}): Ctx => ({
  ...createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined, atRest: testAtRest }),
  now: () => now,
  ...overrides,
})

function aForm(changes: object = {}) {
  const { value, problems } = readForm(tripPlanForm, aTripPlan(changes, now), { now })
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}

const countOf = async (entity: new () => object) => (await postgres.db.read((tx) => tx.find(entity))).length

test('an enquiry is stored whole, with consents, promise and event [TRIP-27, TRIP-28, TRIP-54, PIPE-02, GEN-07]', async () => {
  const form = aForm({ additionalServices: ['Airport Pickup', 'Local Coordinator/Translator', 'Flight Booking'] })

  const receipt = await submitTripPlan(form, ctxWith())

  const id = receipt.id
  expect(receipt.reference).toMatch(/^SNB-[2-9A-HJ-NP-Z]{6}$/)
  const plan = await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))
  expect(plan).toMatchObject({
    reference: receipt.reference,
    full_name: 'Amal Haddad',
    age: 42,
    nationality: form.nationality,
    traveling_from_country: form.travelingFromCountry,
    treatment_type: form.treatmentType,
    medical_procedure: form.medicalProcedure,
    trip_duration: form.tripDuration,
    accommodation_type: form.accommodationType,
    traveling_from_city: 'Paris Charles de Gaulle Airport (CDG)',
    preferred_travel_dates: form.preferredTravelDates,
    number_of_nights: 9,
    is_companion_traveling: true,
    total_budget_cents: '400000',
    estimated_treatment_cost_cents: '150000',
    additional_services: ['Airport Pickup', 'Local Coordinator/Translator', 'Flight Booking'],
    airport_pickup_required: true,
    local_coordinator_required: true,
    visa_assistance_required: false,
    flight_booked: true,
    submitted_at: now,
  })
  const consents = await postgres.db.read((tx) =>
    tx.find(Consent, { where: { trip_plan_id: id }, order: { purpose: 'desc' } }),
  )
  expect(consents.map(({ purpose, text_version, given_at }) => [purpose, text_version, given_at])).toEqual([
    ['plan-draft', '2026-11-23', now],
    ['personal-data', '2026-11-23', now],
  ])
  const promise = await postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: id }))
  expect(promise?.due_at).toEqual(new Date('2026-11-22T09:00:00Z'))
  const entries = await postgres.db.read((tx) => tx.find(OutboxEntry))
  expect(entries.map(({ subject }) => subject).toSorted()).toEqual([
    `enquiry.ai-plan.requested.v1.${id}`,
    `enquiry.care-enquiry.changed.v1.${id}`,
    `enquiry.trip-plan.submitted.v1.${id}`,
  ])
})

test('the planner receives the facts without name, address or reference [D-49]', async () => {
  const { id, reference } = await submitTripPlan(aForm({ fullName: 'Zaynab Canary' }), ctxWith())

  const [submitted] = await outboxPayloads(postgres.db, TripPlanSubmitted, id)
  const [requested] = await outboxPayloads(postgres.db, AiPlanRequested, id)
  expect(submitted).toMatchObject({ reference, personal: { fullName: 'Zaynab Canary' } })
  expect(submitted?.personal.email).toBe('amal.haddad@example.com')
  expect(requested).toEqual({ tripPlanId: id, trip: submitted?.trip })
  expect(JSON.stringify(requested)).not.toMatch(/Canary|amal|Karim|Leila|SNB-/)
})

test('personal data in the outbox is encrypted [S13]', async () => {
  const { id } = await submitTripPlan(aForm({ fullName: 'Zaynab Canary', referredBy: 'guide-7' }), ctxWith())

  const entries = await postgres.db.read((tx) =>
    tx.query<{ payload: object }>(`select payload from outbox where subject like '%' || $1 order by subject`, [id]),
  )
  expect(entries.map(({ payload }) => Object.keys(payload).toSorted())).toEqual([
    ['sealed', 'tripPlanId'],
    ['enquiryId', 'version'],
    ['referredBy', 'submittedAt', 'tripPlanId'],
    ['sealed', 'submittedAt', 'tripPlanId'],
  ])
  const text = JSON.stringify(entries)
  expect(text + Buffer.from(text, 'base64').toString('latin1')).not.toMatch(/Canary|amal|Karim|Veneers|SNB-|Paris/)
})

test('consumers get the consents of the person with text and time [TRIP-54, D-83]', async () => {
  const publishedOf = async (id: string) => (await outboxPayloads(postgres.db, TripPlanSubmitted, id))[0]?.consents
  const consentTo = (purpose: string) => ({ purpose, textVersion: '2026-11-23', givenAt: now.toISOString() })

  const both = await submitTripPlan(aForm(), ctxWith())
  const one = await submitTripPlan(aForm({ planDraftConsentGiven: null }), ctxWith())

  expect(await publishedOf(both.id)).toEqual([consentTo('personal-data'), consentTo('plan-draft')])
  expect(await publishedOf(one.id)).toEqual([consentTo('personal-data')])
})

test('without the consent to a draft no plan is requested, and the email consumer is notified [D-66, PIPE-06]', async () => {
  const allowed = await submitTripPlan(aForm(), ctxWith())
  const withheld = await submitTripPlan(aForm({ planDraftConsentGiven: false }), ctxWith())

  const publishedOf = async ({ id }: { id: string }) => ({
    requested: await outboxPayloads(postgres.db, AiPlanRequested, id),
    submitted: (await outboxPayloads(postgres.db, TripPlanSubmitted, id))[0],
  })
  expect(await publishedOf(allowed)).toMatchObject({ requested: [{}], submitted: {} })
  expect((await publishedOf(allowed)).submitted).not.toHaveProperty('withholdDraft')
  expect(await publishedOf(withheld)).toMatchObject({ requested: [], submitted: { withholdDraft: true } })
})

test('the referral of a person is stored, emailed and published only to its counting consumer [D-14]', async () => {
  const referred = await submitTripPlan(aForm({ referredBy: 'guide-7' }), ctxWith())
  const other = await submitTripPlan(aForm(), ctxWith())

  const { id } = referred
  expect(await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))).toMatchObject({ referred_by: 'guide-7' })
  expect((await outboxPayloads(postgres.db, TripPlanSubmitted, id))[0]).toMatchObject({ referredBy: 'guide-7' })
  expect(await outboxPayloads(postgres.db, ReferredTripPlanSubmitted, id)).toEqual([
    { tripPlanId: id, submittedAt: now.toISOString(), referredBy: 'guide-7' },
  ])
  expect(JSON.stringify(await outboxPayloads(postgres.db, AiPlanRequested, id))).not.toContain('guide-7')
  expect(await outboxPayloads(postgres.db, ReferredTripPlanSubmitted, other.id)).toEqual([])
})

test('a blocked address is published, and the enquiry is stored and acknowledged as usual [S20]', async () => {
  const ctx = ctxWith({ idempotencyKey: 'withheld' })

  const withheld = await submitTripPlan({ ...aForm(), withholdMail: true }, ctx)
  const repeated = await submitTripPlan(aForm(), ctx)

  expect(withheld.reference).toMatch(/^SNB-/)
  expect(repeated).toEqual(withheld)
  const subject = `enquiry.trip-plan.submitted.v1.${withheld.id}`
  const entry = await postgres.db.read((tx) => tx.findOne(OutboxEntry, { subject }))
  expect(entry?.payload).toMatchObject({ withholdMail: true })
})

test('every optional field may be missing and nothing is made up for it [TRIP-44]', async () => {
  const required = {
    travelingFromCity: '',
    phoneNumber: null,
    estimatedTreatmentCost: null,
    estimatedTreatmentDate: null,
    preferredTravelDates: null,
    tripDuration: '',
    accommodationType: 'Not required',
    hotelPreference: null,
    isCompanionTraveling: 'No',
    companionName: '',
    companionTravelNeeds: '',
    totalBudget: '',
    additionalServices: [],
    emergencyContactName: '',
    emergencyContactPhone: '',
    insuranceCoverage: '',
    paymentMethod: '',
    planDraftConsentGiven: null,
  }

  const { id } = await submitTripPlan(aForm(required), ctxWith())

  const plan = await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))
  expect(plan).toMatchObject({
    phone_number: null,
    total_budget_cents: null,
    number_of_nights: 0,
    additional_services: [],
  })
  const consents = await postgres.db.read((tx) => tx.find(Consent, { where: { trip_plan_id: id } }))
  expect(consents.map(({ purpose }) => purpose)).toEqual(['personal-data'])
})

test('the same key and form give the same receipt and one enquiry [TRIP-63, R3]', async () => {
  const before = await countOf(TripPlan)
  const ctx = ctxWith({ idempotencyKey: 'same' })

  const receipts = await Promise.all([1, 2, 3, 4, 5].map(() => submitTripPlan(aForm(), ctx)))

  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  expect(await countOf(TripPlan)).toBe(before + 1)
})

test('a repetition from a reloaded page, which shows newer legal versions, is the same request [TRIP-63, D-83]', async () => {
  const ctx = ctxWith({ idempotencyKey: 'reloaded' })
  const sendWith = (privacy: string) => submitTripPlan({ ...aForm(), legalVersions: { terms: '1', privacy } }, ctx)

  expect(await sendWith('2')).toEqual(await sendWith('1'))
})

test('the same key with another form is a conflict and stores nothing', async () => {
  const ctx = ctxWith({ idempotencyKey: 'other' })
  await submitTripPlan(aForm(), ctx)
  const before = [await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]

  await expect(submitTripPlan(aForm({ age: '43' }), ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })

  expect([await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]).toEqual(before)
})

test('a paused planner refuses new enquiries in a sentence, and gives a repeated one its receipt [TRIP-63]', async () => {
  const ctx = ctxWith({ idempotencyKey: 'before-the-pause' })
  const receipt = await submitTripPlan(aForm(), ctx)
  const before = [await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]

  await withSwitchTurned(postgres.db, 'planner.acceptsEnquiries', async () => {
    for (const parts of [{}, { idempotencyKey: 'during-the-pause' }]) {
      await expect(submitTripPlan(aForm(), ctxWith(parts))).rejects.toMatchObject({
        code: 'PLANNER_PAUSED',
        message: expect.stringMatching(/^We are not accepting new trip enquiries at the moment/),
      })
    }
    expect(await submitTripPlan(aForm(), { ...ctxWith(), idempotencyKey: 'before-the-pause' })).toEqual(receipt)
  })

  expect([await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]).toEqual(before)
  await submitTripPlan(aForm(), ctxWith({ idempotencyKey: 'during-the-pause' }))
  expect(await countOf(TripPlan)).toBe((before[0] ?? 0) + 1)
})

test('a reference that is already used is drawn again', async () => {
  const draws = [
    new Uint8Array([1, 2, 3, 4, 5, 6]),
    new Uint8Array([1, 2, 3, 4, 5, 6]),
    new Uint8Array([6, 5, 4, 3, 2, 1]),
  ]
  const secret = (size: number) => crypto.getRandomValues(new Uint8Array(size))
  const ctx = ctxWith({ randomBytes: (size) => (size > 6 ? secret(size) : (draws.shift() ?? new Uint8Array(6))) })

  const first = await submitTripPlan(aForm(), ctx)
  const second = await submitTripPlan(aForm(), ctx)

  expect([first.reference, second.reference]).toEqual(['SNB-345678', 'SNB-876543'])
})
