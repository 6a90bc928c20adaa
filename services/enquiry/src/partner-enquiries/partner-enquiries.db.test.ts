import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { assertValid } from '@seneb/contracts/forms/read-form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { ListPartnerEnquiries, SubmitPartnerTripPlan } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { AnswerPromise } from '../answer-promises/answer-promise.entity.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { Consent } from '../consents/consent.entity.js'
import { startErasure } from '../erasures/start-erasure.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { listOwnEnquiries, readOwnEnquiry } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { withdrawPartnerEnquiry } from './withdraw-partner-enquiry.js'
import { at, later, nile, delta, trying, agreement, problemOf, PartnerDesk } from './partner-desk.fixture.js'

let partners: PartnerDesk
let desk: PartnerDesk['desk']
let by: PartnerDesk['by']
let handIn: PartnerDesk['handIn']
let handInConsultation: PartnerDesk['handInConsultation']
let rowsOf: PartnerDesk['rowsOf']
let countOf: PartnerDesk['countOf']
let agent: PartnerDesk['agent']

beforeAll(async () => {
  partners = await PartnerDesk.open()
  ;({ agent, by, countOf, desk, handIn, handInConsultation, rowsOf } = partners)
})
beforeEach(() => partners.empty())
afterAll(() => partners.close())

test('what a partner hands in for a person is an enquiry like every other, and says by whom it came [S11, D-71, TRIP-63]', async () => {
  const plan = await handIn(nile, { reference: 'A-17' })
  const asked = await handInConsultation(nile)

  const [submitted] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, plan.id)
  const [requested] = await outboxPayloads(desk.postgres.db, ConsultationRequested, asked.id)
  expect(submitted).toMatchObject({ reference: plan.reference, handedInBy: 'Nile Travel' })
  expect(requested).toMatchObject({ reference: asked.reference, handedInBy: 'Nile Travel' })
  expect(await outboxPayloads(desk.postgres.db, AiPlanRequested, plan.id)).toHaveLength(1)
  expect([await countOf(AnswerPromise), await countOf(Consent)]).toEqual([2, 4])
  expect(await countCareEnquiries(agent())).toMatchObject({ due: 2 })
  expect(await rowsOf(PartnerEnquiry)).toHaveLength(2)
  expect(await rowsOf(PartnerEnquiry)).toContainEqual(
    expect.objectContaining({ id: plan.id, partner_id: nile.id, mode: 'live', agreement_way: 'paper' }),
  )
})

describe('the name that a partner gives an enquiry', () => {
  test('is stored once, however often and however much at once it comes, with and without a key [S11, R3]', async () => {
    const keys = ['a', 'b', undefined, undefined, 'c', undefined]
    const receipts = await Promise.all(keys.map((key) => handIn(nile, { reference: 'A-17', key })))
    const again = await handIn(nile, { reference: 'A-17', now: later(60 * 24 * 30) })

    expect(new Set([...receipts, again].map(({ id }) => id)).size).toBe(1)
    expect([await countOf(TripPlan), await countOf(PartnerEnquiry)]).toEqual([1, 1])
  })

  test('is not given to another enquiry, and not to one of the other kind [S11]', async () => {
    await handIn(nile, { reference: 'A-17' })
    const field = { path: 'onBehalf.partnerReference', code: 'PARTNER_REFERENCE_TAKEN' }
    const refused = { code: 'INPUT_INVALID', fields: [expect.objectContaining(field)] }

    expect(await problemOf(handIn(nile, { reference: 'A-17', changes: { age: '43' } }))).toMatchObject(refused)
    expect(await problemOf(handInConsultation(nile, 'A-17'))).toMatchObject(refused)
    expect(await countOf(TripPlan)).toBe(1)
  })

  test('is another partner’s and the other mode’s to give as well [S11]', async () => {
    const ids = await Promise.all([nile, delta, trying].map((asker) => handIn(asker, { reference: 'A-17' })))

    expect(new Set(ids.map(({ id }) => id)).size).toBe(3)
  })
})

test('an idempotency key that was used for another enquiry is refused [S11, R3]', async () => {
  await handIn(nile, { key: 'one', reference: 'A-1' })

  expect(await problemOf(handIn(nile, { key: 'one', reference: 'A-2' }))).toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
})

test.each([
  ['none', undefined, 'onBehalf', 'ON_BEHALF_REQUIRED'],
  ['no agreement', {}, 'onBehalf.agreement', 'AGREEMENT_REQUIRED'],
  ['no way', { agreement: { ...agreement, way: undefined } }, 'onBehalf.agreement.way', 'WAY_REQUIRED'],
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
])('an agreement of %s is refused at its field, by its code [S11]', async (_what, onBehalf, path, code) => {
  const { codedProblemsOf } = await import('@seneb/contracts/forms/problem-codes')
  const { ValidationError } = await import('yup')
  try {
    SubmitPartnerTripPlan.takes.validateSync(
      { ...aTripPlan({}, at), onBehalf },
      { abortEarly: false, context: { now: at } },
    )
    throw new Error('it was taken')
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    expect(codedProblemsOf(error)).toEqual([expect.objectContaining({ path, code, message: expect.any(String) })])
  }
})

