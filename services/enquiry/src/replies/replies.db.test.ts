import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input, Payload } from '@seneb/contracts/define'
import { ReplyQueued, ReplyWithdrawn, type SendReply } from '@seneb/contracts/messages/enquiry/reply.messages'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { ReplyStatusChanged } from '@seneb/contracts/messages/notification/email.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { ReplyPromise } from '../reply-promises/reply-promise.entity.js'
import { claimCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { publishPromiseThresholds } from '../promise-thresholds/publish-promise-thresholds.js'
import { eraseWithdrawn } from '../withdrawals/erase-withdrawn.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { Reply } from './reply.entity.js'
import { queueReplies } from './queue-replies.js'
import { onReplyStatusChanged } from './on-reply-status-changed.js'
import { recallReply } from './recall-reply.js'
import { sendReply } from './send-reply.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(submittedAt.getTime() + seconds * 1000)
const hourS = 3600
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

const db = () => desk.postgres.db
const as = (name: string, seconds: number) => desk.as(name, ['care-agent'], after(seconds))
type ReplyInput = Input<typeof SendReply>
const replyInput = (enquiryId: string, changes: Partial<ReplyInput> = {}): ReplyInput => ({
  enquiryId,
  version: 1,
  template: 'own-words',
  templateVersion: 1,
  takeOver: false,
  fields: [{ name: 'words', value: 'canary: your INR is fine.' }],
  ...changes,
})
const handOffAt = (seconds: number) => queueReplies(desk.at(after(seconds)))
const queuedReplies = (replyId: string) => outboxPayloads(db(), ReplyQueued, replyId)
const findReply = (id: string) => db().read((tx) => tx.findOne(Reply, { id }))
const promiseOf = (id: string) => db().read((tx) => tx.findOne(ReplyPromise, { trip_plan_id: id }))
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, as('Mona', 0))
const kindsOf = async (id: string) => (await detailsOf(id)).events.map(({ kind }) => kind).toReversed()

type Move = Payload<typeof ReplyStatusChanged>
let lastEventId = 0
const moved = (
  reply: { enquiryId: string; replyId: string },
  state: Move['state'],
  seconds: number,
  more: object = {},
) =>
  onReplyStatusChanged(
    {
      id: `0193a1b2-0000-7000-8000-${String(++lastEventId).padStart(12, '0')}`,
      at: after(seconds),
      data: {
        enquiryId: reply.enquiryId,
        replyId: reply.replyId,
        state,
        at: after(seconds).toISOString(),
        ...more,
      },
    },
    desk.at(after(seconds + 1)),
  )

/** Creates an enquiry whose reply was queued for mailing a minute after its submission. */
async function aQueuedReply() {
  const id = await desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)
  const reply = await sendReply(replyInput(id), as('Mona', 40))
  await handOffAt(60)
  return reply
}

test('a reply waits for twenty seconds and is then queued once, verbatim [GEN-07]', async () => {
  const id = await desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, submittedAt)
  const { replyId, version, waitingUntil } = await sendReply(replyInput(id), as('Mona', 40))

  expect([version, waitingUntil]).toEqual([2, after(60).toISOString()])
  await handOffAt(59)
  expect(await queuedReplies(replyId)).toEqual([])
  await Promise.all([60, 60, 61].map(handOffAt))

  const [queued, ...again] = await queuedReplies(replyId)
  expect(again).toEqual([])
  expect(queued).toMatchObject({
    enquiryId: id,
    enquiryKind: 'trip-plan',
    person: { fullName: 'Amal Haddad', email: 'amal@example.com' },
    subject: expect.stringMatching(/^About your request \(SNB-/),
    body: 'Hello Amal Haddad,\n\ncanary: your INR is fine.\n\nMona, Care',
  })
  expect((await findReply(replyId))?.state).toBe('queued')
  const { enquiry, events } = await detailsOf(id)
  expect(enquiry).toMatchObject({ state: 'open', assigneeId: desk.idOf('Mona'), version: 2 })
  expect(enquiry.answeredAt).toBeUndefined()
  expect(events[0]).toMatchObject({ kind: 'replied', reply: { state: 'queued', body: queued?.body } })
})

