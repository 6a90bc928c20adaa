import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import type { Ctx } from '@seneb/service-kit/ctx'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { Consent } from '../consents/consent.entity.js'
import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { Consultation } from './consultation.entity.js'
import { requestConsultation } from './request-consultation.js'

const now = new Date('2026-11-21T09:00:00Z')
let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
afterAll(() => postgres.close())

const ctxWith = (overrides: Partial<Ctx> = {}): Ctx => ({
  ...testCtx({ db: postgres.db }),
  now: () => now,
  ...overrides,
})

function aForm(changes: object = {}) {
  const { value, problems } = readForm(consultationForm, aConsultation(changes, now), { now })
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}

const rowOf = (id: string) => postgres.db.read((tx) => tx.findOne(Consultation, { id }))
const publishedOf = async (id: string) => (await outboxPayloads(postgres.db, ConsultationRequested, id))[0]

test('a request is stored whole with its slot and zone, the consent, the promise and the event [CONT-04, CONT-07, CONT-08, CONT-10, CONT-14, CONT-15, D-62]', async () => {
  const { id, reference } = await requestConsultation(aForm(), ctxWith())

  expect(reference).toMatch(/^SNB-[2-9A-HJ-NP-Z]{6}$/)
  expect(await rowOf(id)).toMatchObject({
    reference,
    full_name: 'Amal Haddad',
    email: 'amal.haddad@example.com',
    phone_number: '+33123456789',
    treatment_type: 'Dental Care',
    message: 'Please call me about veneers.',
    communication_method: 'phone_whatsapp',
    preferred_slot: 'morning',
    preferred_slot_zone: 'CET',
    preferred_contact_date: '2026-12-01',
    requested_at: now,
  })
  const consents = await postgres.db.read((tx) => tx.find(Consent, { where: { consultation_id: id } }))
  expect(consents.map(({ given_at, purpose, text_version }) => [purpose, text_version, given_at]).toSorted()).toEqual([
    ['consultation-terms', '2026-11-21', now],
    ['health-data', '2026-11-23', now],
  ])
  const promise = await postgres.db.read((tx) => tx.findOne(ReplyPromise, { consultation_id: id }))
  expect(promise?.due_at).toEqual(new Date('2026-11-22T09:00:00Z'))
  expect(await publishedOf(id)).toMatchObject({ preferredTime: { slot: 'morning', zone: 'CET' }, reference })
})

test('without the consent to use health details the treatment is neither stored nor published [D-66, O-10]', async () => {
  const canary = { message: '', treatmentType: 'Ophthalmology', fullName: 'Zaynab Withheld' }
  const form = aForm({ ...canary, healthDataConsentGiven: null })

  const { id } = await requestConsultation(form, ctxWith({ idempotencyKey: 'withheld-health' }))

  expect(await rowOf(id)).toMatchObject({ full_name: 'Zaynab Withheld', treatment_type: null, message: null })
  const event = await publishedOf(id)
  expect(event).toMatchObject({ personal: { fullName: 'Zaynab Withheld', phoneNumber: '+33123456789' } })
  expect(event?.consents.map(({ purpose }) => purpose)).toEqual(['consultation-terms'])
  expect(JSON.stringify(event)).not.toContain('Ophthalmology')
  const again = aForm({ ...canary, treatmentType: 'Dental Care', healthDataConsentGiven: false })
  expect((await requestConsultation(again, ctxWith({ idempotencyKey: 'withheld-health' }))).id).toBe(id)
})

test('an omitted time and day mean any, and nothing is invented for absent fields [CONT-02, D-61, D-62]', async () => {
  const omitted = { message: '', communicationMethod: null, preferredTime: null, preferredContactDate: null }
  const retired = { medicalProcedure: null, isCompanionTraveling: null, totalBudget: null, preferredTravelDates: null }

  const { id } = await requestConsultation(aForm({ ...omitted, ...retired }), ctxWith())

  expect(await rowOf(id)).toMatchObject({
    message: null,
    communication_method: null,
    preferred_slot: null,
    preferred_slot_zone: null,
    preferred_contact_date: null,
  })
})

test('the same key gives the same receipt and one request, another form under it is a conflict', async () => {
  const ctx = ctxWith({ idempotencyKey: 'once' })

  const receipts = await Promise.all([1, 2, 3].map(() => requestConsultation(aForm(), ctx)))

  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1)
  const another = requestConsultation(aForm({ fullName: 'Karim' }), ctx)
  await expect(another).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('a suppressed address is reported, and the request is stored and answered as always [S20]', async () => {
  const { id, reference } = await requestConsultation({ ...aForm(), withholdMail: true }, ctxWith())

  expect(await rowOf(id)).toMatchObject({ reference })
  expect(await publishedOf(id)).toMatchObject({ withholdMail: true })
})

test('a consent or promise belongs to exactly one enquiry; the tables refuse another', async () => {
  const { id } = await requestConsultation(aForm(), ctxWith())
  const orphan = Object.assign(new ReplyPromise(), { id, promised_at: now, due_at: now })

  await expect(postgres.db.write((tx) => tx.save(orphan))).rejects.toThrow(/reply_promises_of_one/)
})
