import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { ReplyNotDelivered } from '@seneb/contracts/messages/enquiry/reply.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { publishPromiseThresholds } from '../promise-thresholds/publish-promise-thresholds.js'
import { onReplyStatusChanged } from './on-reply-status-changed.js'
import { withholdReplies } from './recall-reply.js'
import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { atHour, deliverReply, receiveMessage, reportDelivery, submittedAt } from '../messages/message-desk.fixture.js'

let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'messages', 'care_enquiries', 'trip_plans', 'outbox']
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const as = (hours: number) => desk.as('Mona', ['care-lead'], atHour(hours))
const anEnquiry = () => desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, as(300))
const promiseEnd = async (enquiryId: string) => {
  const [promise, { enquiry }] = await Promise.all([
    desk.postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: enquiryId })),
    detailsOf(enquiryId),
  ])
  return [promise?.kept_at?.toISOString(), enquiry.answeredAt]
}
const minuteAfter = (hours: number) => new Date(atHour(hours).getTime() + 60_000).toISOString()
const close = async (enquiryId: string, outcome: 'answered' | 'withdrawn') =>
  closeCareEnquiry({ enquiryId, version: await versionOf(enquiryId, as(2)), outcome, reason: 'a reason' }, as(2))

test('a bounced reply is not delivered: the enquiry reopens, the promise runs again and a lead is informed', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await close(enquiryId, 'answered')
  await reportDelivery(desk, 3, { enquiryId, replyId })

  const { enquiry, events } = await detailsOf(enquiryId)
  expect(enquiry).toMatchObject({ state: 'open', hasMailProblem: true })
  expect(await promiseEnd(enquiryId)).toEqual([undefined, undefined])
  expect(events[0]).toMatchObject({ kind: 'reply-bounced', at: atHour(3).toISOString() })
  expect(events.find(({ kind }) => kind === 'replied')?.reply).toMatchObject({
    state: 'not-delivered',
    sentAt: minuteAfter(1),
    bouncedAt: atHour(3).toISOString(),
    code: '5.1.1',
  })
  const informed = await outboxPayloads(desk.postgres.db, ReplyNotDelivered, enquiryId)
  expect(informed).toMatchObject([{ replyId, code: '5.1.1', at: atHour(3).toISOString() }])
})

test('a second report of the same reply is one more line, and undoes nothing twice', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  for (const hours of [2, 3]) await reportDelivery(desk, hours, { enquiryId, replyId })

  const { events } = await detailsOf(enquiryId)
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['mail-bounced', 'reply-bounced'])
  expect(await outboxPayloads(desk.postgres.db, ReplyNotDelivered, enquiryId)).toHaveLength(1)
})

test('the promise goes back to the earliest evidence that is left', async () => {
  const enquiryId = await anEnquiry()
  const first = await deliverReply(desk, 1, { enquiryId })
  const second = await deliverReply(desk, 2, { enquiryId })
  const contact = { channel: 'phone', result: 'reached', enquiryId } as const
  await logCareContact({ ...contact, version: await versionOf(enquiryId, as(4)) }, as(4))
  expect(await promiseEnd(enquiryId)).toEqual([minuteAfter(1), minuteAfter(1)])

  await reportDelivery(desk, 5, { enquiryId, replyId: first })
  expect(await promiseEnd(enquiryId)).toEqual([minuteAfter(2), minuteAfter(2)])
  await reportDelivery(desk, 6, { enquiryId, replyId: second })
  expect(await promiseEnd(enquiryId)).toEqual([atHour(4).toISOString(), atHour(4).toISOString()])
})

test('a report that arrives before the news of the sending still counts', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await desk.postgres.dataSource.query(`update replies set state = 'queued', sent_at = null where id = $1`, [replyId])
  await reportDelivery(desk, 2, { enquiryId, replyId })
  const data = { replyId, enquiryId, state: 'sent', at: minuteAfter(1) } as const
  await onReplyStatusChanged({ id: crypto.randomUUID(), at: atHour(3), data }, desk.at(atHour(3)))

  expect((await detailsOf(enquiryId)).events.find(({ kind }) => kind === 'replied')?.reply?.state).toBe('not-delivered')
})

test('thresholds run again after a bounce, and no late notice goes to the address that failed', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await publishPromiseThresholds(desk.at(atHour(13)))
  await reportDelivery(desk, 23, { enquiryId, replyId })
  await publishPromiseThresholds(desk.at(atHour(25)))

  const passed = await outboxPayloads(desk.postgres.db, PromiseThresholdPassed, enquiryId)
  expect(passed.map(({ person, threshold }) => [threshold, person])).toEqual([
    ['half-over', undefined],
    ['nearly-over', undefined],
    ['overdue', undefined],
  ])
})

test.each([
  ['a delayed mail', { outcome: 'delayed' }, 'mail-delayed', false],
  ['a forwarded copy', { isOwnRecipient: false }, 'mail-bounced', true],
] as const)('%s leaves the promise as it is', async (_name, changes, kind, hasMailProblem) => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await close(enquiryId, 'answered')
  await reportDelivery(desk, 3, { enquiryId, replyId, ...changes })

  const { enquiry, events } = await detailsOf(enquiryId)
  expect([events[0]?.kind, enquiry.state, enquiry.hasMailProblem]).toEqual([kind, 'closed', hasMailProblem])
  expect(await promiseEnd(enquiryId)).toEqual([minuteAfter(1), minuteAfter(1)])
})

test('a receipt that failed marks the enquiry, and a reply that the person answered has arrived', async () => {
  const [unread, answered] = [await anEnquiry(), await anEnquiry()]
  await reportDelivery(desk, 1, { enquiryId: unread, emailKind: 'receipt' })
  const replyId = await deliverReply(desk, 1, { enquiryId: answered })
  await receiveMessage(desk, 2, { enquiryId: answered })
  await reportDelivery(desk, 3, { enquiryId: answered, replyId })

  expect((await detailsOf(unread)).enquiry.hasMailProblem).toBe(true)
  const { enquiry, events } = await detailsOf(answered)
  expect([events[0]?.kind, enquiry.hasMailProblem]).toEqual(['mail-bounced', false])
  expect(await promiseEnd(answered)).toEqual([minuteAfter(1), minuteAfter(1)])
})

test('an email that only claims to be of the person does not prove that a reply arrived', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await receiveMessage(desk, 2, { enquiryId, senderCheck: 'fail' })
  await reportDelivery(desk, 3, { enquiryId, replyId })

  const { events } = await detailsOf(enquiryId)
  expect(events[0]?.kind).toBe('reply-bounced')
})

test('a withdrawn enquiry stays closed after a bounce, and nobody is informed', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await close(enquiryId, 'withdrawn')
  await reportDelivery(desk, 3, { enquiryId, replyId })
  await reportDelivery(desk, 3, { enquiryId: crypto.randomUUID(), replyId })

  expect((await detailsOf(enquiryId)).enquiry.state).toBe('closed')
  expect(await outboxPayloads(desk.postgres.db, ReplyNotDelivered)).toEqual([])
})

test('a reply that was sent and bounced is not recalled when a consent is withdrawn', async () => {
  const enquiryId = await anEnquiry()
  const replyId = await deliverReply(desk, 1, { enquiryId })
  await reportDelivery(desk, 3, { enquiryId, replyId })
  await desk.postgres.db.write((tx) => withholdReplies({ id: enquiryId, kind: 'trip-plan' }, tx))

  const { events } = await detailsOf(enquiryId)
  expect(events.find(({ kind }) => kind === 'replied')?.reply).toMatchObject({ state: 'not-delivered' })
})
