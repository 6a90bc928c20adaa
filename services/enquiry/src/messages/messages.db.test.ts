import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { MessageFiled } from '@seneb/contracts/messages/enquiry/message.messages'
import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry, moveCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { sendReply } from '../replies/send-reply.js'
import { declareReplyUnneeded } from './declare-reply-unneeded.js'
import { markMessagesRead } from './mark-messages-read.js'
import { atHour, deliverReply, receiveMessage, submittedAt } from './message-desk.fixture.js'
import { Message } from './message.entity.js'
import { readMessage } from './read-message.js'

let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'messages', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const as = (hours: number, role: StaffRole = 'care-agent', name = 'Mona') => desk.as(name, [role], atHour(hours))
const anEnquiry = () => desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)
const detailsOf = (enquiryId: string, hours = 200, role: StaffRole = 'care-agent') =>
  readCareEnquiry({ enquiryId }, as(hours, role))
const marksOf = async (enquiryId: string) => {
  const { nextReplyDueAt, state, unreadMessages } = (await detailsOf(enquiryId)).enquiry
  return [unreadMessages, nextReplyDueAt, state]
}
const listOf = async (show: 'all' | 'new-messages', hours = 200) => {
  const filter = { show, mine: false, unclaimed: false, overdue: false, first: 50 }
  return (await listCareEnquiries(filter, as(hours))).enquiries.map(({ id }) => id)
}

test('a message stands on the timeline with its text, and reopens an enquiry that waited for it', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  const version = await versionOf(enquiryId, as(1))
  await moveCareEnquiry({ enquiryId, version, to: 'waiting', snoozeDays: 7 }, as(2))
  const messageId = await receiveMessage(desk, 30, { enquiryId, fullText: 'May I bring my sister?\n> canary' })

  const { enquiry, events } = await detailsOf(enquiryId)
  expect(enquiry).toMatchObject({ state: 'open', unreadMessages: 1, nextReplyDueAt: atHour(54).toISOString() })
  expect(enquiry.snoozedUntil).toBeUndefined()
  expect(events[0]).toMatchObject({
    kind: 'message-received',
    at: atHour(30).toISOString(),
    message: {
      id: messageId,
      source: 'email',
      sender: 'Amal Haddad <amal@example.com>',
      subject: 'Re: About your request',
      text: 'May I bring my sister?',
      hasMoreText: true,
      files: [],
    },
  })
  expect((await readMessage({ enquiryId, messageId }, as(31))).fullText).toBe('May I bring my sister?\n> canary')
  expect(await outboxPayloads(desk.postgres.db, MessageFiled)).toEqual([{ messageId, enquiryId, missingFileIds: [] }])
})

test('a message is filed once for any number of deliveries, also at the same time', async () => {
  const enquiryId = await anEnquiry()
  const messageId = crypto.randomUUID()
  await Promise.allSettled([1, 2, 3].map((hours) => receiveMessage(desk, hours, { enquiryId, messageId })))
  await receiveMessage(desk, 4, { enquiryId, messageId })

  const { events } = await detailsOf(enquiryId)
  expect(events.map(({ kind }) => kind)).toEqual(['message-received', 'submitted'])
  expect(await outboxPayloads(desk.postgres.db, MessageFiled)).toHaveLength(1)
})

test('texts are sealed, and callers who may not see the person get none of them', async () => {
  const enquiryId = await anEnquiry()
  const words = { subject: 'canary subject', text: 'canary text', fullText: 'canary full' }
  const files = [{ attachmentId: crypto.randomUUID(), name: 'canary.pdf', type: 'application/pdf', bytes: 9 }]
  const messageId = await receiveMessage(desk, 1, { enquiryId, ...words, attachments: files })

  const dump = await desk.postgres.dataSource.query('select to_jsonb(m)::text as row from messages m')
  expect(JSON.stringify(dump)).not.toMatch(/canary|amal@/)
  const { events } = await detailsOf(enquiryId, 2, 'auditor')
  expect(JSON.stringify(events)).not.toMatch(/canary|amal@/)
  expect(events[0]?.message).toMatchObject({ id: messageId, hasMoreText: false, files: [{ state: 'waiting' }] })
  await expect(readMessage({ enquiryId, messageId }, as(2, 'auditor'))).rejects.toMatchObject({
    code: 'MESSAGE_UNKNOWN',
  })
})

