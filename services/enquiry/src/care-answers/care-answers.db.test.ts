import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Input, Payload } from '@seneb/contracts/define'
import {
  CareAnswerHandedOver,
  CareAnswerWithdrawn,
  type WriteCareAnswer,
} from '@seneb/contracts/messages/enquiry/care-answer.messages'
import { PromiseMarkPassed } from '@seneb/contracts/messages/enquiry/answer-promise.messages'
import { CareEnquiryChanged } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import type { CareAnswerProgressed } from '@seneb/contracts/messages/notification/email.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { AnswerPromise } from '../answer-promises/answer-promise.entity.js'
import { claimCareEnquiry } from '../care-enquiries/claim-care-enquiry.js'
import { logCareContact } from '../care-enquiries/log-care-contact.js'
import { closeCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import { tellPromiseMarks } from '../promise-marks/tell-promise-marks.js'
import { eraseWithdrawn } from '../withdrawals/erase-withdrawn.js'
import { withdrawConsent } from '../withdrawals/withdraw-consent.js'
import { CareAnswer } from './care-answer.entity.js'
import { handOverCareAnswers } from './hand-over-care-answers.js'
import { onCareAnswerProgressed } from './on-care-answer-progressed.js'
import { takeBackCareAnswer } from './take-back-care-answer.js'
import { writeCareAnswer } from './write-care-answer.js'

const asked = new Date('2026-11-22T09:00:00Z')
const after = (seconds: number) => new Date(asked.getTime() + seconds * 1000)
const hourS = 3600
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['answer_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const db = () => desk.postgres.db
const as = (name: string, seconds: number) => desk.as(name, ['care-agent'], after(seconds))
type Asked = Input<typeof WriteCareAnswer>
const answering = (enquiryId: string, changes: Partial<Asked> = {}): Asked => ({
  enquiryId,
  version: 1,
  template: 'own-words',
  templateVersion: 1,
  takeOver: false,
  fields: [{ name: 'words', value: 'canary: your INR is fine.' }],
  ...changes,
})
const handOverAt = (seconds: number) => handOverCareAnswers(desk.at(after(seconds)))
const handedOver = (answerId: string) => outboxPayloads(db(), CareAnswerHandedOver, answerId)
const answerOf = (id: string) => db().read((tx) => tx.findOne(CareAnswer, { id }))
const promiseOf = (id: string) => db().read((tx) => tx.findOne(AnswerPromise, { trip_plan_id: id }))
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, as('Mona', 0))
const kindsOf = async (id: string) => (await detailsOf(id)).events.map(({ kind }) => kind).toReversed()

type Move = Payload<typeof CareAnswerProgressed>
let told = 0
const moved = (
  answer: { enquiryId: string; answerId: string },
  state: Move['state'],
  seconds: number,
  more: object = {},
) =>
  onCareAnswerProgressed(
    {
      id: `0193a1b2-0000-7000-8000-${String(++told).padStart(12, '0')}`,
      at: after(seconds),
      data: {
        enquiryId: answer.enquiryId,
        answerId: answer.answerId,
        state,
        at: after(seconds).toISOString(),
        ...more,
      },
    },
    desk.at(after(seconds + 1)),
  )

/** An enquiry whose answer was handed over a minute after it came in. */
async function answered() {
  const id = await desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, asked)
  const answer = await writeCareAnswer(answering(id), as('Mona', 40))
  await handOverAt(60)
  return answer
}

test('an answer waits for twenty seconds and is then handed over once, word for word as it was seen [GEN-07]', async () => {
  const id = await desk.tripPlan({ fullName: 'Amal Haddad', email: 'amal@example.com' }, asked)
  const { answerId, version, waitingUntil } = await writeCareAnswer(answering(id), as('Mona', 40))

  expect([version, waitingUntil]).toEqual([2, after(60).toISOString()])
  await handOverAt(59)
  expect(await handedOver(answerId)).toEqual([])
  await Promise.all([60, 60, 61].map(handOverAt))

  const [said, ...again] = await handedOver(answerId)
  expect(again).toEqual([])
  expect(said).toMatchObject({
    enquiryId: id,
    enquiryKind: 'trip-plan',
    person: { fullName: 'Amal Haddad', email: 'amal@example.com' },
    subject: expect.stringMatching(/^About your request \(SNB-/),
    words: 'Hello Amal Haddad,\n\ncanary: your INR is fine.\n\nMona, Care',
  })
  expect((await answerOf(answerId))?.state).toBe('queued')
  const { enquiry, events } = await detailsOf(id)
  expect(enquiry).toMatchObject({ state: 'open', assigneeId: desk.idOf('Mona'), version: 2 })
  expect(enquiry.answeredAt).toBeUndefined()
  expect(events[0]).toMatchObject({ kind: 'answered', answer: { state: 'queued', words: said?.words } })
})

test('of two who answer the same version at once one answers, and the other is told that it changed [GEN-07, ADM-09]', async () => {
  const id = await desk.tripPlan({}, asked)
  const lead = () => desk.as('Salma', ['care-lead'], after(40))

  const settled = await Promise.allSettled(
    [as('Mona', 40), as('Karim', 40), lead()].map((ctx) => writeCareAnswer(answering(id, { takeOver: true }), ctx)),
  )

  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  }
  expect(await db().read((tx) => tx.find(CareAnswer))).toHaveLength(1)
})