describe('what a partner reads', () => {
  test('is their own of the mode of their key, the newest first, page by page, also while more come [S11]', async () => {
    const mine: string[] = []
    for (let minute = 0; minute < 5; minute++) mine.unshift((await handIn(nile, { now: later(minute) })).id)
    await handIn(delta)
    await handIn(trying)

    const pages: string[] = []
    let after: string | undefined
    do {
      const page = await listOwnEnquiries({ first: 2, after }, by(nile))
      assertValid(ListPartnerEnquiries.gives, page)
      pages.push(...page.enquiries.map(({ enquiryId }) => enquiryId))
      after = page.hasMore ? page.enquiries.at(-1)?.cursor : undefined
      await handIn(nile, { now: later(60) })
    } while (after)

    expect(pages).toEqual(mine)
    expect((await listOwnEnquiries({ first: 100, state: 'withdrawn' }, by(nile))).enquiries).toEqual([])
    expect((await listOwnEnquiries({ first: 100 }, by({ ...nile, id: randomUUID() }))).enquiries).toEqual([])
  })

  test('says nothing of the person, and of its state that we have it [S11, S13]', async () => {
    const { id } = await handIn(nile, { reference: 'A-17' })
    await desk.postgres.dataSource.query(`update care_enquiries set state = 'waiting', first_answered_at = now()`)

    const { enquiry } = await readOwnEnquiry({ enquiryId: id }, by(nile))
    expect(enquiry).toEqual({
      ...{ enquiryId: id, kind: 'trip-plan', mode: 'live', partnerReference: 'A-17' },
      ...{ reference: expect.stringMatching(/^SNB-/), submittedAt: at.toISOString() },
      ...{ state: 'received', stateSince: at.toISOString(), sharing: 'receipt-only' },
    })
  })

  test('is found by each of its names, and nothing is by those of another, of the other mode, or of none [S11]', async () => {
    const { id, reference } = await handIn(nile, { reference: 'A-17' })
    const names = [{ enquiryId: id }, { reference }, { partnerReference: 'A-17' }]
    const none = [{ enquiryId: randomUUID() }, { enquiryId: 'x' }, { reference: 'SNB-ZZZZZZ' }]

    for (const name of names) expect(await readOwnEnquiry(name, by(nile))).toMatchObject({ enquiry: { enquiryId: id } })
    for (const name of [...names, ...none]) {
      expect(await readOwnEnquiry(name, by(delta))).toEqual({ enquiry: undefined })
      expect(await readOwnEnquiry(name, by(trying))).toEqual({ enquiry: undefined })
    }
  })
})

describe('a withdrawal', () => {
  test('ends the care team’s work and erases nothing, once [S11]', async () => {
    const { id } = await handIn(nile)
    const withdrawn = await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(5)))
    const again = await withdrawPartnerEnquiry({ enquiryId: id }, by(nile, later(9)))

    expect(withdrawn).toMatchObject({ state: 'withdrawn', stateSince: later(5).toISOString() })
    expect(again).toEqual(withdrawn)
    const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, agent())
    expect(enquiry).toMatchObject({ state: 'closed', outcome: 'withdrawn', version: 2 })
    expect(events.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['closed', 'withdrawn'],
      ['submitted', undefined],
    ])
    expect(await countOf(TripPlan)).toBe(1)
  })

  test('of what is another’s, of the other mode or not there is refused alike, and changes nothing [S11]', async () => {
    const { id } = await handIn(nile)
    const refusals = await Promise.all([
      ...[delta, trying].map((asker) => problemOf(withdrawPartnerEnquiry({ enquiryId: id }, by(asker)))),
      ...[randomUUID(), 'x'].map((other) => problemOf(withdrawPartnerEnquiry({ enquiryId: other }, by(nile)))),
    ])

    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'ENQUIRY_UNKNOWN', fields: [] })
    expect(new Set(refusals.map(String)).size).toBe(1)
    expect(await readOwnEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ enquiry: { state: 'received' } })
  })

  test('of what is erased says so, keeps nothing that was reckoned from it, and the care team has nothing to close [S11, LEGAL-05]', async () => {
    const { id, reference } = await handIn(nile, { reference: 'NT-1' })
    const lead = desk.as('Salma', ['care-lead'], later(10))
    await startErasure({ enquiryId: id, version: 1, reference, reason: 'person-asked' }, lead)

    const rows = await desk.postgres.db.read((tx) => tx.find(PartnerEnquiry))
    expect(rows).toMatchObject([{ id, partner_reference: 'NT-1', request_digest: '' }])
    await expect(handIn(nile, { reference: 'NT-1' })).rejects.toMatchObject({
      fields: [{ code: 'PARTNER_REFERENCE_TAKEN' }],
    })
    expect(await readOwnEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ enquiry: { state: 'erased' } })
    expect(await withdrawPartnerEnquiry({ enquiryId: id }, by(nile))).toMatchObject({ state: 'erased' })
  })
})