test('a long text is cut on the timeline and whole on demand, and belongs to no other enquiry', async () => {
  const [enquiryId, otherId] = [await anEnquiry(), await anEnquiry()]
  const text = `${'م😀'.repeat(1200)}end`
  const messageId = await receiveMessage(desk, 1, { enquiryId, text, fullText: text })

  const shown = (await detailsOf(enquiryId)).events[0]?.message
  expect(shown).toMatchObject({ hasMoreText: true, text: expect.stringMatching(/^(?:م😀)+م?$/u) })
  expect(shown?.text?.length).toBeLessThanOrEqual(2000)
  const { fullText, message } = await readMessage({ enquiryId, messageId }, as(2))
  expect([message.text === text, message.hasMoreText, fullText]).toEqual([true, false, undefined])
  await expect(readMessage({ enquiryId: otherId, messageId }, as(2))).rejects.toMatchObject({ code: 'MESSAGE_UNKNOWN' })
})

test('the clock of the next reply runs from the oldest waiting message, once the first promise is ended', async () => {
  const enquiryId = await anEnquiry()
  await receiveMessage(desk, 1, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([1, undefined, 'new'])

  await deliverReply(desk, 2, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([1, undefined, 'open'])
  await receiveMessage(desk, 5, { enquiryId })
  await receiveMessage(desk, 8, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([3, atHour(29).toISOString(), 'open'])
  expect((await listCareEnquiries(all, { ...as(9), nextReplyHours: 48 })).enquiries[0]).toMatchObject({
    nextReplyDueAt: atHour(53).toISOString(),
  })

  await deliverReply(desk, 10, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([3, undefined, 'open'])
})
const all = { show: 'all', mine: false, unclaimed: false, overdue: false, first: 50 } as const

test('a reply that was written before a message does not stop its clock, and a contact does', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  const sent = await deliverReply(desk, 3, { enquiryId })
  await desk.postgres.dataSource.query(`update replies set sent_at = $2 where id = $1`, [sent, atHour(6)])
  await receiveMessage(desk, 5, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([1, atHour(29).toISOString(), 'open'])

  const version = await versionOf(enquiryId, as(6))
  const contact = { channel: 'phone', enquiryId } as const
  await logCareContact({ ...contact, result: 'tried', version }, as(6))
  expect(await marksOf(enquiryId)).toEqual([1, atHour(29).toISOString(), 'open'])
  await logCareContact({ ...contact, result: 'reached', version: version + 1 }, as(7))
  expect(await marksOf(enquiryId)).toEqual([1, undefined, 'open'])
})

test('messages are read once, by whom and when, and the list of new messages ends with the last', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  const first = await receiveMessage(desk, 2, { enquiryId })
  const second = await receiveMessage(desk, 3, { enquiryId })
  const version = await versionOf(enquiryId, as(4))
  expect([await listOf('new-messages'), (await countCareEnquiries(as(4))).newMessages]).toEqual([[enquiryId], 1])

  const read = await markMessagesRead({ enquiryId, messageIds: [first] }, as(4))
  expect([read.version, (await marksOf(enquiryId))[0]]).toEqual([version, 1])
  await markMessagesRead({ enquiryId, messageIds: [first, second] }, as(5, 'care-agent', 'Karim'))
  await markMessagesRead({ enquiryId, messageIds: [first, second] }, as(6, 'care-agent', 'Karim'))
  const readers = (await detailsOf(enquiryId)).events.flatMap(({ message }) => (message ? [message.readById] : []))
  expect(readers).toEqual([desk.idOf('Karim'), desk.idOf('Mona')])
  expect(await listOf('new-messages')).toEqual([enquiryId])
  await declareReplyUnneeded({ enquiryId, version }, as(7))
  expect([await listOf('new-messages'), await marksOf(enquiryId)]).toEqual([[], [0, undefined, 'open']])
  await receiveMessage(desk, 9, { enquiryId })
  expect(await marksOf(enquiryId)).toEqual([1, atHour(33).toISOString(), 'open'])
})

test('another person who has claimed the enquiry decides whether a message needs a reply', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  await receiveMessage(desk, 1.2, { enquiryId })
  const version = await versionOf(enquiryId, as(1.3))
  const declaring = (name: string, seen: number) =>
    declareReplyUnneeded({ enquiryId, version: seen }, as(1.3, 'care-agent', name))

  await expect(declaring('Karim', version)).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await expect(declaring('Mona', version - 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await declaring('Mona', version)).toEqual({ enquiryId, version: version + 1 })
})

test('a message reopens a closed enquiry, but none that was spam or withdrawn, where it stands unread', async () => {
  const [answered, spam, withdrawn] = [await anEnquiry(), await anEnquiry(), await anEnquiry()]
  await deliverReply(desk, 1, { enquiryId: answered })
  const reason = 'a reason'
  const closing = [
    [answered, 'answered'],
    [spam, 'spam'],
    [withdrawn, 'withdrawn'],
  ] as const
  for (const [enquiryId, outcome] of closing) {
    const version = await versionOf(enquiryId, as(2))
    await closeCareEnquiry({ enquiryId, version, outcome, reason }, as(2))
    await receiveMessage(desk, 3, { enquiryId })
  }

  expect(await marksOf(answered)).toEqual([1, atHour(27).toISOString(), 'open'])
  for (const enquiryId of [spam, withdrawn]) expect(await marksOf(enquiryId)).toEqual([1, undefined, 'closed'])
  expect((await listOf('new-messages')).toSorted()).toEqual([answered, spam, withdrawn].toSorted())
})

test('an absence notice is a quiet line: no mark, no clock and no reopening', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  await moveCareEnquiry({ enquiryId, version: await versionOf(enquiryId, as(1)), to: 'waiting' }, as(2))
  await receiveMessage(desk, 3, { enquiryId, kind: 'notice' })
  await receiveMessage(desk, 4, { enquiryId, kind: 'calendar' })

  expect(await marksOf(enquiryId)).toEqual([0, undefined, 'waiting'])
  const { events } = await detailsOf(enquiryId)
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['notice-received', 'notice-received'])
})

test('from the fiftieth message of a day on nothing reopens', async () => {
  const enquiryId = await anEnquiry()
  await deliverReply(desk, 1, { enquiryId })
  for (let count = 0; count < 49; count++) await receiveMessage(desk, 2 + count / 100, { enquiryId })
  const wait = async (hours: number) =>
    moveCareEnquiry({ enquiryId, version: await versionOf(enquiryId, as(hours)), to: 'waiting' }, as(hours))
  await wait(3)
  await receiveMessage(desk, 3.5, { enquiryId })
  expect((await marksOf(enquiryId))[2]).toBe('waiting')

  await receiveMessage(desk, 40, { enquiryId })
  expect((await marksOf(enquiryId)).slice(0, 1)).toEqual([51])
  expect((await marksOf(enquiryId))[2]).toBe('open')
})

test('a message counts as activity for the time of storage', async () => {
  const enquiryId = await anEnquiry()
  await receiveMessage(desk, 500, { enquiryId })

  expect((await detailsOf(enquiryId, 501)).enquiry.lastActivityAt).toBe(atHour(500).toISOString())
})

test('a message of an enquiry that has ended is not stored', async () => {
  await receiveMessage(desk, 1, { enquiryId: crypto.randomUUID() })

  expect(await desk.postgres.db.read((tx) => tx.find(Message))).toEqual([])
  expect(await outboxPayloads(desk.postgres.db, MessageFiled)).toEqual([])
})

test('a reply names the message that it quotes, of its own enquiry only', async () => {
  const [enquiryId, otherId] = [await anEnquiry(), await anEnquiry()]
  const messageId = await receiveMessage(desk, 1, { enquiryId })
  await deliverReply(desk, 2, { enquiryId, inReplyTo: messageId })

  expect(await outboxPayloads(desk.postgres.db, ReplyQueued)).toMatchObject([{ inReplyTo: messageId }])
  expect((await detailsOf(enquiryId)).events.find(({ kind }) => kind === 'replied')?.reply).toMatchObject({
    inReplyTo: messageId,
  })
  const fields = [{ name: 'words', value: 'Yes.' }]
  const text = { template: 'own-words', templateVersion: 1, takeOver: false, fields } as const
  const foreign = sendReply({ enquiryId: otherId, version: 1, inReplyTo: messageId, ...text }, as(3))
  await expect(foreign).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})
