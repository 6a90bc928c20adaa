import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { CareEnquiry, CareEvent } from '../care-enquiries/care-enquiry.entity.js'
import { Consent } from '../consents/consent.entity.js'
import { Consultation } from '../consultations/consultation.entity.js'
import { requestConsultation } from '../consultations/request-consultation.js'
import { CookieChoice } from '../cookie-choices/record-cookie-choice.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { migrations } from '../migrations/index.js'
import { enquiryEntities } from '../enquiry.module.js'
import { submitTripPlan } from '../trip-plans/submit-trip-plan.js'
import { TripPlan } from '../trip-plans/trip-plan.entity.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const in24Months = '2028-11-21T09:00:00Z'
let postgres: TestDb

beforeAll(async () => {
  postgres = await testDb({ schema: 'enquiry', entities: enquiryEntities, migrations })
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations']) {
    await postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => postgres.close())

const ctxAt = (now: Date) => ({ ...testCtx({ db: postgres.db }), now: () => now })
const secondsAfter = (time: string, seconds: number) => new Date(Date.parse(time) + seconds * 1000)

/** Runs every background worker of the service once, at a given time. */
async function workAt(now: Date): Promise<void> {
  for (const worker of enquiryWorkers) await worker.run(ctxAt(now))
}

function read<T>({ problems, value }: { value?: T; problems?: unknown }): T {
  if (!value) throw new Error(JSON.stringify(problems))
  return value
}

async function requestBoth(): Promise<void> {
  await submitTripPlan(
    read(readForm(tripPlanForm, aTripPlan({}, submittedAt), { now: submittedAt })),
    ctxAt(submittedAt),
  )
  await requestConsultation(
    read(readForm(consultationForm, aConsultation({}, submittedAt), { now: submittedAt })),
    ctxAt(submittedAt),
  )
}

const countOf = async (entity: new () => object) => (await postgres.db.read((tx) => tx.find(entity))).length
const counts = async () => ({
  enquiries: (await countOf(TripPlan)) + (await countOf(Consultation)),
  promises: await countOf(ReplyPromise),
  consents: await countOf(Consent),
})

test('an enquiry ends 24 months after its submission, not a second before, and its consents stay without a name [LEGAL-05, O-7]', async () => {
  await requestBoth()

  await workAt(secondsAfter(in24Months, -1))
  expect(await counts()).toEqual({ enquiries: 2, promises: 2, consents: 4 })

  await workAt(secondsAfter(in24Months, 1))
  expect(await counts()).toEqual({ enquiries: 0, promises: 0, consents: 4 })
  const proofs = await postgres.db.read((tx) => tx.find(Consent))
  expect(proofs.map(({ consultation_id, trip_plan_id }) => [trip_plan_id, consultation_id])).toEqual([
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ])
})

test('an enquiry with a later reply ends 24 months after the reply [LEGAL-05, O-7]', async () => {
  await requestBoth()
  await postgres.dataSource.query(`update reply_promises set kept_at = '2026-12-01T10:00:00Z'`)

  await workAt(secondsAfter('2028-12-01T10:00:00Z', -1))
  expect(await counts()).toMatchObject({ enquiries: 2 })
  await workAt(secondsAfter('2028-12-01T10:00:00Z', 1))
  expect(await counts()).toMatchObject({ enquiries: 0, promises: 0 })
})

test('notes and replies of the care team end with their enquiry, 24 months after their last work on it [LEGAL-05, O-7]', async () => {
  await requestBoth()
  const worked = '2027-03-01T10:00:00Z'
  await postgres.dataSource.query(`update care_enquiries set last_activity_at = '${worked}' where kind = 'trip-plan'`)

  await workAt(secondsAfter(in24Months, 1))
  // The submission, and the three thresholds of the unanswered promise.
  expect([await countOf(CareEnquiry), await countOf(CareEvent), await countOf(TripPlan)]).toEqual([1, 4, 1])
  await workAt(secondsAfter('2029-03-01T10:00:00Z', 1))
  expect([await countOf(CareEnquiry), await countOf(CareEvent), await countOf(TripPlan)]).toEqual([0, 0, 0])
})

test('the proof of a consent is deleted after 6 years, and never while its enquiry exists [LEGAL-05, O-7]', async () => {
  await requestBoth()
  const in6Years = '2032-11-21T09:00:00Z'
  await workAt(secondsAfter(in24Months, 1))

  await workAt(secondsAfter(in6Years, -1))
  expect(await counts()).toMatchObject({ consents: 4 })
  await workAt(secondsAfter(in6Years, 1))
  expect(await counts()).toMatchObject({ consents: 0 })

  await requestBoth()
  await postgres.dataSource.query(`update reply_promises set kept_at = '2031-11-21T09:00:00Z'`)
  await workAt(secondsAfter(in6Years, 1))
  expect(await counts()).toMatchObject({ enquiries: 2, consents: 4 })
})

test('a cookie choice is forgotten after 3 years, and cannot be removed before or changed by anybody [CONS-09, D-03, O-7]', async () => {
  const now = new Date()
  // As PostgreSQL counts years, which differs from JavaScript on 29 February.
  const sql = `select $1::timestamptz - interval '3 years' as "threeYearsAgo"`
  const [past] = await postgres.dataSource.query<{ threeYearsAgo: Date }[]>(sql, [now])
  const { threeYearsAgo } = past!
  for (const [seconds, version] of [
    [-1, 'over'],
    [1, 'not yet'],
  ] as const) {
    const choice = { policy_version: version, analytics: false, advertising: false, personalization: false }
    const row = { ...choice, functionality: false, recorded_at: new Date(threeYearsAgo.getTime() + seconds * 1000) }
    await postgres.db.write((tx) => tx.save(Object.assign(new CookieChoice(), { id: crypto.randomUUID(), ...row })))
  }

  await workAt(now)

  const remaining = await postgres.db.read((tx) => tx.find(CookieChoice))
  expect(remaining.map(({ policy_version }) => policy_version)).toEqual(['not yet'])
  await expect(postgres.dataSource.query('delete from cookie_choices')).rejects.toThrow('only added')
  await expect(postgres.dataSource.query('update cookie_choices set analytics = true')).rejects.toThrow('only added')
})
