import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { codedProblemsOf } from '@seneb/contracts/forms/problem-codes'
import { assertValid, readForm } from '@seneb/contracts/forms/read-form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { ListConsents } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { ListPartnerEnquiries, SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { ValidationError } from 'yup'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { Consent } from '../consents/consent.entity.js'
import { listConsents } from '../withdrawals/pending-withdrawals.js'
import { restoreConsent } from '../withdrawals/restore-consent.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { listOwnEnquiries, readOwnEnquiry } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { submitPartnerTripPlan } from './submit-partner-enquiry.js'
import {
  aPartnerTripPlan,
  at,
  later,
  nile,
  delta,
  trying,
  agreement,
  problemOf,
  PartnerDesk,
} from './partner-desk.fixture.js'

let partners: PartnerDesk
let desk: PartnerDesk['desk']
let by: PartnerDesk['by']
let submitOnBehalf: PartnerDesk['handIn']
let submitConsultationOnBehalf: PartnerDesk['handInConsultation']
let rowsOf: PartnerDesk['rowsOf']
let countOf: PartnerDesk['countOf']
let agent: PartnerDesk['agent']

beforeAll(async () => {
  partners = await PartnerDesk.open()
  ;({
    agent,
    by,
    countOf,
    desk,
    handIn: submitOnBehalf,
    handInConsultation: submitConsultationOnBehalf,
    rowsOf,
  } = partners)
})
beforeEach(() => partners.empty())
afterAll(() => partners.close())

test('a partner submission is an enquiry like any other, and names its partner [S11, D-71, TRIP-63]', async () => {
  const plan = await submitOnBehalf(nile, { reference: 'A-17' })
  const consultation = await submitConsultationOnBehalf(nile)

  const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, plan.id)
  const [requested] = await outboxPayloads(desk.postgres.db, ConsultationRequested, consultation.id)
  expect(submitted).toMatchObject({ reference: plan.reference, submittedByPartner: 'Nile Travel' })
  expect(requested).toMatchObject({ reference: consultation.reference, submittedByPartner: 'Nile Travel' })
  expect(await outboxPayloads(desk.postgres.db, AiPlanRequested, plan.id)).toHaveLength(1)
  expect([await countOf(ReplyPromise), await countOf(Consent)]).toEqual([2, 4])
  expect(await countCareEnquiries(agent())).toMatchObject({ due: 2 })
  expect(await rowsOf(PartnerEnquiry)).toHaveLength(2)
  expect(await rowsOf(PartnerEnquiry)).toContainEqual(
    expect.objectContaining({ id: plan.id, partner_id: nile.id, mode: 'live', agreement_way: 'paper' }),
  )
})

describe('a consent given to a partner', () => {
  const agreed = { agreedWith: 'Nile Travel', agreementWay: 'paper', textVersion: '3' } as const
  const givenAt = '2026-11-20T10:00:00.000Z'

  test('is recorded, published and shown as given to the text of that partner, at that time and in that way [S11, TRIP-54, D-83]', async () => {
    const { id } = await submitOnBehalf(nile, { changes: { planDraftConsentGiven: false } })
    const [event] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
    const { consents } = await listConsents({ token: event?.withdrawalToken ?? '' }, desk.at(later(1)))

    const personal = { ...agreed, givenAt, purpose: 'personal-data' }
    expect(event?.consents).toEqual([personal])
    expect(consents).toEqual([expect.objectContaining({ ...personal, text: undefined, effect: 'enquiry-ended' })])
    assertValid(ListConsents.output, { consents })
    expect((await readCareEnquiry({ enquiryId: id }, agent())).consents).toEqual([personal])
    expect(await rowsOf(Consent)).toMatchObject([
      { agreed_with: 'Nile Travel', agreement_way: 'paper', terms_version: null, privacy_version: null },
    ])
    expect(await outboxPayloads(desk.postgres.db, AiPlanRequested, id)).toEqual([])
  })

  test('through a request for a consultation works alike; each is withdrawn and restored by the link [S11, LEGAL-05]', async () => {
    const { id } = await submitConsultationOnBehalf(nile)
    const [event] = await outboxPayloads(desk.postgres.db, ConsultationRequested, id)
    const token = event?.withdrawalToken ?? ''
    expect(event?.consents).toEqual([
      { ...agreed, givenAt, purpose: 'consultation-terms' },
      { ...agreed, givenAt, purpose: 'health-data' },
    ])

    const purpose = 'health-data'
    const withdrawn = await withdrawConsent({ token, purpose }, desk.at(later(5)))
    expect(withdrawn.consents[1]).toMatchObject({ ...agreed, withdrawnAt: later(5).toISOString() })
    const restored = await restoreConsent({ token, purpose }, desk.at(later(6)))
    expect(restored.consents[1]).toMatchObject({ ...agreed, givenAt, withdrawnAt: undefined })
  })
})

