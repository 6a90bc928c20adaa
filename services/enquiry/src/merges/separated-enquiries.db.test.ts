import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import type { Payload } from '@seneb/contracts/define'
import { untilWaiting } from '@seneb/testkit/until-waiting'

import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { atHour, deliverReply, receiveMessage, reportDelivery, submittedAt } from '../messages/message-desk.fixture.js'
import { withdrawEnquiry } from '../my-request/withdraw-my-request.js'
import { onReplyStatusChanged } from '../replies/on-reply-status-changed.js'
import { queueReplies } from '../replies/queue-replies.js'
import { sendReply } from '../replies/send-reply.js'
import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { mergeEnquiries } from './merge-enquiries.js'
import { undoMerge } from './undo-merge.js'

let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'messages', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const as = (hours: number) => desk.as('Mona', ['care-agent'], atHour(hours))
const anEnquiry = () => desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, as(300))
const promiseEnd = async (enquiryId: string) => {
  const promise = await desk.postgres.db.read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: enquiryId }))
  return promise?.kept_at?.toISOString()
}

async function merge(enquiryId: string, mergedId: string): Promise<void> {
  const [version, mergedVersion] = [await versionOf(enquiryId, as(1)), await versionOf(mergedId, as(1))]
  await mergeEnquiries({ enquiryId, version, mergedId, mergedVersion, isSamePerson: false }, as(1))
}

const undo = async (enquiryId: string, hours: number) =>
  undoMerge({ enquiryId, version: await versionOf(enquiryId, as(hours)) }, as(hours))

/** Writes a reply and hands it to the mail service; returns the event of its acceptance. */
async function queuedReply(enquiryId: string): Promise<() => Promise<void>> {
  const version = await versionOf(enquiryId, as(1))
  const fields = [{ name: 'words', value: 'Yes, she may come with you.' }]
  const text = { template: 'own-words', templateVersion: 1, takeOver: true, fields } as const
  const { replyId } = await sendReply({ enquiryId, version, ...text }, as(1))
  await queueReplies(desk.at(atHour(2)))
  const data: Payload<typeof ReplyStatusChanged> = { replyId, enquiryId, state: 'sent', at: atHour(2).toISOString() }
  return () => onReplyStatusChanged({ id: crypto.randomUUID(), at: atHour(2), data }, desk.at(atHour(2)))
}

test('a bounce takes a reply back from an enquiry for which it counted before the merge was undone', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await merge(target, merged)
  const replyId = await deliverReply(desk, 2, { enquiryId: target })
  const closing = { enquiryId: target, outcome: 'answered' } as const
  await closeCareEnquiry({ ...closing, version: await versionOf(target, as(3)) }, as(3))
  await undo(merged, 4)
  expect(await promiseEnd(merged)).toBeDefined()

  await reportDelivery(desk, 5, { enquiryId: target, replyId })

  const { enquiry, events } = await detailsOf(merged)
  expect([await promiseEnd(merged), enquiry.answeredAt, enquiry.state]).toEqual([undefined, undefined, 'open'])
  expect(events[0]?.kind).toBe('reply-bounced')
})

test('a message that was replied to on the other enquiry needs no second reply after undoing', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await merge(target, merged)
  await receiveMessage(desk, 2, { enquiryId: merged })
  await deliverReply(desk, 3, { enquiryId: target })
  await undo(merged, 4)

  const { enquiry } = await detailsOf(merged)
  expect([enquiry.unreadMessages, enquiry.nextReplyDueAt]).toEqual([1, undefined])
})

test('a reply counts for an enquiry that is merged while its acceptance is stored', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  const accept = await queuedReply(target)

  const storing = await desk.postgres.db.write(async (tx) => {
    await tx.query('/* lockTarget */ select id from care_enquiries where id = $1 for update', [target])
    const accepted = accept()
    await untilWaiting(desk.postgres.db)
    // A merge changes both rows.
    await tx.query('/* point */ update care_enquiries set merged_into = $1 where id = $2', [target, merged])
    await tx.query('/* count */ update care_enquiries set version = version + 1 where id = $1', [target])
    return { accepted }
  })
  await storing.accepted

  expect(await promiseEnd(merged)).toBe(atHour(2).toISOString())
})

test('changes of two merged enquiries at the same time wait for each other in one order', async () => {
  for (let round = 0; round < 8; round++) {
    const [target, merged] = [await anEnquiry(), await anEnquiry()]
    const accept = await queuedReply(merged)
    await merge(target, merged)
    await receiveMessage(desk, 2, { enquiryId: merged })
    const contact = { enquiryId: target, channel: 'phone', result: 'reached' } as const
    const version = await versionOf(target, as(3))

    await Promise.all([accept(), logCareContact({ ...contact, version }, as(3))])

    expect(await promiseEnd(merged)).toBe(atHour(2).toISOString())
  }
})

test('an enquiry that its person withdraws leaves the merged one in the lists, and waits for no reply', async () => {
  const [target, merged] = [await anEnquiry(), await anEnquiry()]
  await deliverReply(desk, 0.5, { enquiryId: target })
  await receiveMessage(desk, 0.8, { enquiryId: target })
  await merge(target, merged)

  await desk.postgres.db.write((tx) => withdrawEnquiry({ enquiryId: target, text: 'By phone' }, tx, desk.at(atHour(2))))

  const { enquiry, merged: others } = await detailsOf(target)
  expect([enquiry.state, enquiry.nextReplyDueAt, others]).toEqual(['closed', undefined, []])
  const separated = await detailsOf(merged)
  expect([separated.enquiry.mergedInto, separated.enquiry.state]).toEqual([undefined, 'new'])
  expect(separated.events[0]?.kind).toBe('unmerged')
})
