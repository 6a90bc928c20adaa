import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { ReadPersonRecord as OfAiPlanning } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { ReadPersonRecord as OfEnquiry } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { OpenMessageFile, ReadMessageFileChunk } from '@seneb/contracts/messages/enquiry/message.messages'
import { ReadPersonRecord as OfNotification } from '@seneb/contracts/messages/notification/every-service.messages'
import { ExportNewsletterRecord } from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'
import { ExportAmbassador } from '@seneb/contracts/messages/referral/ambassador.messages'
import { ExportAmbassadorApplication } from '@seneb/contracts/messages/referral/application-record.messages'
import { ReadPersonRecord as OfReferral } from '@seneb/contracts/messages/referral/every-service.messages'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { AppError } from '@seneb/platform/app-error'
import { compressRecord } from '@seneb/platform/compressed-record'
import { sealFile, Sealing } from '@seneb/platform/sealing'

import { testDocumentKey, TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'
import { maxRecordFileBytes } from './attach-message-files.js'
import { textOf } from './gather-record.js'

const id = randomUUID()
const erasedId = randomUUID()
const hostile = `<script>alert(1)</script>"' & \u202Eright to left`
const ofEnquiry: RecordTable[] = [
  { table: 'trip_plans', withheld: {}, rows: [{ full_name: hostile, additional_services: ['Airport <i>Pickup</i>'] }] },
  { table: 'replies', withheld: { written_by: 'team' }, rows: [{ body: { subject: 's', body: hostile } }] },
  { table: 'consultations', withheld: {}, rows: [] },
]
const withFilesId = randomUUID()
const [mailedId, uploadedId, hugeId, lostId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const plain = { name: 'x-ray.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }
const sealedFile = (fileId: string) => sealFile(plain, fileId, new Sealing(testDocumentKey))
const withFiles: RecordTable[] = [
  { table: 'messages', withheld: {}, rows: [{ preview: { fileNames: { [mailedId]: 'mailed.pdf' } } }] },
  {
    table: 'message_files',
    withheld: { sealed: 'file' },
    rows: [
      { id: hugeId, state: 'stored', bytes: maxRecordFileBytes + 1 },
      { id: mailedId, state: 'stored', bytes: 100 },
      { id: uploadedId, state: 'stored', bytes: 100 },
      { id: lostId, state: 'lost' },
    ],
  },
]
const openings = new Map<string, string>()
const exported: unknown[] = []
let isUnavailable = false
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(OfEnquiry, async (input) => {
    if (input.enquiryId === erasedId) throw new AppError('ENQUIRY_UNKNOWN')
    exported.push(input)
    const tables = input.enquiryId === withFilesId ? withFiles : ofEnquiry
    return { record: await compressRecord(tables), reference: 'SNB-7K3M9Q', exportedAt: '2026-11-24T09:00:00.000Z' }
  })
  await gateway.handle(OpenMessageFile, ({ fileId }) => {
    const openingId = randomUUID()
    openings.set(openingId, fileId)
    return { opened: { openingId, fileId, bytes: sealedFile(fileId).length } }
  })
  await gateway.handle(ReadMessageFileChunk, ({ openingId }) => {
    return { part: sealedFile(openings.get(openingId) ?? '').toString('base64') }
  })
  const drafts = [{ table: 'ai_trip_plans', withheld: {}, rows: [{ generated_plan: 'a first draft' }] }]
  await gateway.handle(OfAiPlanning, async () => {
    if (isUnavailable) throw new AppError('UNAVAILABLE')
    return { record: await compressRecord(drafts) }
  })
  await gateway.handle(ExportAmbassadorApplication, async ({ recordId }) => {
    if (recordId !== id) throw new AppError('APPLICATION_UNKNOWN')
    const rows = [{ full_name: hostile, national_id: '29901011234567' }]
    const table = { table: 'ambassador_applications', withheld: { decided_by: 'team' as const }, rows }
    return { record: await compressRecord([table]), reference: 'SNA-7K3M9Q', exportedAt: '2026-11-24T09:00:00.000Z' }
  })
  await gateway.handle(ExportAmbassador, async ({ recordId }) => {
    if (recordId !== id) throw new AppError('AMBASSADOR_NOT_FOUND')
    const record = await compressRecord([{ table: 'ambassadors', withheld: {}, rows: [{ name: hostile }] }])
    return { record, reference: 'nadia@guides.example', exportedAt: '2026-11-24T09:00:00.000Z' }
  })
  await gateway.handle(ExportNewsletterRecord, async ({ recordId }) => {
    if (recordId !== id) throw new AppError('NEWSLETTER_SUBSCRIBER_NOT_FOUND')
    const rows = [{ email: hostile, state: 'confirmed' }]
    const record = await compressRecord([{ table: 'newsletter_subscribers', withheld: {}, rows }])
    return { record, reference: 'reader@example.com', exportedAt: '2026-11-24T09:00:00.000Z' }
  })
  for (const contract of [OfNotification, OfReferral])
    await gateway.handle(contract, async () => ({ record: await compressRecord([]) }))
})
afterEach(() => {
  isUnavailable = false
  exported.length = 0
})
afterAll(() => gateway.close())

const fetchAs = (lead = sessions.open(['care-lead']), format = 'html', of: string = id) =>
  gateway.fetch(`/staff/records/${of}/${format}`, { headers: fromOurPage(lead) })

test('a readable page has every service’s part, and typed text can neither run nor reorder the text around it [LEGAL-05, S12, S16]', async () => {
  const { headers, status, text } = await fetchAs()

  expect(status).toBe(200)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="seneb-record.html"',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  })
  expect(text).not.toMatch(/<script|<i>|src=|href=|url\(/)
  expect(text).toContain(
    '<bdi dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39; &amp; \u202Eright to left</bdi>',
  )
  for (const phrase of ['What you sent us in the trip planner', 'a first draft', 'replies.written_by'])
    expect(text).toContain(phrase)
  expect(text).not.toContain('What you sent us in the contact form')
  expect(exported).toEqual([{ enquiryId: id, format: 'html' }])
})

test('as data it is one JSON with the names of the columns [LEGAL-05]', async () => {
  const { headers, text } = await fetchAs(undefined, 'json')
  const record = JSON.parse(text) as { reference: string; parts: { service: string; table: string; rows: unknown[] }[] }

  expect(headers.get('content-disposition')).toBe('attachment; filename="seneb-record.json"')
  expect(record.reference).toBe('SNB-7K3M9Q')
  expect(record.parts.map(({ service, table }) => `${service}.${table}`)).toEqual([
    'enquiry.trip_plans',
    'enquiry.replies',
    'ai-planning.ai_trip_plans',
  ])
  expect(record.parts[0]?.rows).toEqual(ofEnquiry[0]?.rows)
})

test('as data it holds the files of messages that fit, each under one name, and lists the others [LEGAL-05]', async () => {
  openings.clear()
  const { text } = await fetchAs(undefined, 'json', withFilesId)
  const { parts } = JSON.parse(text) as { parts: { table: string; rows: Record<string, unknown>[] }[] }

  const content = plain.bytes.toString('base64')
  const held = { state: 'stored', type: plain.type, bytes: plain.bytes.length, content }
  expect(parts.find(({ table }) => table === 'message_files')?.rows).toEqual([
    { id: hugeId, state: 'stored', bytes: maxRecordFileBytes + 1 },
    { id: mailedId, ...held },
    { id: uploadedId, ...held, name: 'x-ray.pdf' },
    { id: lostId, state: 'lost' },
  ])
  expect([...openings.values()].toSorted()).toEqual([mailedId, uploadedId].toSorted())
})

test('the page to read lists files and opens none [LEGAL-05]', async () => {
  openings.clear()
  const { text } = await fetchAs(undefined, 'html', withFilesId)

  expect(text).toContain('mailed.pdf')
  expect(text).not.toContain(plain.bytes.toString('base64'))
  expect(openings.size).toBe(0)
})

test('while a service is unavailable nothing is exported or recorded, and the response explains it [LEGAL-05]', async () => {
  isUnavailable = true
  const response = await fetchAs()

  expect([response.status, rejectionOf(response)]).toEqual([503, 'UNAVAILABLE'])
  expect(response.text).toContain('nothing was exported: half a record would look like a whole one')
  expect(exported).toEqual([])
})

test.each([
  ['nobody', undefined, 401, 'SIGN_IN_REQUIRED'],
  ['a care agent', ['care-agent', 0], 403, 'NOT_ALLOWED'],
  ['an admin', ['admin', 0], 403, 'NOT_ALLOWED'],
  ['a lead who signed in long ago', ['care-lead', 700], 403, 'REAUTHENTICATION_REQUIRED'],
] as const)('%s exports nothing, and no service is asked [LEGAL-05, S6, S9]', async (_who, session, status, code) => {
  const opening = session && sessions.open([session[0]], { authenticatedSecondsAgo: session[1] })
  const response = await gateway.fetch(`/staff/records/${id}/html`, { headers: fromOurPage(opening) })

  expect([response.status, rejectionOf(response)]).toEqual([status, code])
  expect(exported).toEqual([])
})

test('an unknown or erased person, an unknown format and an invalid id are rejected with a sentence [LEGAL-05]', async () => {
  expect((await fetchAs(undefined, 'html', erasedId)).status).toBe(404)
  expect((await fetchAs(undefined, 'pdf')).status).toBe(404)
  expect((await fetchAs(undefined, 'html', 'no-id')).status).toBe(400)
})

test('the record of an applicant is exported as page and data, only by staff who may export [LEGAL-05, S12]', async () => {
  const page = await fetchAs(undefined, 'application-html')
  const data = await fetchAs(undefined, 'application-json')

  expect([page.status, data.status]).toEqual([200, 200])
  expect(page.text).toContain('What Seneb stores of your application SNA-7K3M9Q')
  expect(page.text).not.toContain('<script>alert')
  expect(data.json).toMatchObject({ parts: [{ table: 'ambassador_applications', service: 'referral' }] })
  expect((await fetchAs(sessions.open(['admin']), 'application-html')).status).toBe(403)
  expect((await fetchAs(undefined, 'application-html', erasedId)).status).toBe(404)
  expect((await fetchAs(undefined, 'application-pdf')).status).toBe(404)
})

test('the record of an ambassador, with or without an application, is exported as page and data [LEGAL-05, S12]', async () => {
  const page = await fetchAs(undefined, 'ambassador-html')
  const data = await fetchAs(undefined, 'ambassador-json')

  expect([page.status, data.status]).toEqual([200, 200])
  expect(page.text).toContain('What Seneb stores of you as an ambassador, nadia@guides.example')
  expect(page.text).not.toContain('<script>alert')
  expect(data.json).toMatchObject({ parts: [{ table: 'ambassadors', service: 'referral' }] })
  expect((await fetchAs(sessions.open(['admin']), 'ambassador-json')).status).toBe(403)
  expect((await fetchAs(undefined, 'ambassador-json', erasedId)).status).toBe(404)
})

test('the record of a subscriber of the newsletter is a page and data of its own too [LEGAL-05, S12]', async () => {
  const page = await fetchAs(undefined, 'newsletter-html')
  const data = await fetchAs(undefined, 'newsletter-json')

  expect([page.status, data.status]).toEqual([200, 200])
  expect(page.text).toContain('Your subscription to our newsletter')
  expect(page.text).not.toContain('<script>alert')
  expect(data.json).toMatchObject({ parts: [{ table: 'newsletter_subscribers', service: 'notification' }] })
  expect((await fetchAs(sessions.open(['editor']), 'newsletter-json')).status).toBe(403)
  expect((await fetchAs(undefined, 'newsletter-json', erasedId)).status).toBe(404)
})

test('columns are named as people write', () => {
  expect(['full_name', 'isDoctor'].map(textOf)).toEqual(['Full name', 'Is doctor'])
})
