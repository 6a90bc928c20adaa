import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import pg from 'pg'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { claimCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { CareEnquiry, CareEvent } from '../care-enquiries/care-enquiry.entity.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry, moveCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { publishPromiseThresholds } from './publish-promise-thresholds.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (hours: number, seconds = 0) => new Date(submittedAt.getTime() + (hours * 3600 + seconds) * 1000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const db = () => desk.postgres.db
const lead = (hours: number) => desk.as('Salma', ['care-lead'], after(hours))
const notifyAt = (hours: number, seconds = 0) => publishPromiseThresholds(desk.at(after(hours, seconds)))
/** In the order of the thresholds; those of one run are one statement, whose rows have no order. */
const remindersOf = async (id = '%') =>
  (await outboxPayloads(db(), PromiseThresholdPassed, id)).map(({ threshold }) => threshold).toSorted()
const linesOf = async (enquiry_id: string) =>
  (await db().read((tx) => tx.find(CareEvent, { where: { enquiry_id }, order: { at: 'asc', id: 'asc' } }))).map(
    ({ kind }) => kind,
  )
const contact = async (id: string, result: 'reached' | 'tried', hours: number) =>
  logCareContact({ enquiryId: id, version: await versionOf(id, lead(hours)), channel: 'phone', result }, lead(hours))

test('each threshold is published at its second, once, with a timeline event [GEN-07, D-50]', async () => {
  const id = await desk.tripPlan({}, submittedAt)

  for (const [hours, expected] of [
    [12, ['half-over']],
    [20, ['half-over', 'nearly-over']],
    [24, ['half-over', 'nearly-over', 'overdue']],
  ] as const) {
    await notifyAt(hours, -1)
    expect(await remindersOf(id)).toEqual(expected.slice(0, -1))
    for (const seconds of [0, 0, 1, 3600]) await notifyAt(hours, seconds)
    expect(await remindersOf(id)).toEqual(expected)
    expect(await linesOf(id)).toEqual(['submitted', ...expected])
  }
  await notifyAt(1000)
  expect(await remindersOf(id)).toHaveLength(3)
})

test('a threshold changes no version and is no work on the enquiry, and open pages are notified [GEN-07, LEGAL-05]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  await notifyAt(12)

  const row = await db().read((tx) => tx.findOne(CareEnquiry, { id }))
  expect(row).toMatchObject({ version: 1, state: 'new', last_activity_at: submittedAt, due_at: after(24) })
  expect(await outboxPayloads(db(), CareEnquiryChanged, id)).toEqual([
    { enquiryId: id, version: 1 },
    { enquiryId: id, version: 1 },
  ])
})

test("the person's name reaches the mail service only with the last threshold, and the treatment never [D-50, S13]", async () => {
  const who = { fullName: 'Amal Haddad', email: 'amal@example.com', timeZone: 'Europe/Paris' }
  const [plan, request] = [await desk.tripPlan(who, submittedAt), await desk.consultation(who, submittedAt)]
  await claimCareEnquiry({ enquiryId: request, version: 1, takeOver: false }, lead(1))
  await notifyAt(24)

  for (const [id, enquiryKind, isAssigned] of [
    [plan, 'trip-plan', false],
    [request, 'consultation', true],
  ] as const) {
    const unsorted = await outboxPayloads(db(), PromiseThresholdPassed, id)
    const events = unsorted.toSorted((a, b) => a.threshold.localeCompare(b.threshold))
    expect(events.map(({ person }) => person)).toEqual([undefined, undefined, who])
    expect(events[2]).toMatchObject({ enquiryKind, isAssigned, dueAt: after(24).toISOString() })
    expect(JSON.stringify(events)).not.toMatch(/Dental|Veneers/)
  }
})

test('claims, attempts and waiting do not stop the clock; reaching the person does [GEN-07]', async () => {
  const [tried, waiting, reached] = [
    await desk.tripPlan({}, submittedAt),
    await desk.tripPlan({}, submittedAt),
    await desk.tripPlan({}, submittedAt),
  ]
  await contact(tried, 'tried', 11)
  await moveCareEnquiry({ enquiryId: waiting, version: 1, to: 'waiting' }, lead(11))
  await contact(reached, 'reached', 11.9)
  await notifyAt(12)
  await notifyAt(24)

  expect([await remindersOf(tried), await remindersOf(waiting), await remindersOf(reached)]).toEqual([
    ['half-over', 'nearly-over', 'overdue'],
    ['half-over', 'nearly-over', 'overdue'],
    [],
  ])
})

test('a promise kept in its last second is not reported as overdue, and one kept after it stays overdue [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  await notifyAt(20)
  await logCareContact(
    { enquiryId: id, version: 1, channel: 'phone', result: 'reached' },
    desk.as('Mona', ['care-agent'], after(24, -1)),
  )
  await notifyAt(24)
  expect(await remindersOf(id)).toEqual(['half-over', 'nearly-over'])

  const late = await desk.tripPlan({}, submittedAt)
  await notifyAt(24)
  await contact(late, 'reached', 25)
  await notifyAt(48)
  expect(await remindersOf(late)).toEqual(['half-over', 'nearly-over', 'overdue'])
})