describe('a partner who may submit no new enquiries', () => {
  const repeatsOf = (changes: object, idempotencyKey?: string) => {
    const raw = { ...aPartnerTripPlan(), onBehalf: { agreement, ...changes }, onlyRepeats: true }
    const { value } = readForm(SubmitPartnerTripPlan.input, raw, { now: at })
    if (!value) throw new Error('it was refused')
    return submitPartnerTripPlan(value, by(nile, at, idempotencyKey))
  }

  test('gets the stored response for earlier ones by reference or key, and no other [S11, S20, R3]', async () => {
    const { isRepeat, ...first } = await submitOnBehalf(nile, { reference: 'A-17', key: 'one' })
    expect(isRepeat).toBe(false)

    expect(await repeatsOf({ partnerReference: 'A-17' })).toEqual({ ...first, isRepeat: true })
    const keyed = await submitOnBehalf(nile, { key: 'two' })
    expect(await repeatsOf({}, 'two')).toEqual({ ...keyed, isRepeat: true })
    expect(await problemOf(repeatsOf({ partnerReference: 'A-18' }))).toMatchObject({ code: 'THROTTLED' })
    expect(await problemOf(repeatsOf({}, 'three'))).toMatchObject({ code: 'THROTTLED' })
    expect(await countOf(TripPlan)).toBe(2)
  })

  test('is marked as a repetition, by either of its names [S11, R3]', async () => {
    await submitOnBehalf(nile, { reference: 'A-17', key: 'one' })
    await submitOnBehalf(nile, { key: 'two' })

    for (const name of [{ reference: 'A-17' }, { reference: 'A-17', key: 'one' }, { key: 'two' }]) {
      expect(await submitOnBehalf(nile, name)).toMatchObject({ isRepeat: true })
    }
  })
})

describe('the partner reference of an enquiry', () => {
  test('is stored once, however often and concurrently it arrives, with and without a key [S11, R3]', async () => {
    const keys = ['a', 'b', undefined, undefined, 'c', undefined]
    const receipts = await Promise.all(keys.map((key) => submitOnBehalf(nile, { reference: 'A-17', key })))
    const again = await submitOnBehalf(nile, { reference: 'A-17', now: later(60 * 24 * 30) })

    expect(new Set([...receipts, again].map(({ id }) => id)).size).toBe(1)
    expect([await countOf(TripPlan), await countOf(PartnerEnquiry)]).toEqual([1, 1])
  })

  test('is not given to another enquiry, and not to one of the other kind [S11]', async () => {
    await submitOnBehalf(nile, { reference: 'A-17' })
    const field = { path: 'onBehalf.partnerReference', code: 'PARTNER_REFERENCE_TAKEN' }
    const inputError = { code: 'INPUT_INVALID', fields: [expect.objectContaining(field)] }

    expect(await problemOf(submitOnBehalf(nile, { reference: 'A-17', changes: { age: '43' } }))).toMatchObject(
      inputError,
    )
    expect(await problemOf(submitConsultationOnBehalf(nile, 'A-17'))).toMatchObject(inputError)
    expect(await countOf(TripPlan)).toBe(1)
  })

  test('is another partner’s and the other mode’s to give as well [S11]', async () => {
    const ids = await Promise.all([nile, delta, trying].map((client) => submitOnBehalf(client, { reference: 'A-17' })))

    expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
  })
})