test('a request that is repeated by its key is one answer, and another under the same key is refused [R3]', async () => {
  const id = await desk.tripPlan({}, asked)
  const ctx = { ...as('Mona', 40), idempotencyKey: 'one-answer' }
  const [first, second] = [await writeCareAnswer(answering(id), ctx), await writeCareAnswer(answering(id), ctx)]

  expect(second).toEqual(first)
  expect(await db().read((tx) => tx.find(CareAnswer))).toHaveLength(1)
  const other = answering(id, { fields: [{ name: 'words', value: 'something else' }] })
  await expect(writeCareAnswer(other, ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('what another has claimed is answered only by saying that it is taken over [ADM-09]', async () => {
  const id = await desk.tripPlan({}, asked)
  await claimCareEnquiry({ enquiryId: id, version: 1, takeOver: false }, as('Karim', 10))

  const late = answering(id, { version: 2 })
  await expect(writeCareAnswer(late, as('Mona', 40))).rejects.toMatchObject({ code: 'ENQUIRY_CLAIMED' })
  await writeCareAnswer({ ...late, takeOver: true }, as('Mona', 40))
  expect((await detailsOf(id)).enquiry.assigneeId).toBe(desk.idOf('Mona'))
})

test('a field that is not filled in, or a template of another kind, stores nothing and is named [GEN-07]', async () => {
  const id = await desk.tripPlan({}, asked)
  const refused = (changes: Partial<Asked>) => expect(writeCareAnswer(answering(id, changes), as('Mona', 40))).rejects

  await refused({ template: 'offer-call', fields: [{ name: 'day', value: '2026-11-25' }] }).toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'fields.time' }, { path: 'fields.way' }],
  })
  await refused({ template: 'call-arranged' }).toMatchObject({ fields: [{ path: 'template' }] })
  expect([await db().read((tx) => tx.find(CareAnswer)), (await detailsOf(id)).enquiry.version]).toEqual([[], 1])
})

test('an answer can be taken back until its time is over, by anybody who may answer, and is never handed over then [GEN-07]', async () => {
  const id = await desk.tripPlan({}, asked)
  const first = await writeCareAnswer(answering(id), as('Mona', 40))
  await takeBackCareAnswer(first, as('Karim', 59))
  const second = await writeCareAnswer(answering(id, { version: 3 }), as('Mona', 60))
  await handOverAt(79)
  await expect(takeBackCareAnswer(second, as('Mona', 80))).rejects.toMatchObject({ code: 'ANSWER_ON_ITS_WAY' })
  await handOverAt(80)

  expect([await handedOver(first.answerId), (await handedOver(second.answerId)).length]).toEqual([[], 1])
  await expect(takeBackCareAnswer(first, as('Mona', 50))).rejects.toMatchObject({ code: 'ANSWER_ON_ITS_WAY' })
  expect(await kindsOf(id)).toEqual(['submitted', 'answered', 'answer-taken-back', 'answered'])
})

test('of taking back and handing over at the same instant one happens [GEN-07]', async () => {
  const id = await desk.tripPlan({}, asked)
  for (let turn = 0; turn < 10; turn++) {
    const version = await versionOf(id, as('Mona', 40))
    const answer = await writeCareAnswer(answering(id, { version }), as('Mona', 40))
    const [back] = await Promise.allSettled([takeBackCareAnswer(answer, as('Mona', 59)), handOverAt(60)])

    expect(await handedOver(answer.answerId)).toHaveLength(back.status === 'fulfilled' ? 0 : 1)
  }
})

