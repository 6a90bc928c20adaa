import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input } from '@seneb/contracts/define'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import type { SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import type { DecideSuggestedCall } from '@seneb/contracts/messages/enquiry/suggested-call.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { recallReply } from '../replies/recall-reply.js'
import { sendReply } from '../replies/send-reply.js'
import { decideSuggestedCall, storeCallDecision } from './decide-call.js'
import { listSuggestedCalls, readCalls } from './list-calls.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(submittedAt.getTime() + seconds * 1000)
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

const as = (name: string, seconds: number) => desk.as(name, ['care-agent'], after(seconds))
const call = { day: '2026-11-25', time: '14:30', way: 'by telephone', advisor: 'Dr. Hany' }
const startsAt = '2026-11-25T12:30:00.000Z'

/** Sends a reply whose fields are those of the template among `call`. */
async function replyOf(enquiryId: string, template: 'call-arranged' | 'offer-call' | 'own-words', seconds = 40) {
  const names = { 'offer-call': ['day', 'time', 'way'], 'call-arranged': ['day', 'time', 'way', 'advisor'] } as const
  const fields =
    template === 'own-words'
      ? [{ name: 'words', value: 'We call on 2026-11-25.' }]
      : names[template].map((name) => ({ name, value: call[name] }))
  const version = await versionOf(enquiryId, as('Mona', 0))
  const input: Input<typeof SendReply> = { enquiryId, version, template, templateVersion: 1, takeOver: false, fields }
  return (await sendReply(input, as('Mona', seconds))).replyId
}

const callsOf = async (enquiryId: string) => (await listSuggestedCalls({ enquiryId }, as('Mona', 0))).calls
const decide = async (input: Omit<Input<typeof DecideSuggestedCall>, 'version'>, seconds = 100) =>
  decideSuggestedCall({ ...input, version: await versionOf(input.enquiryId, as('Mona', 0)) }, as('Mona', seconds))
const linesOf = async (enquiryId: string) => (await readCareEnquiry({ enquiryId }, as('Mona', 0))).events
const trip = () => desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)

test('a reply that suggests a call leaves it undecided; one that confirms a call leaves it agreed [GEN-07]', async () => {
  const [suggested, confirmed] = [await trip(), await desk.consultation({}, submittedAt)]
  const [first, second] = [await replyOf(suggested, 'offer-call'), await replyOf(confirmed, 'call-arranged')]
  await replyOf(suggested, 'own-words', 60)

  expect(await callsOf(suggested)).toEqual([{ callId: first, startsAt, state: 'suggested' }])
  expect(await callsOf(confirmed)).toEqual([
    { callId: second, startsAt, state: 'agreed', decidedAt: after(40).toISOString(), decidedBy: desk.idOf('Mona') },
  ])
})

test('a decision by telephone is stored, audited and on the timeline; its repetition changes nothing [GEN-07, ADM-09]', async () => {
  const enquiryId = await trip()
  const callId = await replyOf(enquiryId, 'offer-call')

  const { version } = await decide({ enquiryId, callId, decision: 'agreed' })
  expect(await decide({ enquiryId, callId, decision: 'agreed' }, 120)).toEqual({ enquiryId, version })
  expect(await callsOf(enquiryId)).toMatchObject([
    { state: 'agreed', decidedAt: after(100).toISOString(), decidedBy: desk.idOf('Mona') },
  ])
  await decide({ enquiryId, callId, decision: 'declined' }, 140)

  const kinds = (await linesOf(enquiryId)).map(({ actorId, kind }) => [kind, actorId])
  expect(kinds.slice(0, 2)).toEqual([
    ['call-declined', desk.idOf('Mona')],
    ['call-agreed', desk.idOf('Mona')],
  ])
  const actions = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(actions.filter(({ action }) => action === 'decide-call')).toHaveLength(2)
})

test('a call that has begun, was recalled, or is of another enquiry cannot be decided [GEN-07]', async () => {
  const [enquiryId, other] = [await trip(), await trip()]
  const callId = await replyOf(enquiryId, 'offer-call')
  const recalled = await replyOf(other, 'offer-call')
  await recallReply({ enquiryId: other, replyId: recalled }, as('Mona', 50))
  const unknown = { code: 'CALL_UNKNOWN' }

  await expect(decide({ enquiryId: other, callId, decision: 'agreed' })).rejects.toMatchObject(unknown)
  await expect(decide({ enquiryId: other, callId: recalled, decision: 'agreed' })).rejects.toMatchObject(unknown)
  expect(await callsOf(other)).toEqual([])
  const begun = (Date.parse(startsAt) - submittedAt.getTime()) / 1000
  await expect(decide({ enquiryId, callId, decision: 'agreed' }, begun)).rejects.toMatchObject(unknown)
  await expect(decide({ enquiryId, callId, decision: 'agreed' }, begun - 1)).resolves.toBeDefined()
})

test('the person sees a call once the mail server accepted its reply, and decides it without a staff member [GEN-07]', async () => {
  const enquiryId = await trip()
  const callId = await replyOf(enquiryId, 'offer-call')
  const seen = () => desk.postgres.db.read((tx) => readCalls({ enquiryId, isOnlySent: true }, tx))

  expect(await seen()).toEqual([])
  await desk.postgres.dataSource.query(`update replies set state = 'sent', sent_at = $1`, [after(60)])
  await desk.postgres.db.write((tx) =>
    storeCallDecision({ enquiryId, callId, decision: 'declined' }, tx, { now: () => after(90) }),
  )
  expect(await seen()).toEqual([{ callId, startsAt, state: 'declined', decidedAt: after(90).toISOString() }])
})

test('calls are erased with their enquiry [LEGAL-05]', async () => {
  const enquiryId = await trip()
  await replyOf(enquiryId, 'offer-call')
  await desk.postgres.dataSource.query('delete from care_enquiries')

  expect(await desk.postgres.dataSource.query('select count(*)::int as count from suggested_calls')).toEqual([
    { count: 0 },
  ])
})