test('of two concurrent replies to one version one is sent, and the other gets a conflict [GEN-07, ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const lead = () => desk.as('Salma', ['care-lead'], after(40))

  const settled = await Promise.allSettled(
    [as('Mona', 40), as('Karim', 40), lead()].map((ctx) => sendReply(replyInput(id, { takeOver: true }), ctx)),
  )

  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  }
  expect(await db().read((tx) => tx.find(Reply))).toHaveLength(1)
})

test('a request repeated with its key is one reply, and a different one under the same key is rejected [R3]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const ctx = { ...as('Mona', 40), idempotencyKey: 'one-reply' }
  const [first, second] = [await sendReply(replyInput(id), ctx), await sendReply(replyInput(id), ctx)]

  expect(second).toEqual(first)
  expect(await db().read((tx) => tx.find(Reply))).toHaveLength(1)
  const other = replyInput(id, { fields: [{ name: 'words', value: 'something else' }] })
  await expect(sendReply(other, ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('an enquiry claimed by another is replied to only with an explicit takeover [ADM-09]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  await claimCareEnquiry({ enquiryId: id, version: 1, takeOver: false }, as('Karim', 10))

  const late = replyInput(id, { version: 2 })
  await expect(sendReply(late, as('Mona', 40))).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await sendReply({ ...late, takeOver: true }, as('Mona', 40))
  expect((await detailsOf(id)).enquiry.assigneeId).toBe(desk.idOf('Mona'))
})

test('a field that is not filled in, or a template of another kind, stores nothing and is named [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const expectRejection = (changes: Partial<ReplyInput>) =>
    expect(sendReply(replyInput(id, changes), as('Mona', 40))).rejects

  await expectRejection({ template: 'offer-call', fields: [{ name: 'day', value: '2026-11-25' }] }).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'fields.time' }, { path: 'fields.way' }],
  })
  await expectRejection({ template: 'call-arranged' }).toMatchObject({ fields: [{ path: 'template' }] })
  expect([await db().read((tx) => tx.find(Reply)), (await detailsOf(id)).enquiry.version]).toEqual([[], 1])
})

test('a reply can be recalled in time by anyone who may reply, and is then never queued [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const first = await sendReply(replyInput(id), as('Mona', 40))
  await recallReply(first, as('Karim', 59))
  const second = await sendReply(replyInput(id, { version: 3 }), as('Mona', 60))
  await handOffAt(79)
  await expect(recallReply(second, as('Mona', 80))).rejects.toMatchObject({ code: 'REPLY_ON_ITS_WAY' })
  await handOffAt(80)

  expect([await queuedReplies(first.replyId), (await queuedReplies(second.replyId)).length]).toEqual([[], 1])
  await expect(recallReply(first, as('Mona', 50))).rejects.toMatchObject({ code: 'REPLY_ON_ITS_WAY' })
  expect(await kindsOf(id)).toEqual(['submitted', 'replied', 'reply-recalled', 'replied'])
})

test('of a concurrent recall and queueing exactly one happens [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  for (let round = 0; round < 10; round++) {
    const version = await versionOf(id, as('Mona', 40))
    const reply = await sendReply(replyInput(id, { version }), as('Mona', 40))
    const [back] = await Promise.allSettled([recallReply(reply, as('Mona', 59)), handOffAt(60)])

    expect(await queuedReplies(reply.replyId)).toHaveLength(back.status === 'fulfilled' ? 0 : 1)
  }
})

test('the response clock stops when the mail server accepts the reply, not when it is sent [GEN-07, D-50]', async () => {
  const reply = await aQueuedReply()
  const { enquiryId: id } = reply
  expect((await promiseOf(id))?.kept_at).toBeNull()
  const close = { enquiryId: id, outcome: 'answered', version: 2 } as const
  await expect(closeCareEnquiry(close, as('Mona', 61))).rejects.toMatchObject({ code: 'INPUT_INVALID' })

  await moved(reply, 'sent', 63)

  expect((await promiseOf(id))?.kept_at).toEqual(after(63))
  const { enquiry, events } = await detailsOf(id)
  expect(enquiry).toMatchObject({ answeredAt: after(63).toISOString(), version: 2, hasMailProblem: false })
  expect(events[1]?.reply).toMatchObject({ state: 'sent', sentAt: after(63).toISOString() })
  expect(await kindsOf(id)).toEqual(['submitted', 'replied', 'reply-sent'])
})