test('the promise ends when the mail server took the answer, at that time, and not when somebody pressed Send [GEN-07, D-50]', async () => {
  const answer = await answered()
  const { enquiryId: id } = answer
  expect((await promiseOf(id))?.kept_at).toBeNull()
  const close = { enquiryId: id, outcome: 'answered', version: 2 } as const
  await expect(closeCareEnquiry(close, as('Mona', 61))).rejects.toMatchObject({ code: 'INPUT_INVALID' })

  await moved(answer, 'sent', 63)

  expect((await promiseOf(id))?.kept_at).toEqual(after(63))
  const { enquiry, events } = await detailsOf(id)
  expect(enquiry).toMatchObject({ answeredAt: after(63).toISOString(), version: 2, hasMailProblem: false })
  expect(events[1]?.answer).toMatchObject({ state: 'sent', sentAt: after(63).toISOString() })
  expect(await kindsOf(id)).toEqual(['submitted', 'answered', 'answer-sent'])
})

test('the earliest of a taken mail and a person who was reached ends the promise, in whatever order they are heard [GEN-07]', async () => {
  const answer = await answered()
  const { enquiryId, version } = answer
  await logCareContact({ enquiryId, version, channel: 'phone', result: 'reached' }, as('Mona', 70))
  await moved(answer, 'sent', 63)

  expect((await promiseOf(enquiryId))?.kept_at).toEqual(after(63))
  expect((await detailsOf(enquiryId)).enquiry.answeredAt).toBe(after(63).toISOString())
})

test('an answer that did not arrive opens its enquiry again and marks it, and the promise goes on; tried again it may arrive [GEN-07, D-51]', async () => {
  const answer = await answered()
  const { enquiryId } = answer
  const contact = { enquiryId, channel: 'phone', result: 'tried', version: 2 } as const
  await logCareContact(contact, as('Mona', 61))
  await logCareContact({ ...contact, version: 3 }, as('Mona', 62))
  await closeCareEnquiry({ enquiryId, version: 4, outcome: 'unreachable' }, as('Mona', 63))
  await moved(answer, 'not-delivered', 64, { code: '550' })

  expect((await detailsOf(enquiryId)).enquiry).toMatchObject({ state: 'open', hasMailProblem: true, version: 6 })
  expect((await promiseOf(enquiryId))?.kept_at).toBeNull()
  await moved(answer, 'queued', 70, { staffId: desk.idOf('Karim') })
  await moved(answer, 'sent', 71)

  const { enquiry, events } = await detailsOf(enquiryId)
  expect(enquiry).toMatchObject({ answeredAt: after(71).toISOString(), hasMailProblem: false })
  expect(events.slice(0, 3)).toMatchObject([
    { kind: 'answer-sent' },
    { kind: 'answer-queued', actorId: desk.idOf('Karim') },
    { kind: 'answer-not-delivered' },
  ])
})

test('what was withdrawn or was no enquiry stays closed when an answer did not arrive [GEN-07]', async () => {
  const answer = await answered()
  const lead = desk.as('Mona', ['care-lead'], after(61))
  await closeCareEnquiry({ enquiryId: answer.enquiryId, version: 2, outcome: 'spam', words: 'an advertisement' }, lead)
  await moved(answer, 'not-delivered', 64, { code: '550' })

  expect((await detailsOf(answer.enquiryId)).enquiry).toMatchObject({ state: 'closed', outcome: 'spam' })
})

test('attempts that follow one another are one line, an older word changes nothing, and taken is taken [PIPE-07]', async () => {
  const answer = await answered()
  for (const [state, seconds] of [
    ['retrying', 62],
    ['retrying', 66],
    ['queued', 64],
    ['sent', 65],
    ['not-delivered', 90],
  ] as const) {
    await moved(answer, state, seconds, { code: '451' })
  }

  expect(await answerOf(answer.answerId)).toMatchObject({ state: 'sent', sent_at: after(65) })
  expect(await kindsOf(answer.enquiryId)).toEqual(['submitted', 'answered', 'answer-retrying', 'answer-sent'])
})

test('nobody is reminded of an answer that is on its way, and everybody of one that is stuck [GEN-07, D-50]', async () => {
  const [onItsWay, stuck, lost] = [
    await desk.tripPlan({}, asked),
    await desk.tripPlan({}, asked),
    await desk.tripPlan({}, asked),
  ]
  const sentAtS = 12 * hourS - 10
  const write = (id: string, seconds: number) => writeCareAnswer(answering(id), as('Mona', seconds))
  const [, second] = [await write(onItsWay, sentAtS), await write(stuck, sentAtS), await write(lost, sentAtS - 700)]
  await handOverAt(sentAtS + 20)
  await moved(second, 'retrying', sentAtS + 22)
  await tellPromiseMarks(desk.at(after(12 * hourS + 11)))

  const toldOf = async (id: string) => (await outboxPayloads(db(), PromiseMarkPassed, id)).map(({ mark }) => mark)
  expect([await toldOf(onItsWay), await toldOf(stuck), await toldOf(lost)]).toEqual([[], ['half-over'], ['half-over']])
})