test('an idempotency key that was used for another enquiry is refused [S11, R3]', async () => {
  await submitOnBehalf(nile, { key: 'one', reference: 'A-1' })

  expect(await problemOf(submitOnBehalf(nile, { key: 'one', reference: 'A-2' }))).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test.each([
  ['none', undefined, 'onBehalf', 'ON_BEHALF_REQUIRED'],
  ['no agreement', {}, 'onBehalf.agreement', 'AGREEMENT_REQUIRED'],
  ['no method', { agreement: { ...agreement, method: undefined } }, 'onBehalf.agreement.method', 'METHOD_REQUIRED'],
  [
    'no text',
    { agreement: { ...agreement, textVersion: '' } },
    'onBehalf.agreement.textVersion',
    'TEXT_VERSION_REQUIRED',
  ],
  [
    'tomorrow',
    { agreement: { ...agreement, agreedAt: '2026-11-24T09:00:00Z' } },
    'onBehalf.agreement.agreedAt',
    'AGREED_AT_OUT_OF_RANGE',
  ],
  [
    '91 days ago',
    { agreement: { ...agreement, agreedAt: '2026-08-23T09:00:00Z' } },
    'onBehalf.agreement.agreedAt',
    'AGREED_AT_OUT_OF_RANGE',
  ],
  [
    'a day without a time',
    { agreement: { ...agreement, agreedAt: '2026-11-20' } },
    'onBehalf.agreement.agreedAt',
    'AGREED_AT_INVALID',
  ],
  [
    'a name for a reference',
    { partnerReference: 'Amal Haddad', agreement },
    'onBehalf.partnerReference',
    'PARTNER_REFERENCE_INVALID',
  ],
])('an agreement of %s is refused at its field, by its code [S11]', (_what, onBehalf, path, code) => {
  expect(problemsOf({ onBehalf })).toEqual([expect.objectContaining({ path, code, message: expect.any(String) })])
})

/** Returns the validation problems of a submission with these changes. */
function problemsOf(changes: object) {
  const onBehalf = { partnerReference: 'A-1', agreement }
  const options = { abortEarly: false, context: { now: at } }
  try {
    SubmitPartnerTripPlan.input.validateSync({ ...aTripPlan({}, at), onBehalf, ...changes }, options)
  } catch (error) {
    if (error instanceof ValidationError) return codedProblemsOf(error)
    throw error
  }
  return []
}

describe("a partner's view of an enquiry", () => {
  test('is their own of the mode of their key, the newest first, page by page, also while more come [S11]', async () => {
    const mine: string[] = []
    for (let minute = 0; minute < 5; minute++) mine.unshift((await submitOnBehalf(nile, { now: later(minute) })).id)
    await submitOnBehalf(delta)
    await submitOnBehalf(trying)

    const pages: string[] = []
    let after: string | undefined
    do {
      const page = await listOwnEnquiries({ first: 2, after }, by(nile))
      assertValid(ListPartnerEnquiries.output, page)
      pages.push(...page.enquiries.map(({ enquiryId }) => enquiryId))
      after = page.hasMore ? page.enquiries.at(-1)?.cursor : undefined
      await submitOnBehalf(nile, { now: later(60) })
    } while (after)

    expect(pages).toEqual(mine)
    expect((await listOwnEnquiries({ first: 100, state: 'withdrawn' }, by(nile))).enquiries).toEqual([])
    expect((await listOwnEnquiries({ first: 100 }, by({ ...nile, id: randomUUID() }))).enquiries).toEqual([])
  })

  test('contains nothing about the person, and of its state only that it was received [S11, S13]', async () => {
    const { id } = await submitOnBehalf(nile, { reference: 'A-17' })
    await desk.postgres.dataSource.query(`update care_enquiries set state = 'waiting', first_replied_at = now()`)

    const { enquiry } = await readOwnEnquiry({ enquiryId: id }, by(nile))
    expect(enquiry).toEqual({
      enquiryId: id,
      kind: 'trip-plan',
      mode: 'live',
      partnerReference: 'A-17',
      reference: expect.stringMatching(/^SNB-/),
      submittedAt: at.toISOString(),
      state: 'received',
      stateSince: at.toISOString(),
      sharing: 'receipt-only',
    })
  })

  test('is found by each of its names, and nothing is by those of another, of the other mode, or of none [S11]', async () => {
    const { id, reference } = await submitOnBehalf(nile, { reference: 'A-17' })
    const names = [{ enquiryId: id }, { reference }, { partnerReference: 'A-17' }]
    const none = [{ enquiryId: randomUUID() }, { enquiryId: 'x' }, { reference: 'SNB-ZZZZZZ' }]

    for (const name of names) expect(await readOwnEnquiry(name, by(nile))).toMatchObject({ enquiry: { enquiryId: id } })
    for (const name of [...names, ...none]) {
      expect(await readOwnEnquiry(name, by(delta))).toEqual({ enquiry: undefined })
      expect(await readOwnEnquiry(name, by(trying))).toEqual({ enquiry: undefined })
    }
  })
})

test('a treatment by its name, an unknown one and a procedure of another treatment are rejected by their codes [S11]', async () => {
  const codes = async (changes: object) => {
    const error = await partners.handIn(nile, { changes }).catch((reason: unknown) => reason)
    return (error as { fields?: { code: string }[] }).fields?.map(({ code }) => code)
  }

  expect(await codes({ treatmentType: 'Dental Care' })).toEqual(['TREATMENT_TYPE_UNKNOWN'])
  expect(await codes({ treatmentType: 'alchemy' })).toEqual(['TREATMENT_TYPE_UNKNOWN'])
  expect(await codes({ medicalProcedure: 'lasik' })).toEqual(['MEDICAL_PROCEDURE_UNKNOWN'])
})
