import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { cookiePolicyVersion, necessaryOnly } from '@seneb/contracts/vocabulary/cookie-purposes'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import type { Ctx } from '@seneb/service-kit/ctx'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { statementsOf } from '@seneb/testkit/statements-of'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { recordCookieChoice } from '../cookie-choices/record-cookie-choice.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { startErasure } from '../erasures/start-erasure.js'
import { eraseWithdrawn } from '../withdrawals/erase-withdrawn.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { lookUpReceipt } from './look-up-receipt.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const now = new Date('2026-11-24T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

let people = 0
/** A person who has looked up nothing yet. */
const someone = (role: StaffRole = 'care-agent') => desk.as(`person ${++people}`, [role], now)
let rejected = 0
const rejectedLookups = { add: (count: number) => void (rejected += count) }
const lookUp = (reference: string, ctx: Ctx = someone()) => lookUpReceipt({ reference }, { ...ctx, rejectedLookups })
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'found',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

async function anEnquiry() {
  const id = await desk.tripPlan({ travelingFromCountry: 'France' }, submittedAt)
  const [event] = await outboxPayloads(desk.postgres.db, TripPlanSubmitted, id)
  const lead = desk.as('lead', ['care-lead'], now)
  const { reference } = (await readCareEnquiry({ enquiryId: id }, lead)).enquiry
  return { id, reference, token: event?.withdrawalToken ?? '', lead }
}

const entries = async () =>
  (await outboxPayloads(desk.postgres.db, StaffActionCompleted)).filter(({ action }) => action === 'look-up-receipt')

test('a cookie receipt is found by its ID, by its cookie and by its content, and shows only the choice [CONS-09, D-03]', async () => {
  const choice = { policyVersion: cookiePolicyVersion, ...necessaryOnly, analytics: true }
  const { askAgainAt, receiptId, recordedAt } = await recordCookieChoice(choice, desk.at(submittedAt))

  for (const text of [receiptId, receiptId.toUpperCase(), ` ${cookiePolicyVersion}.1000.1795000000.r${receiptId} `]) {
    expect(await lookUp(text, someone('auditor'))).toEqual({
      cookieChoice: {
        receiptId,
        policyVersion: cookiePolicyVersion,
        recordedAt,
        askAgainAt,
        accepted: ['analytics'],
        refused: ['advertising', 'personalization', 'functionality'],
      },
      consents: undefined,
    })
  }
  expect((await entries()).at(-1)).toMatchObject({
    object: { kind: 'receipt', id: receiptId },
    fields: [{ name: 'found', to: 'cookie-choice' }],
  })
})

test('consents are found by the reference and by the link, word for word, with their versions and withdrawals [LEGAL-05, TRIP-54]', async () => {
  const { id, reference, token } = await anEnquiry()
  const found = await lookUp(reference.toLowerCase())

  expect(found.consents).toMatchObject({
    form: 'trip-plan',
    personal: { reference, country: 'France' },
    given: [
      { purpose: 'personal-data', textVersion: expect.any(String), givenAt: submittedAt.toISOString() },
      { purpose: 'plan-draft' },
    ],
  })
  expect(found.consents?.given[0]?.text).toEqual(expect.any(String))
  expect(found.consents?.termsVersion).toEqual(expect.any(String))
  for (const link of [token, `https://seneb.example/consents/${token}`, `https://seneb.example/consents/${token}?x=1`])
    expect(await lookUp(link)).toEqual(found)
  expect((await entries()).at(-1)).toMatchObject({ object: { id }, fields: [{ name: 'found', to: 'consents' }] })
  expect(JSON.stringify(await entries())).not.toContain(token)

  await withdrawConsent({ token, purpose: 'plan-draft' }, desk.at(now))
  const changed = (await lookUp(reference)).consents?.given
  expect(changed?.map(({ withdrawnAt }) => withdrawnAt)).toEqual([undefined, now.toISOString()])
})

test('staff without access to personal data see consents without reference, country and time zone [ADM-09]', async () => {
  const { reference } = await anEnquiry()

  for (const role of ['auditor', 'doctor'] as const) {
    const { consents } = await lookUp(reference, someone(role))
    expect([consents?.personal, consents?.given.length]).toEqual([undefined, 2])
    expect(JSON.stringify(consents)).not.toMatch(new RegExp(`${reference}|France`))
  }
})

test('consents of an erased enquiry are not found; withdrawn ones are found by their link, without a name [LEGAL-05]', async () => {
  const { id, lead, reference, token } = await anEnquiry()
  const version = await versionOf(id, lead)
  await startErasure({ enquiryId: id, version, reference, reason: 'person-asked' }, lead)
  for (const text of [reference, token]) expect(await codeOf(lookUp(text))).toBe('RECEIPT_UNKNOWN')

  const withdrawn = await anEnquiry()
  await withdrawConsent({ token: withdrawn.token, purpose: 'personal-data' }, desk.at(now))
  const [pending] = (await lookUp(withdrawn.reference)).consents?.given ?? []
  expect(pending?.undoUntil).toBe('2026-12-01T09:00:00.000Z')
  await eraseWithdrawn.run(desk.at(new Date('2026-12-01T09:00:00Z')))

  expect(await codeOf(lookUp(withdrawn.reference))).toBe('RECEIPT_UNKNOWN')
  const { consents } = await lookUp(withdrawn.token)
  expect(consents).toMatchObject({ form: undefined, given: [{ purpose: 'personal-data' }, { purpose: 'plan-draft' }] })
  expect(consents?.given.map(({ withdrawnAt }) => withdrawnAt)).toEqual([now.toISOString(), now.toISOString()])
  expect(consents?.personal).toEqual({ reference: undefined, country: undefined, timeZone: undefined })
})

test('an unknown receipt is reported and audited, and takes as long as a known one [S10, S11]', async () => {
  const { reference, token } = await anEnquiry()
  const texts = {
    reference,
    token,
    unknown: 'SNB-AAAAAA',
    guessed: randomBytes(32).toString('base64url'),
    cookie: randomUUID(),
    nonsense: '%',
  }
  const before = (await entries()).length
  for (const text of [
    'SNB-AAAAAA',
    'SNB-%',
    "' or 1=1 --",
    '/',
    '..',
    randomUUID(),
    texts.guessed,
    '\u0661'.repeat(600),
  ])
    expect([text, await codeOf(lookUp(text))]).toEqual([text, 'RECEIPT_UNKNOWN'])
  const missed = (await entries()).slice(before)
  expect(missed.map(({ object }) => object.id)).toEqual(Array.from({ length: 8 }, () => 'none'))

  // The same statements in the same order, whose plans do not depend on whether they find a row.
  const work: Record<string, readonly string[]> = {}
  for (const [kind, text] of Object.entries(texts)) {
    const ctx = someone()
    work[kind] = await statementsOf(() => lookUp(text, ctx).catch(() => undefined))
  }
  expect(work['reference']?.length).toBeGreaterThan(5)
  for (const kind of Object.keys(texts)) expect([kind, work[kind]]).toEqual([kind, work['reference']])
})

test('ten lookups of one person in a minute are answered and the eleventh is rejected, also concurrently [S20]', async () => {
  const guesser = desk.as('guesser', ['care-agent'], now)
  const before = (await entries()).length
  const guesses = Array.from({ length: 15 }, () => codeOf(lookUp('SNB-AAAAAA', guesser)))
  const codes = (await Promise.all(guesses)).toSorted()

  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(5)
  const found = (await entries()).slice(before).flatMap(({ fields }) => fields.map(({ to }) => to))
  expect(found.toSorted()).toEqual([...Array(10).fill('none'), ...Array(5).fill('too-many-lookups')])
  expect(rejected).toBe(5)
  expect(await codeOf(lookUp('SNB-AAAAAA'))).toBe('RECEIPT_UNKNOWN')
  const later = desk.as('guesser', ['care-agent'], new Date(now.getTime() + 60_000))
  expect(await codeOf(lookUp('SNB-AAAAAA', later))).toBe('RECEIPT_UNKNOWN')
})
