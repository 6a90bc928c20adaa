import { randomBytes, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  messageFileChunkBytes,
  OpenMessageFile,
  ReadMessageFileChunk,
} from '@seneb/contracts/messages/enquiry/message.messages'
import { AppError } from '@seneb/platform/app-error'
import { sealFile, Sealing } from '@seneb/platform/sealing'

import { TestGateway, testDocumentKey } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf, TestSessions } from '../staff/staff-session.fixture.js'

const enquiryId = '0190f5fe-7c00-7a00-8000-000000000001'
const erasedId = '0190f5fe-7c00-7a00-8000-000000000002'
const fileId = '0190f5fe-7c00-7a00-8000-000000000003'
const missingId = '0190f5fe-7c00-7a00-8000-000000000004'
const path = `/staff/message-files/${enquiryId}/${fileId}`
/** Longer than two parts, and the same nowhere. */
const content = `%PDF-1.7 ${randomBytes(messageFileChunkBytes).toString('hex')}`
const file = { name: 'x-ray of Amal.pdf', type: 'application/pdf', bytes: Buffer.from(content) }
const sealed = sealFile(file, fileId, new Sealing(testDocumentKey))
let gateway: TestGateway
let sessions: TestSessions

beforeAll(async () => {
  gateway = await TestGateway.open()
  sessions = await TestSessions.of(gateway)
  await gateway.handle(OpenMessageFile, (input) => {
    if (input.enquiryId === erasedId) throw new AppError('ENQUIRY_UNKNOWN')
    if (input.fileId !== fileId) return {}
    return { opened: { openingId: randomUUID(), fileId, bytes: sealed.length } }
  })
  await gateway.handle(ReadMessageFileChunk, ({ from }) => {
    return { part: sealed.subarray(from, from + messageFileChunkBytes).toString('base64') }
  })
})
afterAll(() => gateway.close())

test('a file of a message is sent as an attachment that is neither rendered nor cached, without its name', async () => {
  const response = await gateway.fetch(path, { headers: fromOurPage(sessions.open(['care-agent'])) })

  expect([response.bytes, response.text === content]).toEqual([content.length, true])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="file-of-message.pdf"',
    'cache-control': 'no-store',
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test('nobody, an auditor and a foreign page get no file, and an unknown one is not found', async () => {
  const headers = fromOurPage(sessions.open(['care-agent']))
  const fetched = [
    await gateway.fetch(path),
    await gateway.fetch(path, { headers: fromOurPage(sessions.open(['auditor'])) }),
    await gateway.fetch(path, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } }),
    await gateway.fetch(`/staff/message-files/${enquiryId}/${missingId}`, { headers }),
    await gateway.fetch(`/staff/message-files/${erasedId}/${fileId}`, { headers }),
  ]

  expect(fetched.map(({ status }) => status)).toEqual([401, 403, 401, 404, 404])
  expect(fetched.map(rejectionOf).slice(0, 2)).toEqual(['SIGN_IN_REQUIRED', 'NOT_ALLOWED'])
})
