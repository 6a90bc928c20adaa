import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { addCareNote } from '../care-enquiries/log-care-contact.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { enquiryWorkers } from '../enquiry-workers.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'erasures']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const leadAt = (time: string) => desk.as('lead', ['care-lead'], new Date(time))
const everything = { show: 'erased-soon', mine: false, unclaimed: false, overdue: false, first: 50 } as const

const listAt = async (time: string, page: { first?: number; after?: string; search?: string } = {}) =>
  listCareEnquiries({ ...everything, ...page }, leadAt(time))
const idsAt = async (time: string) => (await listAt(time)).enquiries.map(({ id }) => id)

async function workAt(time: string): Promise<void> {
  for (const worker of enquiryWorkers) await worker.run(desk.at(new Date(time)))
}

const remainingIds = async () => {
  const rows: readonly { id: string }[] = await desk.postgres.dataSource.query('select id from care_enquiries')
  return rows.map(({ id }) => id)
}

test('the list of the next month contains exactly the enquiries that will be erased, by day [LEGAL-05, O-7]', async () => {
  const after = (days: number) => new Date(submittedAt.getTime() + days * 24 * 60 * 60 * 1000)
  const first = await desk.tripPlan({}, submittedAt)
  const second = await desk.consultation({}, after(20))
  const later = await desk.tripPlan({}, after(40))

  expect(await idsAt('2028-10-21T08:59:59Z')).toEqual([])
  const { enquiries } = await listAt('2028-11-20T09:00:00Z')
  expect(
    enquiries.map(({ scheduledErasureAt, id, lastActivityAt }) => [id, lastActivityAt, scheduledErasureAt]),
  ).toEqual([
    [first, submittedAt.toISOString(), '2028-11-21T09:00:00.000Z'],
    [second, after(20).toISOString(), '2028-12-11T09:00:00.000Z'],
  ])
  expect((await countCareEnquiries(leadAt('2028-11-20T09:00:00Z'))).dueForErasure).toBe(2)

  await workAt('2028-12-20T09:00:00Z')
  expect(await remainingIds()).toEqual([later])
})

test('work on an enquiry removes it from the list, and it is retained [LEGAL-05, O-7, GEN-07]', async () => {
  const worked = await desk.tripPlan({}, submittedAt)
  const quiet = await desk.tripPlan({}, submittedAt)
  const now = '2028-11-10T09:00:00Z'
  expect((await idsAt(now)).toSorted()).toEqual([worked, quiet].toSorted())

  await addCareNote({ enquiryId: worked, note: 'she wrote again' }, leadAt(now))

  expect(await idsAt(now)).toEqual([quiet])
  const { enquiry } = await readCareEnquiry({ enquiryId: worked }, leadAt(now))
  expect(enquiry.scheduledErasureAt).toBeUndefined()
  await workAt('2028-11-21T09:00:01Z')
  expect(await remainingIds()).toEqual([worked])
})

test('its pages continue without repeats or gaps; a search in it covers all enquiries, newest first [P9, O-7]', async () => {
  const ids: string[] = []
  for (let at = 0; at < 5; at++) ids.push(await desk.tripPlan({}, new Date(submittedAt.getTime() + at)))
  const now = '2028-11-10T09:00:00Z'
  const found: string[] = []
  let after: string | undefined
  do {
    const page = await listAt(now, { first: 2, ...(after ? { after } : {}) })
    found.push(...page.enquiries.map(({ id }) => id))
    after = page.next
  } while (after !== undefined)

  expect(found).toEqual(ids)
  const { enquiries } = await listAt(now, { search: 'haddad' })
  expect(enquiries.map(({ id }) => id)).toEqual(ids.toReversed())
})

test('an agent without access to names sees the day only [ADM-09, O-7]', async () => {
  await desk.tripPlan({}, submittedAt)
  const auditor = desk.as('auditor', ['auditor'], new Date('2028-11-10T09:00:00Z'))

  const { enquiries } = await listCareEnquiries(everything, auditor)

  expect(enquiries).toMatchObject([{ scheduledErasureAt: '2028-11-21T09:00:00.000Z' }])
  expect(enquiries[0]?.fullName).toBeUndefined()
})
