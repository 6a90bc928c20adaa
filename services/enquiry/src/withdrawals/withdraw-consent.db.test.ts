import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { AiPlanWithdrawn } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { CareEnquiry } from '../care-enquiries/care-enquiry.entity.js'
import { ConsentRestored, ConsentWithdrawn, EnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { ConsentPurpose } from '@seneb/contracts/vocabulary/consent-texts'
import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'
import { linkTokenDigest } from '@seneb/platform/link-token'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { withLegalVersions } from '@seneb/testkit/with-legal-versions'

import { Consent } from '../consents/consent.entity.js'
import { requestConsultation } from '../consultations/request-consultation.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { submitTripPlan } from '../trip-plans/submit-trip-plan.js'
import { listConsents } from './pending-withdrawals.js'
import { eraseWithdrawn } from './erase-withdrawn.js'
import { restoreConsent } from './restore-consent.js'
import { withdrawConsent } from './withdraw-consent.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const withdrawnOn = new Date('2026-11-24T09:00:00Z')
let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
beforeEach(async () => {
  for (const table of [
    'pending_withdrawals',
    'reply_promises',
    'consents',
    'care_enquiries',
    'trip_plans',
    'consultations',
  ]) {
    await postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => postgres.close())

const ctxAt = (now: Date) => ({ ...testCtx({ db: postgres.db }), now: () => now })

function read<T>({ problems, value }: { value?: T; problems?: unknown }): T {
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}

/** A trip plan with marked words in every field, and the secret of its receipt's link. */
async function aSentTripPlan(changes: object = {}, legalVersions?: LegalVersionsShown) {
  const marked = { companionTravelNeeds: 'canary needs', insuranceCoverage: 'canary cover', ...changes }
  const form = read(readForm(tripPlanForm, aTripPlan(marked, submittedAt), { now: submittedAt }))
  const { id, reference } = await submitTripPlan({ ...form, legalVersions }, ctxAt(submittedAt))
  const [event] = await outboxPayloads(postgres.db, TripPlanSubmitted, id)
  return { id, reference, token: event?.withdrawalToken ?? '' }
}

/** A consultation request alike. */
async function aSentConsultation(legalVersions?: LegalVersionsShown) {
  const form = read(
    readForm(consultationForm, aConsultation({ message: 'canary message' }, submittedAt), { now: submittedAt }),
  )
  const { id, reference } = await requestConsultation({ ...form, legalVersions }, ctxAt(submittedAt))
  const [event] = await outboxPayloads(postgres.db, ConsultationRequested, id)
  return { id, reference, token: event?.withdrawalToken ?? '' }
}

const withdraw = (token: string, purpose: ConsentPurpose, at = withdrawnOn) =>
  withdrawConsent({ token, purpose }, ctxAt(at))

const dayMs = 24 * 60 * 60 * 1000
/** Time from which no withdrawal can be undone. */
const overAt = new Date(withdrawnOn.getTime() + 7 * dayMs)
const justBefore = new Date(overAt.getTime() - 1)

const eraseDueAt = (at: Date) => eraseWithdrawn.run(ctxAt(at))
const undo = (token: string, purpose: ConsentPurpose, at = justBefore) => restoreConsent({ token, purpose }, ctxAt(at))

/** Returns the content of this service's tables as text; event data encrypted for its consumers stays unreadable. */
async function tablesAsText(): Promise<string> {
  const tables = [
    'trip_plans',
    'consultations',
    'consents',
    'reply_promises',
    'idempotency_keys',
    'outbox',
    'care_enquiries',
    'care_events',
    'pending_withdrawals',
  ]
  const rows = await Promise.all(tables.map((table) => postgres.dataSource.query(`select t::text from ${table} t`)))
  return JSON.stringify(rows)
}

const proofs = async () => {
  const consents = await postgres.db.read((tx) => tx.find(Consent, { order: { purpose: 'asc' } }))
  return consents.map(({ consultation_id, given_at, purpose, text_version, trip_plan_id, withdrawn_at }) => ({
    purpose,
    text_version,
    given_at,
    withdrawn_at,
    enquiry: trip_plan_id ?? consultation_id,
  }))
}

describe('by the link of the receipt', () => {
  test('the person reads their consents word for word, and reading changes nothing [TRIP-26, TRIP-54]', async () => {
    const { token } = await aSentTripPlan()

    const { consents } = await listConsents({ token }, ctxAt(withdrawnOn))

    expect(consents.map(({ effect, purpose, withdrawnAt }) => [purpose, effect, withdrawnAt])).toEqual([
      ['personal-data', 'enquiry-ended', undefined],
      ['plan-draft', 'draft-erased', undefined],
    ])
    expect(consents[0]?.text).toContain('use it to process my trip enquiry')
    expect(consents[0]).toMatchObject({ textVersion: '2026-11-23', givenAt: submittedAt.toISOString() })
    expect((await proofs()).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null, null])
  })

  test('the secret is in no row in clear, and its digest leads to the consents of one enquiry alone [TRIP-26]', async () => {
    const [first, second] = [await aSentTripPlan(), await aSentTripPlan()]

    expect(first.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(first.token).not.toBe(second.token)
    expect(await tablesAsText()).not.toContain(first.token)
    const consents = await postgres.db.read((tx) =>
      tx.find(Consent, { where: { link_digest: linkTokenDigest(first.token) } }),
    )
    expect(new Set(consents.map(({ trip_plan_id }) => trip_plan_id))).toEqual(new Set([first.id]))
  })

  test.each(['nobody', ''])('an unknown link (%j) shows and withdraws nothing [TRIP-26]', async (token) => {
    await aSentTripPlan()

    expect(await listConsents({ token }, ctxAt(withdrawnOn))).toEqual({ consents: [] })
    await expect(withdraw(token, 'personal-data')).rejects.toThrow(
      expect.objectContaining({ code: 'CONSENT_LINK_INVALID' }),
    )
    expect((await proofs()).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null, null])
  })

  test('a consent that was not given cannot be withdrawn [D-66]', async () => {
    const { token } = await aSentTripPlan({ planDraftConsentGiven: false })

    await expect(withdraw(token, 'plan-draft')).rejects.toThrow(
      expect.objectContaining({ code: 'CONSENT_LINK_INVALID' }),
    )
  })
})

test('withdrawing the consent to a draft ends only the draft, and notifies planner and team [TRIP-26, D-66]', async () => {
  const { id, reference, token } = await aSentTripPlan()

  const { consents } = await withdraw(token, 'plan-draft')

  expect(consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual([undefined, withdrawnOn.toISOString()])
  expect(await tablesAsText()).toContain('canary needs')
  expect(await outboxPayloads(postgres.db, AiPlanWithdrawn, id)).toEqual([
    { tripPlanId: id, withdrawnAt: withdrawnOn.toISOString() },
  ])
  expect(await outboxPayloads(postgres.db, ConsentWithdrawn, id)).toEqual([
    expect.objectContaining({ enquiryId: id, enquiryKind: 'trip-plan', reference, effect: 'draft-erased' }),
  ])
})

/**
 * Returns the rows the team works with; an enquiry missing from them cannot be listed, opened, searched or answered.
 */
async function workedOn(): Promise<string> {
  const tables = ['care_enquiries', 'care_events', 'replies', 'reply_drafts', 'reply_promises']
  const rows = await Promise.all(tables.map((table) => postgres.dataSource.query(`select t::text from ${table} t`)))
  return JSON.stringify(rows.flat())
}

test('withdrawing the consent of the planner ends all work right away, and notifies planner and team [TRIP-26, LEGAL-05]', async () => {
  const { id, reference, token } = await aSentTripPlan()

  const { consents } = await withdraw(token, 'personal-data')

  expect(await workedOn()).toBe('[]')
  expect(consents.map(({ reference: named, undoUntil }) => [named, undoUntil])).toEqual([
    [reference, overAt.toISOString()],
    [reference, undefined],
  ])
  const withdrawnAt = withdrawnOn.toISOString()
  expect(await outboxPayloads(postgres.db, AiPlanWithdrawn, id)).toEqual([{ tripPlanId: id, withdrawnAt }])
  const [withdrawal] = await outboxPayloads(postgres.db, ConsentWithdrawn, id)
  expect(withdrawal).toEqual({
    enquiryId: id,
    enquiryKind: 'trip-plan',
    reference,
    effect: 'enquiry-ended',
    withdrawnAt,
    eraseAt: overAt.toISOString(),
  })
  expect(await outboxPayloads(postgres.db, ErasureStarted, id)).toEqual([])
  await eraseDueAt(justBefore)
  expect(await outboxPayloads(postgres.db, ErasureStarted, id)).toEqual([])
})

test('after seven days the enquiry is erased: only the proof is left, and the link says so [TRIP-26, TRIP-54, LEGAL-05]', async () => {
  const { id, reference, token } = await aSentTripPlan()
  await withdraw(token, 'personal-data')

  await eraseDueAt(overAt)

  expect(await tablesAsText()).not.toMatch(/canary|Veneers|Dental|Haddad|Paris/)
  const proof = { text_version: '2026-11-23', given_at: submittedAt, withdrawn_at: withdrawnOn, enquiry: null }
  expect(await proofs()).toEqual([
    { purpose: 'personal-data', ...proof },
    { purpose: 'plan-draft', ...proof },
  ])
  const about = { enquiryId: id, kind: 'trip-plan', reason: 'person-asked', recordIds: [id] }
  expect(await outboxPayloads(postgres.db, ErasureStarted, id)).toEqual([{ ...about, startedAt: overAt.toISOString() }])
  // Nothing is published under an erased id: its earlier events are deleted, and the notice to the team uses another
  // id.
  for (const contract of [TripPlanSubmitted, AiPlanWithdrawn, ConsentWithdrawn])
    expect(await outboxPayloads(postgres.db, contract, id)).toEqual([])
  const [withdrawal] = (await outboxPayloads(postgres.db, EnquiryWithdrawn)).filter(
    (one) => one.reference === reference,
  )
  const withdrawnAt = withdrawnOn.toISOString()
  expect(withdrawal).toEqual({ withdrawalId: expect.any(String), enquiryKind: 'trip-plan', withdrawnAt, reference })
  expect(withdrawal?.withdrawalId).not.toBe(id)
  const { consents } = await listConsents({ token }, ctxAt(overAt))
  expect(consents.map(({ reference: named, undoUntil }) => [named, undoUntil])).toEqual(
    Array(2).fill([undefined, undefined]),
  )
  await expect(undo(token, 'personal-data', overAt)).rejects.toMatchObject({ code: 'CONSENT_LINK_INVALID' })
})

test('within seven days the same link takes it back: all is there as it was, with a new promise; the draft stays withdrawn [TRIP-26, LEGAL-05, GEN-07]', async () => {
  const { id, reference, token } = await aSentTripPlan()
  await postgres.dataSource.query(
    `insert into care_events (id, enquiry_id, at, kind, body_sealed)
      values (gen_random_uuid(), $1, '2026-11-22T09:00:00.123456Z', 'noted', '\\x0102')`,
    [id],
  )
  const before = await workedOn()
  await withdraw(token, 'personal-data')

  const { consents } = await undo(token, 'personal-data')

  expect(consents.map(({ purpose, withdrawnAt }) => [purpose, withdrawnAt])).toEqual([
    ['personal-data', undefined],
    ['plan-draft', withdrawnOn.toISOString()],
  ])
  const listed = await postgres.db.read((tx) => tx.findOne(CareEnquiry, { id }))
  const dueAt = new Date(justBefore.getTime() + dayMs)
  expect(listed).toMatchObject({ reference, full_name: 'Amal Haddad', version: 2, state: 'new', due_at: dueAt })
  const events = (text: string) => [...text.matchAll(/noted[^"]*|submitted,/g)].map(String)
  expect(events(await workedOn())).toEqual(events(before))
  expect(await outboxPayloads(postgres.db, ConsentRestored, id)).toEqual([
    expect.objectContaining({
      enquiryId: id,
      reference,
      contact: expect.objectContaining({ fullName: 'Amal Haddad' }),
    }),
  ])
  await eraseDueAt(overAt)
  expect(await outboxPayloads(postgres.db, ErasureStarted, id)).toEqual([])
  expect((await undo(token, 'personal-data', overAt)).consents).toEqual(consents)
})

test('health details are unused right away, and are restored within seven days or deleted [LEGAL-05, D-66]', async () => {
  const { id, token } = await aSentConsultation()
  await withdraw(token, 'health-data')
  expect(await tablesAsText()).not.toMatch(/canary|Dental/)

  await undo(token, 'health-data')
  expect(await tablesAsText()).toMatch(/canary message/)
  const listed = await postgres.db.read((tx) => tx.findOne(CareEnquiry, { id }))
  expect(listed).toMatchObject({ treatment_type: 'Dental Care' })

  await withdraw(token, 'health-data')
  await eraseDueAt(overAt)
  expect(await tablesAsText()).not.toMatch(/canary|Dental/)
  await expect(undo(token, 'health-data', overAt)).rejects.toMatchObject({ code: 'CONSENT_LINK_INVALID' })
  expect((await listConsents({ token }, ctxAt(overAt))).consents.map(({ undoUntil }) => undoUntil)).toEqual([
    undefined,
    undefined,
  ])
})

test('an ended enquiry is restored before an earlier withdrawn part of it [TRIP-26]', async () => {
  const { token } = await aSentConsultation()
  await withdraw(token, 'health-data', new Date(withdrawnOn.getTime() - 1000))
  await withdraw(token, 'consultation-terms')

  await expect(undo(token, 'health-data', withdrawnOn)).rejects.toMatchObject({ code: 'CONSENT_LINK_INVALID' })
  await undo(token, 'consultation-terms', withdrawnOn)
  await undo(token, 'health-data', withdrawnOn)
  expect(await tablesAsText()).toMatch(/canary message/)
})

test('withdrawing the use of health details erases what the care team wrote about them [LEGAL-05, D-66]', async () => {
  const { id, token } = await aSentConsultation()
  const at = '2026-11-22T09:00:00Z'
  await postgres.dataSource.query(
    `insert into care_events (id, enquiry_id, at, kind, body_sealed) values (gen_random_uuid(), $1, $2, 'noted', '\\x01')`,
    [id, at],
  )

  await withdraw(token, 'health-data')

  const lines = await postgres.dataSource.query<object[]>(`select kind, body_sealed from care_events order by at`)
  expect(lines).toEqual([
    { kind: 'submitted', body_sealed: null },
    { kind: 'noted', body_sealed: null },
    { kind: 'health-withdrawn', body_sealed: null },
  ])
})

test('withdrawing the use of health details erases treatment and message, and the request continues [LEGAL-05, CONT-04, D-66]', async () => {
  const { id, reference, token } = await aSentConsultation()

  await withdraw(token, 'health-data')

  const tables = await tablesAsText()
  expect(tables).not.toMatch(/canary|Dental/)
  expect(tables).toContain('Amal Haddad')
  const [withdrawal] = await outboxPayloads(postgres.db, ConsentWithdrawn, id)
  expect(withdrawal).toMatchObject({ enquiryKind: 'consultation', reference, effect: 'health-erased' })
  expect(withdrawal?.contact).toEqual({
    fullName: 'Amal Haddad',
    email: 'amal.haddad@example.com',
    phoneNumber: '+33123456789',
  })
  expect((await proofs()).map(({ purpose, withdrawn_at }) => [purpose, withdrawn_at])).toEqual([
    ['consultation-terms', null],
    ['health-data', withdrawnOn],
  ])
})

test('withdrawing the terms of a consultation request ends it whole [LEGAL-05, CONT-04]', async () => {
  const { token } = await aSentConsultation()

  await withdraw(token, 'consultation-terms')
  expect(await workedOn()).toBe('[]')
  await eraseDueAt(overAt)

  expect(await tablesAsText()).not.toMatch(/canary|Dental|Haddad/)
  expect((await proofs()).map(({ enquiry, withdrawn_at }) => [enquiry, withdrawn_at])).toEqual([
    [null, withdrawnOn],
    [null, withdrawnOn],
  ])
})

test('every consent of a form records the versions of terms and policy in force, and the proof retains them [D-65, D-83]', async () => {
  const { token } = await aSentTripPlan()
  await aSentConsultation()
  await withdraw(token, 'personal-data')

  const consents = await postgres.db.read((tx) => tx.find(Consent))
  expect(consents.map(({ privacy_version, terms_version }) => [terms_version, privacy_version])).toEqual(
    Array(4).fill(['1', '1']),
  )
})

test('consents name the versions that staff published, and earlier consents keep theirs [D-65, D-83]', async () => {
  await aSentTripPlan()
  await withLegalVersions(postgres.db, async () => {
    await aSentTripPlan()
    await aSentConsultation()
  })

  const consents = await postgres.db.read((tx) => tx.find(Consent))
  expect(
    consents.map(({ privacy_version, terms_version }) => `${terms_version} ${privacy_version}`).toSorted(),
  ).toEqual([...Array(2).fill('1 1'), ...Array(4).fill('7 8')])
})

test('consents of an open form name the versions that it showed, also after newer ones are published [D-65, D-83]', async () => {
  const shown = { terms: '6', privacy: '8' }
  await withLegalVersions(postgres.db, async () => {
    await aSentTripPlan({}, shown)
    await aSentConsultation(shown)
    const unknown = aSentTripPlan({}, { ...shown, terms: '70' })
    await expect(unknown).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [expect.objectContaining({ path: 'legalVersions.terms' })],
    })
  })

  const consents = await postgres.db.read((tx) => tx.find(Consent))
  expect(consents.map(({ privacy_version, terms_version }) => `${terms_version} ${privacy_version}`)).toEqual(
    Array(4).fill('6 8'),
  )
})

test('an enquiry that ends is erased in the planner also where no draft was allowed: the team may have begun its plan [TRIP-26, D-66]', async () => {
  const { id, token } = await aSentTripPlan({ planDraftConsentGiven: false })
  await withdraw(token, 'personal-data')
  expect(await outboxPayloads(postgres.db, AiPlanWithdrawn, id)).toHaveLength(1)
  await eraseDueAt(overAt)
  const erased = await outboxPayloads(postgres.db, ErasureStarted, id)
  expect(erased).toEqual([expect.objectContaining({ recordIds: [id] })])
})

test('a repeated or concurrent withdrawal changes and publishes nothing more [TRIP-26]', async () => {
  const { id, reference, token } = await aSentTripPlan()
  const later = new Date('2026-11-25T09:00:00Z')

  const results = await Promise.all([withdraw(token, 'personal-data'), withdraw(token, 'personal-data')])
  const again = await withdraw(token, 'personal-data', later)
  await withdraw(token, 'plan-draft', later)

  for (const result of [...results, again])
    expect(result.consents.map(({ withdrawnAt }) => withdrawnAt)).toEqual(Array(2).fill(withdrawnOn.toISOString()))
  expect(await outboxPayloads(postgres.db, ConsentWithdrawn, id)).toHaveLength(1)
  await Promise.all([eraseDueAt(overAt), eraseDueAt(overAt)])
  expect(await outboxPayloads(postgres.db, ErasureStarted, id)).toHaveLength(1)
  const withdrawals = await outboxPayloads(postgres.db, EnquiryWithdrawn)
  expect(withdrawals.filter((one) => one.reference === reference)).toHaveLength(1)
  const expected = again.consents.map(({ reference: _, undoUntil: __, ...one }) => one)
  expect(await listConsents({ token }, ctxAt(later))).toEqual({ consents: expected })
})

test('the proof that a consent was given and withdrawn stays 6 years, not a second longer; a link ends with its enquiry [LEGAL-05, O-7]', async () => {
  const withdrawn = await aSentTripPlan()
  await withdraw(withdrawn.token, 'personal-data')
  const other = await aSentTripPlan()
  const workAt = async (now: string) => {
    for (const worker of enquiryWorkers) await worker.run(ctxAt(new Date(now)))
  }

  await workAt('2028-11-21T09:00:01Z')
  expect((await listConsents({ token: withdrawn.token }, ctxAt(submittedAt))).consents).toHaveLength(2)
  expect(await listConsents({ token: other.token }, ctxAt(submittedAt))).toEqual({ consents: [] })

  await workAt('2032-11-21T08:59:59Z')
  expect(await proofs()).toHaveLength(4)
  await workAt('2032-11-21T09:00:01Z')
  expect(await proofs()).toEqual([])
})
