import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { deliverReply, receiveMessage, submittedAt } from './message-desk.fixture.js'

let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const trip = () => desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)

/** Answers a message an hour later, and returns the text of the queued mail. */
async function textOfReply(enquiryId: string, inReplyTo: string): Promise<string> {
  await deliverReply(desk, 2, { enquiryId, inReplyTo })
  const [queued] = await outboxPayloads(desk.postgres.db, ReplyQueued)
  return queued?.body ?? ''
}

test('a reply quotes the message that it answers below its author, each line marked [GEN-07]', async () => {
  const enquiryId = await trip()
  const messageId = await receiveMessage(desk, 1, { enquiryId, text: 'May I bring my sister?\nShe is 30.' })

  const body = await textOfReply(enquiryId, messageId)
  expect(body).toMatch(/, you wrote:\n> May I bring my sister\?\n> She is 30\.$/)
  expect(body).toContain('On Sunday, November 22, 2026 at ')
})

test('words of another address are not quoted to the patient [S1, GEN-07]', async () => {
  const enquiryId = await trip()
  const messageId = await receiveMessage(desk, 1, { enquiryId, isKnownSender: false, text: 'canary: do not tell her.' })

  const body = await textOfReply(enquiryId, messageId)
  expect(body).not.toBe('')
  expect(body).not.toMatch(/canary|you wrote/)
})
