import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { assertValid, readForm } from '@seneb/contracts/forms/read-form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import {
  ListPartnerEnquiries,
  RequestPartnerConsultation,
  SubmitPartnerTripPlan,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { PartnerActor } from '@seneb/service-kit/answering/partner-actor'
import { OutboxEntry } from '@seneb/service-kit/storing/kit-tables'
import { aConsultation } from '@seneb/testkit/a-consultation'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { AnswerPromise } from '../answer-promises/answer-promise.entity.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { Consent } from '../consents/consent.entity.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { readPromiseMeter } from '../promise-meter/read-promise-meter.js'
import { startErasure } from '../erasures/start-erasure.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'
import { listOwnEnquiries, readOwnEnquiry } from './own-enquiries.js'
import { PartnerEnquiry } from './partner-enquiry.entity.js'
import { requestPartnerConsultation, submitPartnerTripPlan } from './submit-partner-enquiry.js'
import { simulatePartnerEnquiry, withdrawPartnerEnquiry } from './withdraw-partner-enquiry.js'

const at = new Date('2026-11-23T09:00:00Z')
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['partner_enquiries', 'answer_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations']
  for (const table of [...tables, 'outbox', 'idempotency_keys']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

type Asker = Pick<PartnerActor, 'id' | 'mode'>
const nile: Asker = { id: randomUUID(), mode: 'live' }
const delta: Asker = { id: randomUUID(), mode: 'live' }
const trying: Asker = { ...nile, mode: 'test' }

/** The context of a question that a partner's key asks. */
const by = ({ id, mode }: Asker, now = at, idempotencyKey?: string) => ({
  ...desk.at(now),
  partner: { id, mode, name: 'Nile Travel', keyId: '7K3M9QXA4T', scopes: [] },
  actor: `partner:${mode}:${id}` as const,
  idempotencyKey,
})

const agreement = { textVersion: '3', agreedAt: '2026-11-20T10:00:00Z', way: 'paper' }

interface HandedIn {
  readonly reference?: string
  readonly changes?: object
  readonly now?: Date
  readonly key?: string
}

function handIn(asker: Asker, { changes = {}, key, now = at, reference }: HandedIn = {}) {
  const raw = { ...aTripPlan(changes, at), onBehalf: { partnerReference: reference, agreement } }
  const { problems, value } = readForm(SubmitPartnerTripPlan.takes, raw, { now: at })
  if (!value) throw new Error(JSON.stringify(problems))
  return submitPartnerTripPlan(value, by(asker, now, key))
}

function handInConsultation(asker: Asker, reference?: string) {
  const raw = { ...aConsultation({}, at), onBehalf: { partnerReference: reference, agreement } }
  const { problems, value } = readForm(RequestPartnerConsultation.takes, raw, { now: at })
  if (!value) throw new Error(JSON.stringify(problems))
  return requestPartnerConsultation(value, by(asker))
}

const rowsOf = (entity: new () => object) => desk.postgres.db.read((tx) => tx.find(entity))
const countOf = async (entity: new () => object) => (await rowsOf(entity)).length
const agent = () => desk.as('Mona', ['care-agent'], later(10))
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

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

describe('a key for trying out', () => {
  test('stores nothing of the person, and 500 acts move no list, figure, promise or event [S11]', async () => {
    const outbox = async () => countOf(OutboxEntry)
    const figures = async () => [
      ...[await countOf(TripPlan), await countOf(AnswerPromise), await countOf(Consent), await outbox()],
      ...[await countCareEnquiries(agent()), await readPromiseMeter(desk.at(later(60 * 48)))],
      (await listCareEnquiries({ show: 'all', mine: false, unclaimed: false, overdue: false, first: 100 }, agent()))
        .enquiries,
    ]
    await handIn(nile)
    const before = await figures()

    const acts = [
      (n: number) => handIn(trying, { reference: `T-${n % 90}`, changes: { age: '42' } }),
      (n: number) => handIn(trying, { key: `key-${n}` }),
      () => handInConsultation(trying),
      () => listOwnEnquiries({ first: 20 }, by(trying)),
    ]
    const ids: string[] = []
    for (let n = 0; n < 500; n++) {
      const id = ids[n % 7]
      if (n % 5 === 4 && id) await simulatePartnerEnquiry({ enquiryId: id, state: 'answered' }, by(trying))
      else if (n % 31 === 30 && id) await withdrawPartnerEnquiry({ enquiryId: id }, by(trying))
      else {
        const done = await acts[n % acts.length]?.(n)
        if (done && 'id' in done) ids.push(done.id)
      }
    }

    expect(ids.length).toBeGreaterThan(200)
    expect(await figures()).toEqual(before)
    const stored = JSON.stringify(await rowsOf(PartnerEnquiry))
    expect(stored).not.toMatch(/haddad|amal|veneers|dental|paris/i)
  }, 120_000)

  test('may put its own enquiry into every state, and a real one into none [S11]', async () => {
    const [mine, real] = [await handIn(trying), await handIn(nile)]

    const answered = await simulatePartnerEnquiry({ enquiryId: mine.id, state: 'answered' }, by(trying, later(3)))
    expect(answered).toMatchObject({ state: 'answered', stateSince: later(3).toISOString(), mode: 'test' })
    for (const [id, asker] of [
      [real.id, nile],
      [real.id, trying],
      [mine.id, nile],
    ] as const) {
      const work = simulatePartnerEnquiry({ enquiryId: id, state: 'closed' }, by(asker))
      expect(await problemOf(work)).toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
    }
  })

  test('leaves nothing after a week; a real note goes after its enquiry alone [S11, LEGAL-05]', async () => {
    const real = await handIn(nile)
    await handIn(trying)
    const workAt = async (now: Date) => {
      for (const worker of enquiryWorkers) if (worker.name.startsWith('forget-')) await worker.run(desk.at(now))
    }
    const week = 7 * 24 * 60

    await workAt(later(week - 1))
    expect(await countOf(PartnerEnquiry)).toBe(2)
    await workAt(later(week + 1))
    expect(await rowsOf(PartnerEnquiry)).toMatchObject([{ id: real.id }])
    await workAt(new Date('2028-12-23T09:00:00Z'))
    expect(await countOf(PartnerEnquiry)).toBe(1)
    await desk.postgres.dataSource.query('delete from care_enquiries')
    await workAt(new Date('2028-12-23T09:00:00Z'))
    expect(await countOf(PartnerEnquiry)).toBe(0)
  })
})
