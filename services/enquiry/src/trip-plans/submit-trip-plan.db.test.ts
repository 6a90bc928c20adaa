import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { createCtx, type Ctx } from '@seneb/service-kit/ctx'
import { IdempotencyKey, OutboxEntry } from '@seneb/service-kit/kit-tables'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { Consent } from '../consents/consent.entity.js'
import { AnswerPromise } from '../promises/answer-promise.entity.js'
import { enquiryEntities, enquiryMigrations } from '../tables.js'
import { submitTripPlan } from './submit-trip-plan.js'
import { TripPlan } from './trip-plan.entity.js'

const now = new Date('2026-11-21T09:00:00Z')
let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations: enquiryMigrations })
})
afterAll(() => postgres.close())

const ctxWith = (parts: Partial<Ctx> = {}): Ctx => ({
  ...createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined }),
  now: () => now,
  ...parts,
})

function aForm(changes: object = {}) {
  const { value, problems } = readForm(tripPlanForm, aTripPlan(changes, now), { now })
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}

const countOf = async (entity: new () => object) => (await postgres.db.read((tx) => tx.find(entity))).length

test('an enquiry is stored whole, with consents, promise and event [TRIP-27, TRIP-28, TRIP-54, PIPE-02, GEN-07]', async () => {
  const form = aForm()

  const receipt = await submitTripPlan(form, ctxWith())

  const id = receipt.id
  expect(receipt.reference).toMatch(/^SNB-[2-9A-HJ-NP-Z]{6}$/)
  const plan = await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))
  expect(plan).toMatchObject({
    reference: receipt.reference,
    full_name: 'Amal Haddad',
    age: 42,
    traveling_from_city: 'Paris Charles de Gaulle Airport (CDG)',
    preferred_travel_dates: form.preferredTravelDates,
    number_of_nights: 9,
    is_companion_traveling: true,
    total_budget_cents: '400000',
    estimated_treatment_cost_cents: '150000',
    additional_services: ['Airport Pickup', 'Local Coordinator/Translator'],
    airport_pickup_required: true,
    local_coordinator_required: true,
    visa_assistance_required: false,
    flight_booked: false,
    submitted_at: now,
  })
  const consents = await postgres.db.read((tx) =>
    tx.find(Consent, { where: { trip_plan_id: id }, order: { purpose: 'desc' } }),
  )
  expect(consents.map(({ purpose, text_version, given_at }) => [purpose, text_version, given_at])).toEqual([
    ['personal-data', '2026-11-01', now],
    ['health-data', '2026-11-01', now],
  ])
  const promise = await postgres.db.read((tx) => tx.findOne(AnswerPromise, { trip_plan_id: id }))
  expect(promise?.due_at).toEqual(new Date('2026-11-22T09:00:00Z'))
  const [said] = await postgres.db.read((tx) => tx.find(OutboxEntry))
  expect(said?.subject).toBe(`enquiry.trip-plan.submitted.v1.${id}`)
})

test('what names the person travels apart from the facts a plan is made from [D-49]', async () => {
  const { id } = await submitTripPlan(aForm({ fullName: 'Zaynab Canary' }), ctxWith())

  const subject = `enquiry.trip-plan.submitted.v1.${id}`
  const said = await postgres.db.read((tx) => tx.findOne(OutboxEntry, { subject }))
  const { trip, personal } = said?.payload as { trip: object; personal: object }
  expect(personal).toMatchObject({ fullName: 'Zaynab Canary', email: 'amal.haddad@example.com' })
  expect(JSON.stringify(trip)).not.toMatch(/Canary|amal|Karim|Leila/)
})

test('hearers are told what the person agreed to, in which words and when [TRIP-54, D-83]', async () => {
  const saidOf = async (id: string) => {
    const said = await postgres.db.read((tx) =>
      tx.findOne(OutboxEntry, { subject: `enquiry.trip-plan.submitted.v1.${id}` }),
    )
    return (said?.payload as { consents: unknown }).consents
  }
  const consentTo = (purpose: string) => ({ purpose, textVersion: '2026-11-01', givenAt: now.toISOString() })

  const both = await submitTripPlan(aForm(), ctxWith())
  const one = await submitTripPlan(aForm({ healthDataConsentGiven: null }), ctxWith())

  expect(await saidOf(both.id)).toEqual([consentTo('personal-data'), consentTo('health-data')])
  expect(await saidOf(one.id)).toEqual([consentTo('personal-data')])
})

test('the referral a person came by is stored and said, apart from the facts a plan is made from [D-14]', async () => {
  const { id } = await submitTripPlan(aForm({ referredBy: 'guide-7' }), ctxWith())

  expect(await postgres.db.read((tx) => tx.findOne(TripPlan, { id }))).toMatchObject({ referred_by: 'guide-7' })
  const subject = `enquiry.trip-plan.submitted.v1.${id}`
  const said = await postgres.db.read((tx) => tx.findOne(OutboxEntry, { subject }))
  expect(said?.payload).toMatchObject({ referredBy: 'guide-7' })
  expect(JSON.stringify((said?.payload as { trip: object }).trip)).not.toContain('guide-7')
})

test('every optional field may be missing and nothing is made up for it [TRIP-44]', async () => {
  const required = {
    ...{ travelingFromCity: '', phoneNumber: null, estimatedTreatmentCost: null, estimatedTreatmentDate: null },
    ...{ preferredTravelDates: null, tripDuration: '', accommodationType: 'Not required', hotelPreference: null },
    ...{
      isCompanionTraveling: 'No',
      companionName: '',
      companionTravelNeeds: '',
      totalBudget: '',
      additionalServices: [],
    },
    ...{ emergencyContactName: '', emergencyContactPhone: '', insuranceCoverage: '', paymentMethod: '' },
    ...{ healthDataConsentGiven: null },
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

test('the same key with another form is a conflict and stores nothing', async () => {
  const ctx = ctxWith({ idempotencyKey: 'other' })
  await submitTripPlan(aForm(), ctx)
  const before = [await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]

  await expect(submitTripPlan(aForm({ age: '43' }), ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })

  expect([await countOf(TripPlan), await countOf(OutboxEntry), await countOf(IdempotencyKey)]).toEqual(before)
})

test('a reference that is taken is drawn again', async () => {
  const draws = [
    new Uint8Array([1, 2, 3, 4, 5, 6]),
    new Uint8Array([1, 2, 3, 4, 5, 6]),
    new Uint8Array([6, 5, 4, 3, 2, 1]),
  ]
  const ctx = ctxWith({ randomBytes: () => draws.shift() ?? new Uint8Array(6) })

  const first = await submitTripPlan(aForm(), ctx)
  const second = await submitTripPlan(aForm(), ctx)

  expect([first.reference, second.reference]).toEqual(['SNB-345678', 'SNB-876543'])
})
