import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { onErasureStarted } from '../erasures/on-erasure-started.js'
import { referralWorkers } from '../referral-workers.js'
import { referralDb, referralOf, referralTestCtx, storeCode } from '../referral.fixture.js'
import { onReferredTripPlanSubmitted } from './on-referred-trip-plan-submitted.js'
import { recordReferralVisit } from './process-referral.js'
import { ReferralEnquiry } from './referral.entity.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

const consume = (referredBy: string) => {
  const data = { tripPlanId: randomUUID(), submittedAt: new Date().toISOString(), referredBy }
  return onReferredTripPlanSubmitted({ id: randomUUID(), at: new Date(), data }, referralTestCtx(postgres))
}
const enquiriesOf = (id: string) => postgres.db.read((tx) => tx.find(ReferralEnquiry, { where: { referral_id: id } }))

test('an enquiry moves the count of the referral it names, and only ids are stored of it [D-14]', async () => {
  await recordReferralVisit({ path: '/r/sender' }, referralTestCtx(postgres))

  await Promise.all([consume('sender'), consume('sender')])

  expect(await referralOf(postgres.db, 'sender')).toMatchObject({ enquiry_count: '2', visit_count: '1' })
  const stored = await enquiriesOf('sender')
  expect(stored.map((row) => Object.keys(row).toSorted())).toEqual([
    ['referral_id', 'submitted_at', 'trip_plan_id'],
    ['referral_id', 'submitted_at', 'trip_plan_id'],
  ])
})

test('an enquiry that names a code in capitals counts for its ambassador [D-14, D-43]', async () => {
  await storeCode(postgres.db, { code: 'km7omar', state: 'assigned', assigned_to: 'Omar' })
  await recordReferralVisit({ path: '/r/km7omar' }, referralTestCtx(postgres))

  await consume('KM7OMAR')

  expect(await referralOf(postgres.db, 'km7omar')).toMatchObject({ enquiry_count: '1' })
  expect(await enquiriesOf('KM7OMAR')).toHaveLength(0)
})

test.each([
  ['blocked', { code: 'blocked-code', state: 'blocked' }, {}],
  ['of a paused ambassador', { code: 'paused-code', state: 'assigned' }, { state: 'paused' }],
] as const)('an enquiry that names a code %s is stored and not counted [D-07]', async (_what, code, owner) => {
  await recordReferralVisit({ path: `/r/${code.code}` }, referralTestCtx(postgres))
  await storeCode(postgres.db, code, owner)

  await consume(code.code.toUpperCase())

  expect(await enquiriesOf(code.code)).toHaveLength(1)
  expect(await referralOf(postgres.db, code.code)).toMatchObject({ enquiry_count: '0' })
  const weeks = `select sum(enquiry_count)::int as enquiries from referral_week_counts where referral_id = $1`
  expect(await postgres.dataSource.query(weeks, [code.code])).toEqual([{ enquiries: 0 }])
})

test('an enquiry that names an id we never saw is stored under it and makes no referral [D-14]', async () => {
  await consume('never-seen')

  expect(await enquiriesOf('never-seen')).toHaveLength(1)
  expect(await referralOf(postgres.db, 'never-seen')).toBeNull()
})

test('the referrer of an enquiry is deleted when the enquiry ends, after 24 months, and not a second before [LEGAL-05, O-7]', async () => {
  const row = { trip_plan_id: randomUUID(), referral_id: 'old', submitted_at: new Date('2026-11-21T09:00:00Z') }
  await postgres.db.write((tx) => tx.save(Object.assign(new ReferralEnquiry(), row)))
  const workAt = async (time: string) => {
    const worker = referralWorkers.find(({ name }) => name === 'forget-referral-enquiries')
    await worker?.run(referralTestCtx(postgres, { now: () => new Date(time) }))
  }

  await workAt('2028-11-21T08:59:59Z')
  expect(await enquiriesOf('old')).toHaveLength(1)
  await workAt('2028-11-21T09:00:01Z')
  expect(await enquiriesOf('old')).toHaveLength(0)
})

test('the referrer of an enquiry is deleted with its erasure, and the count of the link stays [LEGAL-05, D-14]', async () => {
  await recordReferralVisit({ path: '/r/erased' }, referralTestCtx(postgres))
  await Promise.all([consume('erased'), consume('erased')])
  const [first, second] = await enquiriesOf('erased')
  const enquiryId = first?.trip_plan_id ?? ''
  const about = { enquiryId, kind: 'trip-plan', reason: 'person-asked' } as const
  const data = { ...about, recordIds: [enquiryId], startedAt: new Date().toISOString() }

  await onErasureStarted({ id: randomUUID(), at: new Date(), data }, referralTestCtx(postgres))

  expect((await enquiriesOf('erased')).map(({ trip_plan_id }) => trip_plan_id)).toEqual([second?.trip_plan_id])
  expect(await referralOf(postgres.db, 'erased')).toMatchObject({ enquiry_count: '2' })
})