test('the earlier of an accepted mail and a person who was reached keeps the promise, in whatever order they are consumed [GEN-07]', async () => {
  const reply = await aQueuedReply()
  const { enquiryId, version } = reply
  await logCareContact({ enquiryId, version, channel: 'phone', result: 'reached' }, as('Mona', 70))
  await moved(reply, 'sent', 63)

  expect((await promiseOf(enquiryId))?.kept_at).toEqual(after(63))
  expect((await detailsOf(enquiryId)).enquiry.answeredAt).toBe(after(63).toISOString())
})

test('an undelivered reply reopens and marks its enquiry, the clock continues, and a retry may arrive [GEN-07, D-51]', async () => {
  const reply = await aQueuedReply()
  const { enquiryId } = reply
  const contact = { enquiryId, channel: 'phone', result: 'tried', version: 2 } as const
  await logCareContact(contact, as('Mona', 61))
  await logCareContact({ ...contact, version: 3 }, as('Mona', 62))
  await closeCareEnquiry({ enquiryId, version: 4, outcome: 'unreachable' }, as('Mona', 63))
  await moved(reply, 'not-delivered', 64, { code: '550' })

  expect((await detailsOf(enquiryId)).enquiry).toMatchObject({ state: 'open', hasMailProblem: true, version: 6 })
  expect((await promiseOf(enquiryId))?.kept_at).toBeNull()
  await moved(reply, 'queued', 70, { staffId: desk.idOf('Karim') })
  await moved(reply, 'sent', 71)

  const { enquiry, events } = await detailsOf(enquiryId)
  expect(enquiry).toMatchObject({ answeredAt: after(71).toISOString(), hasMailProblem: false })
  expect(events.slice(0, 3)).toMatchObject([
    { kind: 'reply-sent' },
    { kind: 'reply-queued', actorId: desk.idOf('Karim') },
    { kind: 'reply-not-delivered' },
  ])
})

test('a withdrawn enquiry, or one that was none, stays closed when a reply is not delivered [GEN-07]', async () => {
  const reply = await aQueuedReply()
  const lead = desk.as('Mona', ['care-lead'], after(61))
  await closeCareEnquiry({ enquiryId: reply.enquiryId, version: 2, outcome: 'spam', reason: 'an advertisement' }, lead)
  await moved(reply, 'not-delivered', 64, { code: '550' })

  expect((await detailsOf(reply.enquiryId)).enquiry).toMatchObject({ state: 'closed', outcome: 'spam' })
})

test('successive attempts are one line, an older status changes nothing, and accepted is final [PIPE-07]', async () => {
  const reply = await aQueuedReply()
  for (const [state, seconds] of [
    ['retrying', 62],
    ['retrying', 66],
    ['queued', 64],
    ['sent', 65],
    ['not-delivered', 90],
  ] as const) {
    await moved(reply, state, seconds, { code: '451' })
  }

  expect(await findReply(reply.replyId)).toMatchObject({ state: 'sent', sent_at: after(65) })
  expect(await kindsOf(reply.enquiryId)).toEqual(['submitted', 'replied', 'reply-retrying', 'reply-sent'])
})

test('no reminder is sent for a reply in transit, but for a stuck one [GEN-07, D-50]', async () => {
  const [inTransit, stuck, lost] = [
    await desk.tripPlan({}, submittedAt),
    await desk.tripPlan({}, submittedAt),
    await desk.tripPlan({}, submittedAt),
  ]
  const sentAtS = 12 * hourS - 10
  const write = (id: string, seconds: number) => sendReply(replyInput(id), as('Mona', seconds))
  const [, second] = [await write(inTransit, sentAtS), await write(stuck, sentAtS), await write(lost, sentAtS - 700)]
  await handOffAt(sentAtS + 20)
  await moved(second, 'retrying', sentAtS + 22)
  await publishPromiseThresholds(desk.at(after(12 * hourS + 11)))

  const remindersOf = async (id: string) =>
    (await outboxPayloads(db(), PromiseThresholdPassed, id)).map(({ threshold }) => threshold)
  expect([await remindersOf(inTransit), await remindersOf(stuck), await remindersOf(lost)]).toEqual([
    [],
    ['half-over'],
    ['half-over'],
  ])
})

