import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cookieChoiceForm } from '@seneb/contracts/forms/cookie-choice.form'
import { cookiePolicyVersion, necessaryOnly } from '@seneb/contracts/vocabulary/cookie-purposes'
import { readForm } from '@seneb/contracts/forms/read-form'
import { syntheticSignatureRejected } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { signSyntheticRequest } from '@seneb/platform/synthetic-signature'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testKey } from '@seneb/testkit/test-keys'

import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { CookieChoice, recordCookieChoice } from './record-cookie-choice.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
afterAll(() => postgres.close())

const choice = { policyVersion: cookiePolicyVersion, ...necessaryOnly }
const receipts = () => postgres.db.read((tx) => tx.find(CookieChoice))

test('a choice is stored with its four values and the version of the policy, and nothing of the visitor [CONS-04, CONS-09, D-01, D-03]', async () => {
  const ctx = { ...testCtx({ db: postgres.db }), now: () => new Date('2026-08-31T09:00:00Z') }

  const { receiptId, ...times } = await recordCookieChoice({ ...choice, functionality: true }, ctx)

  expect(times).toEqual({ recordedAt: '2026-08-31T09:00:00.000Z', askAgainAt: '2027-02-28T09:00:00.000Z' })
  expect(await receipts()).toEqual([
    {
      id: receiptId,
      policy_version: cookiePolicyVersion,
      recorded_at: ctx.now(),
      analytics: false,
      advertising: false,
      personalization: false,
      functionality: true,
    },
  ])
})

test('a changed mind is a new receipt; the same request sent twice is one [D-03]', async () => {
  const before = (await receipts()).length
  const once = testCtx({ db: postgres.db, idempotencyKey: 'once' })

  const [first, again] = [await recordCookieChoice(choice, once), await recordCookieChoice(choice, once)]
  const changed = await recordCookieChoice(choice, testCtx({ db: postgres.db }))

  expect(again).toEqual(first)
  expect(changed.receiptId).not.toBe(first.receiptId)
  expect(await receipts()).toHaveLength(before + 2)
})

test('a choice of a synthetic journey gets the same response and is not stored, and a foreign marker is rejected [F-O08]', async () => {
  const before = (await receipts()).length
  const syntheticKeys = testKey('marks')
  const ctx = { ...testCtx({ db: postgres.db, idempotencyKey: 'journey' }), syntheticKeys }
  const signature = signSyntheticRequest(syntheticKeys, { idempotencyKey: 'journey', at: ctx.now() })

  expect(await recordCookieChoice({ ...choice, syntheticSignature: signature }, ctx)).toMatchObject({
    receiptId: expect.any(String) as unknown,
    askAgainAt: expect.any(String) as unknown,
  })
  await expect(recordCookieChoice({ ...choice, syntheticSignature: 'made-up' }, ctx)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'syntheticSignature', message: syntheticSignatureRejected }],
  })
  expect(await receipts()).toHaveLength(before)
})

test.each(['update cookie_choices set analytics = true', 'delete from cookie_choices'])(
  'it is impossible to %s [D-03]',
  async (change) => {
    await expect(postgres.db.write((tx) => tx.query(`/* test */ ${change}`))).rejects.toThrow('only added')
  },
)

test('nothing is chosen by leaving it out [D-03]', () => {
  const paths = readForm(cookieChoiceForm, { analytics: null }, {}).problems?.map(({ path }) => path)

  expect(paths).toEqual(['policyVersion', 'analytics', 'advertising', 'personalization', 'functionality'])
})
