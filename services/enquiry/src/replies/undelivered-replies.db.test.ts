import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { ReplyNotDelivered } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { queueReplies } from './queue-replies.js'
import { onReplyStatusChanged } from './on-reply-status-changed.js'
import { sendReply } from './send-reply.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(submittedAt.getTime() + seconds * 1000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const db = () => desk.postgres.db
const as = (name: string, seconds: number) => desk.as(name, ['care-agent'], after(seconds))

/** Creates an enquiry whose reply was queued for mailing a minute after its submission. */
async function aQueuedReply() {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const fields = [{ name: 'words', value: 'Your INR is fine.' }]
  const reply = { enquiryId, version: 1, template: 'own-words', templateVersion: 1, takeOver: false, fields } as const
  const written = await sendReply(reply, as('Mona', 40))
  await queueReplies(desk.at(after(60)))
  return written
}

type Move = Payload<typeof ReplyStatusChanged>
let lastEventId = 0
const moved = (
  { replyId, enquiryId }: { enquiryId: string; replyId: string },
  state: Move['state'],
  seconds: number,
  more: object = {},
) =>
  onReplyStatusChanged(
    {
      id: `0193a1b2-0000-7000-8000-${String(++lastEventId).padStart(12, '0')}`,
      at: after(seconds),
      data: { enquiryId, replyId, state, at: after(seconds).toISOString(), ...more },
    },
    desk.at(after(seconds + 1)),
  )

const listOf = async (show: 'undelivered') => {
  const request = { show, mine: false, unclaimed: false, overdue: false, first: 50 }
  const { enquiries } = await listCareEnquiries(request, as('Mona', 100))
  return enquiries.map(({ id }) => id)
}

test('undelivered replies have a list and a count until one is delivered or the person is reached [D-51]', async () => {
  const [first, second] = [await aQueuedReply(), await aQueuedReply()]
  const counts = () => countCareEnquiries(as('Mona', 100))
  expect(await counts()).toMatchObject({ due: 2, undelivered: 0, mine: 2 })
  for (const reply of [first, second]) await moved(reply, 'not-delivered', 64, { code: '550' })

  expect((await listOf('undelivered')).toSorted()).toEqual([first.enquiryId, second.enquiryId].toSorted())
  expect(await counts()).toMatchObject({ due: 2, undelivered: 2 })
  await moved(first, 'sent', 71)
  expect(await listOf('undelivered')).toEqual([second.enquiryId])
  const contact = { channel: 'phone', result: 'reached', version: 3 } as const
  await logCareContact({ ...contact, enquiryId: second.enquiryId }, as('Mona', 80))
  expect(await listOf('undelivered')).toEqual([])
  expect(await counts()).toMatchObject({ due: 0, undelivered: 0 })
})

test('the lead is notified of an undelivered reply once until it is retried, without names [D-51]', async () => {
  const reply = await aQueuedReply()
  for (const seconds of [64, 65]) await moved(reply, 'not-delivered', seconds, { code: '550' })

  const events = await outboxPayloads(db(), ReplyNotDelivered, reply.enquiryId)
  const { enquiryId, replyId } = reply
  expect(events).toEqual([
    {
      replyId,
      enquiryId,
      enquiryKind: 'trip-plan',
      at: after(64).toISOString(),
      code: '550',
      reference: expect.stringMatching(/^SNB-/),
      isAssigned: true,
    },
  ])
})

test('an undelivered reply to a test or spam enquiry notifies no one and is in no list [D-51]', async () => {
  const reply = await aQueuedReply()
  const lead = desk.as('Mona', ['care-lead'], after(61))
  await closeCareEnquiry({ enquiryId: reply.enquiryId, version: 2, outcome: 'spam', reason: 'an advertisement' }, lead)
  await moved(reply, 'not-delivered', 64, { code: '550' })

  expect(await outboxPayloads(db(), ReplyNotDelivered)).toEqual([])
  expect(await listOf('undelivered')).toEqual([])
})
