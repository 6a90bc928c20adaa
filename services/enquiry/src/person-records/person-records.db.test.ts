import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { addCareNote } from '../care-enquiries/log-care-contact.js'
import { startErasure } from '../erasures/start-erasure.js'
import { readPersonRecord } from './read-person-record.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const now = new Date('2026-11-24T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
afterAll(() => desk.postgres.close())

const lead = () => desk.as('lead', ['care-lead'], now)

async function recordOf(enquiryId: string) {
  const { record, ...about } = await readPersonRecord({ enquiryId, format: 'html' }, lead())
  const tables = (await decompressRecord(record)) as RecordTable[]
  return { ...about, rowsOf: (name: string) => tables.find(({ table }) => table === name)?.rows ?? [], tables }
}

const mutationsOf = (id: string) =>
  desk.postgres.db.read((tx) =>
    tx.query<{ text: string }>(
      `select payload::text as text from outbox where payload->>'action' = 'export-enquiry' and payload::text like $1`,
      [`%${id}%`],
    ),
  )

test("a record contains the person's data, their consents and our notes decrypted, without identifying staff [LEGAL-05]", async () => {
  const id = await desk.tripPlan({ companionTravelNeeds: 'a wheelchair' }, submittedAt)
  await addCareNote({ enquiryId: id, note: 'asked for <b>quiet</b> rooms' }, lead())

  const { exportedAt, reference, rowsOf, tables } = await recordOf(id)

  expect([exportedAt, reference]).toEqual([now.toISOString(), rowsOf('trip_plans')[0]?.reference])
  expect(rowsOf('trip_plans')).toMatchObject([{ id, companion_travel_needs: 'a wheelchair' }])
  expect(rowsOf('consents').map(({ purpose }) => purpose)).toContain('personal-data')
  expect(rowsOf('care_events').filter(({ kind }) => kind === 'noted')).toMatchObject([
    { body: 'asked for <b>quiet</b> rooms' },
  ])
  expect(JSON.stringify(tables.map(({ rows }) => rows))).not.toContain(desk.idOf('lead'))
})

test('nothing of another enquiry is in it [LEGAL-05]', async () => {
  const [own, other] = [
    await desk.consultation({}, submittedAt),
    await desk.consultation({ fullName: 'Somebody Else' }, submittedAt),
  ]

  const { rowsOf, tables } = await recordOf(own)

  expect(rowsOf('consultations')).toHaveLength(1)
  expect(JSON.stringify(tables)).not.toMatch(new RegExp(`Somebody Else|${other}`))
})

test('an export is one line of the timeline and one audit action without personal data; it is no activity of the team [ADM-09, LEGAL-05]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const before = await readCareEnquiry({ enquiryId: id }, lead())
  await recordOf(id)

  const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, lead())
  expect(events.map(({ kind }) => kind)).toEqual(['exported', ...before.events.map(({ kind }) => kind)])
  expect(enquiry.version).toBe(before.enquiry.version)
  const auditActions = await mutationsOf(id)
  expect(auditActions).toHaveLength(1)
  expect(auditActions[0]?.text).not.toMatch(/Haddad|SNB-|example\.com/)
})

test('an erased enquiry has no record, and reading it is not audited [LEGAL-05]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const { enquiry } = await readCareEnquiry({ enquiryId: id }, lead())
  const version = await versionOf(id, lead())
  await startErasure({ enquiryId: id, version, reference: enquiry.reference, reason: 'person-asked' }, lead())

  await expect(readPersonRecord({ enquiryId: id, format: 'json' }, lead())).rejects.toMatchObject({
    code: 'ENQUIRY_UNKNOWN',
  })
  expect(await mutationsOf(id)).toEqual([])
})
