import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { MessageFiled, messageFileChunkBytes } from '@seneb/contracts/messages/enquiry/message.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { fileMessage } from './file-message.js'
import { atHour, receiveMessage, settleFile, submittedAt } from './message-desk.fixture.js'
import { MessageFileOpening } from './message.entity.js'
import { openMessageFile, readMessageFileChunk } from './open-message-file.js'
import { storeMessageFiles } from './store-message-files.js'

const capacityBytes = 4 * messageFileChunkBytes
/** Files of the uploads bucket, as sealed bytes. */
const bucket = new Map<string, Uint8Array>()
const uploads = { read: (id: string) => Promise.resolve(bucket.get(id)) }
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  bucket.clear()
  const tables = ['reply_promises', 'consents', 'messages', 'care_enquiries', 'trip_plans', 'outbox']
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const as = (hours: number, role: StaffRole = 'care-agent') => desk.as('Mona', [role], atHour(hours))
const anEnquiry = () => desk.tripPlan({}, submittedAt)
const storeAt = (hours: number) =>
  storeMessageFiles({ ...desk.at(atHour(hours)), uploads, messageFileCapacityBytes: capacityBytes })
const filed = () => outboxPayloads(desk.postgres.db, MessageFiled)
const filesOf = async (enquiryId: string) =>
  (await readCareEnquiry({ enquiryId }, as(9))).events.flatMap(({ message }) => message?.files ?? [])

/** Receives a message with files, of which the ids are returned. */
async function withFiles(enquiryId: string, names: readonly string[]) {
  const attachments = names.map((name) => {
    return { attachmentId: crypto.randomUUID(), name, type: 'application/pdf', bytes: 9 }
  })
  const messageId = await receiveMessage(desk, 1, { enquiryId, attachments })
  return { messageId, ids: attachments.map(({ attachmentId }) => attachmentId) }
}

test('the mail service may drop a raw mail once every file of it is stored, refused or lost', async () => {
  const enquiryId = await anEnquiry()
  const { ids, messageId } = await withFiles(enquiryId, ['x-ray.pdf', 'winmail.dat', 'gone.pdf'])
  const [stored = '', refused = '', lost = ''] = ids
  bucket.set(stored, Buffer.from('sealed'))
  const about = { messageId, enquiryId }
  await settleFile(desk, 2, { ...about, attachmentId: refused, state: 'refused', refusal: 'winmail' })
  await settleFile(desk, 2, { ...about, attachmentId: lost, state: 'stored' })
  await settleFile(desk, 2, { ...about, attachmentId: stored, state: 'stored' })
  expect([(await filesOf(enquiryId)).map(({ state }) => state).toSorted(), await filed()]).toEqual([
    ['refused', 'uploaded', 'uploaded'],
    [],
  ])

  await Promise.all([storeAt(2), storeAt(2)])
  await settleFile(desk, 3, { ...about, attachmentId: stored, state: 'lost' })
  expect((await filesOf(enquiryId)).toSorted((one, other) => one.state.localeCompare(other.state))).toEqual([
    { id: lost, state: 'lost', name: 'gone.pdf' },
    { id: refused, state: 'refused', refusal: 'winmail', name: 'winmail.dat' },
    { id: stored, state: 'stored', name: 'x-ray.pdf' },
  ])
  expect(await filed()).toEqual([{ messageId, enquiryId, missingFileIds: [lost] }])
})

test('a lost file that the mail service sent again is stored after all', async () => {
  const enquiryId = await anEnquiry()
  const { ids, messageId } = await withFiles(enquiryId, ['x-ray.pdf'])
  const [attachmentId = ''] = ids
  const settling = { attachmentId, messageId, enquiryId, state: 'stored' } as const
  await settleFile(desk, 2, settling)
  await storeAt(2)
  bucket.set(attachmentId, Buffer.from('sealed'))
  await settleFile(desk, 3, settling)
  await storeAt(3)

  expect((await filesOf(enquiryId)).map(({ state }) => state)).toEqual(['stored'])
  expect((await filed()).map(({ missingFileIds }) => missingFileIds)).toEqual([[attachmentId], []])
})