/** A consent of the enquiry is withdrawn by the link of its receipt. */
async function withdraw(id: string, purpose: 'health-data' | 'personal-data') {
  const [plan] = await outboxPayloads(db(), TripPlanSubmitted, id)
  const [request] = await outboxPayloads(db(), ConsultationRequested, id)
  const token = plan?.withdrawalToken ?? request?.withdrawalToken ?? ''
  await withdrawConsent({ token, purpose }, desk.at(after(70)))
}

test('a withdrawn consent holds back what waits or is on its way, and what the answers say is gone [TRIP-26, D-66]', async () => {
  const enquiryId = await desk.consultation({}, asked)
  const answer = await writeCareAnswer(answering(enquiryId), as('Mona', 40))
  await handOverAt(60)
  const waiting = await writeCareAnswer(answering(enquiryId, { version: 2 }), as('Mona', 65))
  const sent = await writeCareAnswer(answering(enquiryId, { version: 3 }), as('Mona', 66))
  await moved(sent, 'sent', 67)
  await withdraw(enquiryId, 'health-data')
  await handOverAt(200)

  expect(await handedOver(waiting.answerId)).toEqual([])
  const withdrawn = await outboxPayloads(db(), CareAnswerWithdrawn)
  expect(withdrawn.map(({ answerId }) => answerId).toSorted()).toEqual([answer.answerId, waiting.answerId].toSorted())
  const rows = await db().read((tx) => tx.find(CareAnswer))
  expect(rows.map(({ words_sealed }) => words_sealed)).toEqual([null, null, null])
  expect(JSON.stringify(await detailsOf(enquiryId))).not.toContain('canary')

  await moved(answer, 'retrying', 201)
  expect((await answerOf(answer.answerId))?.state).toBe('taken-back')
  await moved(answer, 'sent', 202)
  expect((await answerOf(answer.answerId))?.state).toBe('sent')
})

test('the answers of an enquiry end with it, and what is told of them then is heard without a fault [LEGAL-05]', async () => {
  const answer = await answered()
  await withdraw(answer.enquiryId, 'personal-data')

  expect(await answerOf(answer.answerId)).toBeNull()
  await expect(moved(answer, 'sent', 71)).resolves.toBeUndefined()
  await eraseWithdrawn.run(desk.at(new Date(after(70).getTime() + 7 * 24 * 60 * 60 * 1000)))
  const { answerId, enquiryId } = answer
  expect(await outboxPayloads(db(), ErasureStarted)).toMatchObject([{ recordIds: [enquiryId, answerId] }])
})

test('what an answer says is sealed where it lies, and opened for whoever may see it [S13]', async () => {
  const answer = await answered()
  const row = await answerOf(answer.answerId)

  expect(row?.words_sealed?.toString('latin1')).not.toContain('canary')
  const masked = await readCareEnquiry({ enquiryId: answer.enquiryId }, desk.as('Aud', ['auditor'], after(70)))
  expect(masked.events[0]?.answer).toMatchObject({ state: 'queued', template: 'own-words' })
  expect(JSON.stringify(masked)).not.toMatch(/canary|About your request/)
})

test('each act is one entry of the audit trail and says nothing of what was written, and open pages hear of each change [S10]', async () => {
  const id = await desk.tripPlan({}, asked)
  const answer = await writeCareAnswer(answering(id), as('Mona', 40))
  await takeBackCareAnswer(answer, as('Mona', 45))

  const acts = (await outboxPayloads(db(), StaffActionCompleted)).filter(({ object }) => object.id === id)
  expect(acts.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['answer-enquiry', 'Mona'],
    ['take-back-answer', 'Mona'],
  ])
  expect(acts[0]?.fields).toContainEqual({ name: 'template', to: 'own-words' })
  expect(JSON.stringify(acts)).not.toContain('canary')
  const hints = await outboxPayloads(db(), CareEnquiryChanged, id)
  expect(hints.map(({ version }) => version)).toEqual([1, 2, await versionOf(id, as('Mona', 46))])
})

test('the service hands over by itself [GEN-07]', async () => {
  const id = await desk.tripPlan({}, asked)
  const { answerId } = await writeCareAnswer(answering(id), as('Mona', 40))
  for (const worker of enquiryWorkers) await worker.run(desk.at(after(61)))

  expect(await handedOver(answerId)).toHaveLength(1)
})