/** A consent of the enquiry is withdrawn by the link of its receipt. */
async function withdraw(id: string, purpose: 'health-data' | 'personal-data') {
  const [plan] = await outboxPayloads(db(), TripPlanSubmitted, id)
  const [request] = await outboxPayloads(db(), ConsultationRequested, id)
  const token = plan?.withdrawalToken ?? request?.withdrawalToken ?? ''
  await withdrawConsent({ token, purpose }, desk.at(after(70)))
}

test('a withdrawn consent stops pending replies and deletes the text of replies [TRIP-26, D-66]', async () => {
  const enquiryId = await desk.consultation({}, submittedAt)
  const reply = await sendReply(replyInput(enquiryId), as('Mona', 40))
  await handOffAt(60)
  const waiting = await sendReply(replyInput(enquiryId, { version: 2 }), as('Mona', 65))
  const sent = await sendReply(replyInput(enquiryId, { version: 3 }), as('Mona', 66))
  await moved(sent, 'sent', 67)
  await withdraw(enquiryId, 'health-data')
  await handOffAt(200)

  expect(await queuedReplies(waiting.replyId)).toEqual([])
  const withdrawn = await outboxPayloads(db(), ReplyWithdrawn)
  expect(withdrawn.map(({ replyId }) => replyId).toSorted()).toEqual([reply.replyId, waiting.replyId].toSorted())
  const rows = await db().read((tx) => tx.find(Reply))
  expect(rows.map(({ body_sealed }) => body_sealed)).toEqual([null, null, null])
  expect(JSON.stringify(await detailsOf(enquiryId))).not.toContain('canary')

  await moved(reply, 'retrying', 201)
  expect((await findReply(reply.replyId))?.state).toBe('recalled')
  await moved(reply, 'sent', 202)
  expect((await findReply(reply.replyId))?.state).toBe('sent')
})

test('the replies of an enquiry end with it, and later statuses are consumed without an error [LEGAL-05]', async () => {
  const reply = await aQueuedReply()
  await withdraw(reply.enquiryId, 'personal-data')

  expect(await findReply(reply.replyId)).toBeNull()
  await expect(moved(reply, 'sent', 71)).resolves.toBeUndefined()
  await eraseWithdrawn.run(desk.at(new Date(after(70).getTime() + 7 * 24 * 60 * 60 * 1000)))
  const { replyId, enquiryId } = reply
  expect(await outboxPayloads(db(), ErasureStarted)).toMatchObject([{ recordIds: [enquiryId, replyId] }])
})

test('the text of a reply is sealed at rest, and decrypted for those who may see it [S13]', async () => {
  const reply = await aQueuedReply()
  const row = await findReply(reply.replyId)

  expect(row?.body_sealed?.toString('latin1')).not.toContain('canary')
  const masked = await readCareEnquiry({ enquiryId: reply.enquiryId }, desk.as('Aud', ['auditor'], after(70)))
  expect(masked.events[0]?.reply).toMatchObject({ state: 'queued', template: 'own-words' })
  expect(JSON.stringify(masked)).not.toMatch(/canary|About your request/)
})

test('each action is one audit entry without the text, and open pages are notified of each change [S10]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const reply = await sendReply(replyInput(id), as('Mona', 40))
  await recallReply(reply, as('Mona', 45))

  const auditActions = (await outboxPayloads(db(), StaffActionCompleted)).filter(({ object }) => object.id === id)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['send-reply', 'Mona'],
    ['recall-reply', 'Mona'],
  ])
  expect(auditActions[0]?.fields).toContainEqual({ name: 'template', to: 'own-words' })
  expect(JSON.stringify(auditActions)).not.toContain('canary')
  const hints = await outboxPayloads(db(), CareEnquiryChanged, id)
  expect(hints.map(({ version }) => version)).toEqual([1, 2, await versionOf(id, as('Mona', 46))])
})

test('the service hands over by itself [GEN-07]', async () => {
  const id = await desk.tripPlan({}, submittedAt)
  const { replyId } = await sendReply(replyInput(id), as('Mona', 40))
  for (const worker of enquiryWorkers) await worker.run(desk.at(after(61)))

  expect(await queuedReplies(replyId)).toHaveLength(1)
})