test('news of a file that arrives before its message is delivered again, unless the enquiry has ended', async () => {
  const enquiryId = await anEnquiry()
  const about = { attachmentId: crypto.randomUUID(), messageId: crypto.randomUUID(), state: 'stored' } as const

  await expect(settleFile(desk, 1, { ...about, enquiryId })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await settleFile(desk, 1, { ...about, enquiryId: crypto.randomUUID() })
})

test('files above the capacity wait in the bucket', async () => {
  const enquiryId = await anEnquiry()
  const { ids, messageId } = await withFiles(enquiryId, ['large.pdf'])
  const [attachmentId = ''] = ids
  bucket.set(attachmentId, Buffer.alloc(capacityBytes + 1))
  await settleFile(desk, 2, { attachmentId, messageId, enquiryId, state: 'stored' })
  await storeAt(2)

  expect((await filesOf(enquiryId)).map(({ state }) => state)).toEqual(['uploaded'])
})

test('a stored file is opened by people who see the person, part by part, in their session and for a minute', async () => {
  const [enquiryId, otherId] = [await anEnquiry(), await anEnquiry()]
  const { ids, messageId } = await withFiles(enquiryId, ['x-ray.pdf'])
  const [fileId = ''] = ids
  const sealed = Buffer.alloc(messageFileChunkBytes + 5, 'x')
  bucket.set(fileId, sealed)
  await settleFile(desk, 2, { attachmentId: fileId, messageId, enquiryId, state: 'stored' })
  expect(await openMessageFile({ enquiryId, fileId }, as(2))).toEqual({})
  await storeAt(2)

  const agent = as(3)
  const { opened } = await openMessageFile({ enquiryId, fileId }, agent)
  expect(opened).toEqual({ openingId: expect.any(String), fileId, bytes: sealed.length })
  const part = (from: number) => ({ openingId: opened?.openingId ?? '', from })
  const read = [0, messageFileChunkBytes].map((from) => readMessageFileChunk(part(from), agent))
  const bytes = (await Promise.all(read)).map((chunk) => Buffer.from(chunk.part ?? '', 'base64'))
  expect(Buffer.concat(bytes).equals(sealed)).toBe(true)
  expect(await readMessageFileChunk(part(0), as(3))).toEqual({})
  const later = { ...agent, now: () => new Date(atHour(3).getTime() + 61_000) }
  expect(await readMessageFileChunk(part(0), later)).toEqual({})
  expect(await openMessageFile({ enquiryId: otherId, fileId }, as(3))).toEqual({})
  expect(await openMessageFile({ enquiryId, fileId }, as(3, 'auditor'))).toEqual({})
})

test('the permission to fetch a file is deleted when its minute is over', async () => {
  const enquiryId = await anEnquiry()
  const { ids, messageId } = await withFiles(enquiryId, ['x-ray.pdf'])
  const [fileId = ''] = ids
  bucket.set(fileId, Buffer.from('sealed'))
  await settleFile(desk, 2, { attachmentId: fileId, messageId, enquiryId, state: 'stored' })
  await storeAt(2)
  await openMessageFile({ enquiryId, fileId }, as(3))
  const sweep = enquiryWorkers.find(({ name }) => name === 'forget-message-file-openings')
  await sweep?.run(desk.at(atHour(4)))

  expect(await desk.postgres.db.read((tx) => tx.find(MessageFileOpening))).toEqual([])
})

test('a message from the page brings files that were uploaded already, and the mail service hears nothing of it', async () => {
  const enquiryId = await anEnquiry()
  const [id, fileId] = [crypto.randomUUID(), crypto.randomUUID()]
  bucket.set(fileId, Buffer.from('sealed'))
  const message = {
    id,
    enquiry_id: enquiryId,
    source: 'page',
    kind: 'message',
    received_at: atHour(1),
    language: 'unknown',
    is_known_sender: true,
    sender_check: 'pass',
    texts: { text: 'Here it is.', fileNames: { [fileId]: 'x-ray.pdf' } },
    files: [{ id: fileId, state: 'uploaded' }],
  } as const
  const ctx = desk.at(atHour(1))
  expect(await ctx.db.write((tx) => fileMessage(message, tx, ctx))).toBe(true)
  await storeAt(1)

  expect(await filesOf(enquiryId)).toEqual([{ id: fileId, state: 'stored', name: 'x-ray.pdf' }])
  expect(await filed()).toEqual([])
})