test('an enquiry that was closed, was a test, was withdrawn or has ended triggers no threshold [GEN-07, TRIP-26, LEGAL-05, F-O08]', async () => {
  const [closed, synthetic] = [await desk.tripPlan({}, submittedAt), await desk.consultation({}, submittedAt)]
  const close = { enquiryId: closed, version: 1, outcome: 'withdrawn', reason: 'They wrote at noon' } as const
  await closeCareEnquiry(close, lead(1))
  await closeCareEnquiry({ enquiryId: synthetic, version: 1, outcome: 'test', reason: 'a drill' }, lead(1))
  const recalled = await desk.tripPlan({}, submittedAt)
  const [submitted] = await outboxPayloads(db(), TripPlanSubmitted, recalled)
  await withdrawConsent({ token: submitted?.withdrawalToken ?? '', purpose: 'personal-data' }, desk.at(after(2)))

  await notifyAt(24)
  expect(await remindersOf()).toEqual([])

  await moveCareEnquiry({ enquiryId: closed, version: 2, to: 'open' }, lead(30))
  await notifyAt(30)
  expect(await remindersOf(closed)).toEqual(['half-over', 'nearly-over', 'overdue'])
  await desk.postgres.dataSource.query('update reply_promises set notified_hours = 0')
  const in24Months = new Date('2029-01-01T00:00:00Z')
  for (const worker of enquiryWorkers.filter(({ name }) => name.startsWith('end-')))
    await worker.run(desk.at(in24Months))
  expect(await db().read((tx) => tx.find(ReplyPromise))).toEqual([])
  expect(await db().read((tx) => tx.find(CareEvent))).toEqual([])
})

test('concurrent workers of four processes publish each threshold once [GEN-07, R8]', async () => {
  const ids = await Promise.all(Array.from({ length: 150 }, () => desk.tripPlan({}, submittedAt)))
  const work = async () => {
    while ((await notifyAt(24)) === 'again');
  }

  await Promise.all([work(), work(), work(), work()])
  await work()

  const reported = (await outboxPayloads(db(), PromiseThresholdPassed)).map(
    ({ enquiryId, threshold }) => `${enquiryId} ${threshold}`,
  )
  expect(reported).toHaveLength(ids.length * 3)
  expect(new Set(reported).size).toBe(ids.length * 3)
  const lines = await db().read((tx) => tx.find(CareEvent, { where: { kind: 'overdue' } }))
  expect(lines).toHaveLength(ids.length)
})

test('an enquiry locked by another transaction is left to the next run, without waiting [GEN-07]', async () => {
  const [busy, free] = [await desk.tripPlan({}, submittedAt), await desk.tripPlan({}, submittedAt)]
  const agent = new pg.Client({ connectionString: desk.postgres.adminUrl })
  await agent.connect()
  await agent.query('begin')
  await agent.query('select 1 from enquiry.care_enquiries where id = $1 for update', [busy])

  await notifyAt(12)
  expect([await remindersOf(busy), await remindersOf(free)]).toEqual([[], ['half-over']])
  await agent.query('rollback')
  await agent.end()
  await notifyAt(12)
  expect([await remindersOf(busy), await remindersOf(free)]).toEqual([['half-over'], ['half-over']])
})

test('a failed run publishes nothing and loses nothing [GEN-07, R8]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const failing = { ...desk.at(after(12)), newId: () => 'no id' }

  await expect(publishPromiseThresholds(failing)).rejects.toThrow()
  expect([await remindersOf(id), await linesOf(id)]).toEqual([[], ['submitted']])
  await notifyAt(12)
  expect(await remindersOf(id)).toEqual(['half-over'])
})

test('the service publishes on its own [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  for (const worker of enquiryWorkers) await worker.run(desk.at(after(12)))

  expect(await remindersOf(id)).toEqual(['half-over'])
})
