import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  documentChunkBytes,
  OpenApplicationDocument,
  ReadDocumentChunk,
} from '@seneb/contracts/messages/referral/ambassador-application.messages'
import { sealFile, Sealing } from '@seneb/platform/sealing'

import { TestGateway, testDocumentKey } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const application = '0190f5fe-7c00-7a00-8000-000000000001'
const missing = '0190f5fe-7c00-7a00-8000-000000000002'
const path = `/staff/documents/${application}/identity-document`
const uploadId = randomUUID()
/** Larger than two chunks, with distinct content everywhere. */
const content = `%PDF-1.7 ${randomBytes(documentChunkBytes).toString('hex')}`
const file = { name: 'passport of Youssef.pdf', type: 'application/pdf', bytes: Buffer.from(content) }
const sealed = sealFile(file, uploadId, new Sealing(testDocumentKey))
const opened: unknown[] = []
let isOver = false
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(OpenApplicationDocument, (input) => {
    opened.push(input)
    if (input.applicationId === missing) return {}
    return { opened: { openingId: randomUUID(), uploadId, bytes: sealed.length } }
  })
  await gateway.handle(ReadDocumentChunk, ({ from }) => {
    if (isOver && from > 0) return {}
    return { part: sealed.subarray(from, from + documentChunkBytes).toString('base64') }
  })
})
afterEach(() => {
  isOver = false
})
afterAll(() => gateway.close())

test('a document is sent as an attachment that is neither rendered nor cached, without its owner’s name [D-42, S12]', async () => {
  const response = await gateway.fetch(path, { headers: fromOurPage(sessions.open(['care-lead'])) })

  expect([response.bytes, response.text === content]).toEqual([content.length, true])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="identity-document.pdf"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect(opened.pop()).toEqual({ applicationId: application, kind: 'identity-document' })
})

test.each([
  ['nobody', undefined, 401, 'SIGN_IN_REQUIRED'],
  ['a care agent', ['care-agent', 0], 403, 'NOT_ALLOWED'],
  ['an auditor', ['auditor', 0], 403, 'NOT_ALLOWED'],
  ['a lead who signed in long ago', ['care-lead', 700], 403, 'REAUTHENTICATION_REQUIRED'],
] as const)('%s opens no document, and no service is asked [D-42, S6, S9]', async (_who, session, status, code) => {
  const opening = session && sessions.open([session[0]], { authenticatedSecondsAgo: session[1] })
  const response = await gateway.fetch(path, { headers: fromOurPage(opening) })

  expect([response.status, rejectionOf(response)]).toEqual([status, code])
  expect(opened).toEqual([])
})

test('a request from another page, an unknown document and an invalid id are rejected with a sentence [S6]', async () => {
  const lead = sessions.open(['care-lead'])
  const at = (documentPath: string, site = 'same-origin') =>
    gateway.fetch(`/staff/documents/${documentPath}`, { headers: { ...fromOurPage(lead), 'sec-fetch-site': site } })

  expect((await at(`${application}/identity-document`, 'cross-site')).status).toBe(401)
  expect((await at(`${missing}/identity-document`)).status).toBe(404)
  expect((await at(`${application}/diary`)).status).toBe(400)
  expect((await at('no-id/identity-document')).status).toBe(400)
})

test('a document with a missing part is not sent at all [D-42, S12]', async () => {
  isOver = true
  const response = await gateway.fetch(path, { headers: fromOurPage(sessions.open(['care-lead'])) })

  expect([response.status, rejectionOf(response)]).toEqual([404, 'NOT_FOUND'])
})
