import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Ctx } from '@seneb/service-kit/ctx'
import { statementsOf } from '@seneb/testkit/statements-of'

import { recallReply } from '../replies/recall-reply.js'
import { sendReply } from '../replies/send-reply.js'
import { addCareNote, logCareContact } from '../care-enquiries/log-care-contact.js'
import {
  assignCareEnquiry,
  releaseCareEnquiry,
  claimCareEnquiry,
  claimNextCareEnquiry,
} from '../care-enquiries/claim-care-enquiry.js'
import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { closeCareEnquiry, moveCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from './care-desk.fixture.js'
import { readCareEnquiry } from './read-care-enquiry.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const maxStatementsOfDecision = 4
let desk: CareDesk
let lead: Ctx

beforeAll(async () => {
  desk = await careDesk()
  lead = desk.as('Salma', ['care-lead'], submittedAt)
  for (let at = 0; at < 30; at++) await desk.tripPlan({}, new Date(submittedAt.getTime() - at))
})
afterAll(() => desk.postgres.close())

/** Returns the statements that read or write; those that begin or end a transaction do not count as work. */
async function statementsWhile(work: () => Promise<unknown>): Promise<readonly string[]> {
  const sent = await statementsOf(work)
  return sent.filter((sql) => !/^(?:begin|start transaction|commit|rollback)/i.test(sql))
}

const everything = { show: 'all', mine: false, unclaimed: false, overdue: false } as const

test.each([
  ['a short page', { first: 1 }],
  ['a long page', { first: 100 }],
  ['a search', { first: 100, search: 'amal' }],
])('%s of the desk is one statement, and so are its counts [P13]', async (_name, options) => {
  expect(await statementsWhile(() => listCareEnquiries({ ...everything, ...options }, lead))).toHaveLength(1)
  expect(await statementsWhile(() => countCareEnquiries(lead))).toHaveLength(1)
})

test('an enquiry with a long timeline and many replies is read in as many statements as one with none [P13]', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const before = await statementsWhile(() => readCareEnquiry({ enquiryId }, lead))
  for (let line = 0; line < 20; line++) await addCareNote({ enquiryId, note: `note ${line}` }, lead)
  for (let line = 0; line < 5; line++) await reply(enquiryId)
  const after = await statementsWhile(() => readCareEnquiry({ enquiryId }, lead))

  expect((await readCareEnquiry({ enquiryId }, lead)).events).toHaveLength(26)
  expect(before.length).toBeGreaterThan(2)
  expect(after).toHaveLength(before.length)
})

interface Seen {
  readonly enquiryId: string
  readonly version: number
}

async function reply(enquiryId: string) {
  const seen = { enquiryId, version: await versionOf(enquiryId, lead), takeOver: false }
  const fields = [{ name: 'words', value: 'as you asked' }]
  return sendReply(
    { ...seen, template: 'own-words', templateVersion: 1, fields },
    { ...lead, idempotencyKey: crypto.randomUUID() },
  )
}

const decisions: readonly (readonly [string, (seen: Seen) => Promise<unknown>])[] = [
  ['to claim', (seen) => claimCareEnquiry({ ...seen, takeOver: false }, lead)],
  ['to claim the next', () => claimNextCareEnquiry(lead)],
  ['to give back', (seen) => releaseCareEnquiry(seen, lead)],
  ['to assign', (seen) => assignCareEnquiry({ ...seen, staffId: desk.idOf('Karim') }, lead)],
  ['to write a note', ({ enquiryId }) => addCareNote({ enquiryId, note: 'note' }, { ...lead, idempotencyKey: 'a' })],
  [
    'to log that somebody was reached',
    (seen) => logCareContact({ ...seen, channel: 'phone', result: 'reached' }, lead),
  ],
  ['to wait', (seen) => moveCareEnquiry({ ...seen, to: 'waiting', snoozeDays: 3 }, lead)],
  ['to close', (seen) => closeCareEnquiry({ ...seen, outcome: 'spam', reason: 'an advertisement' }, lead)],
  ['to answer', ({ enquiryId }) => reply(enquiryId)],
]

test.each(decisions)(
  '%s takes four statements at most, with its line, its act and the hints [P13]',
  async (name, decide) => {
    const enquiryId = await desk.tripPlan({}, submittedAt)
    const seen = { enquiryId, version: await versionOf(enquiryId, lead) }
    const read = name === 'to answer' ? (await statementsWhile(() => versionOf(enquiryId, lead))).length : 0

    const sent = await statementsWhile(() => decide(seen))

    expect(sent.length - read).toBeGreaterThan(1)
    expect(sent.length - read).toBeLessThanOrEqual(maxStatementsOfDecision)
  },
)

test('recalling a reply takes four statements at most [P13]', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const { replyId } = await reply(enquiryId)

  const sent = await statementsWhile(() => recallReply({ enquiryId, replyId }, lead))

  expect(sent.length).toBeLessThanOrEqual(maxStatementsOfDecision)
})
