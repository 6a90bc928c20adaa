import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { PlanAccepted, PlanDeclined, PlanQuestioned } from '@seneb/contracts/messages/enquiry/plan-decision.messages'
import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { maxPlanDecisions } from '@seneb/contracts/vocabulary/plan-decisions'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { countCareEnquiries } from '../care-enquiries/count-care-enquiries.js'
import { listCareEnquiries } from '../care-enquiries/list-care-enquiries.js'
import { closeCareEnquiry, moveCareEnquiry } from '../care-enquiries/move-care-enquiry.js'
import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { queueReplies } from '../replies/queue-replies.js'
import { acceptMyPlan, askAboutMyPlan, declineMyPlan } from './decide-my-plan.js'
import { readMyPlan, readPlanDecisions } from './read-sent-plan.js'
import { recordPlanDecision } from './record-plan-decision.js'
import { openSession, sendPlan } from './sent-plan.fixture.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (minutes: number) => new Date(submittedAt.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  for (const table of ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'request_sessions', 'outbox']) {
    await desk.postgres.dataSource.query(`delete from ${table}`)
  }
})
afterAll(() => desk.postgres.close())

const agent = (minutes: number) => desk.as('Mona', ['care-agent'], after(minutes))
const everything = { first: 10, mine: false, unclaimed: false, overdue: false } as const

async function planToDecide() {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const planId = await sendPlan(desk, enquiryId, after(10))
  return { enquiryId, planId, session: await openSession(desk, enquiryId, after(11)) }
}

async function kindsOf(enquiryId: string): Promise<readonly string[]> {
  return (await readCareEnquiry({ enquiryId }, agent(30))).events.map(({ kind }) => kind)
}

test('a sent plan is on the page with the source of each figure, its reviewer, and nothing decided', async () => {
  const { planId, session } = await planToDecide()
  const { plan } = await readMyPlan({ session }, desk.at(after(12)))

  expect(plan).toMatchObject({ planId, canDecide: true, isDraftedByMachine: false, decisions: [] })
  expect(plan?.decision).toBeUndefined()
  expect(plan?.partnerName).toBeUndefined()
  expect(plan?.reviewedBy).toEqual([{ name: 'Salma Nour', title: 'Care lead', on: '2026-11-22' }])
  expect(plan?.sections[0]?.lines[0]).toEqual({
    id: 'costs-0',
    text: 'Crowns cost 300 to 400 US dollars.',
    figures: [{ text: '300 to 400 US dollars', source: 'catalogue' }],
  })
})

test('a plan is shown and decided only in a session that a code has raised', async () => {
  const { enquiryId, planId } = await planToDecide()
  const look = await openSession(desk, enquiryId, after(11), 'look')
  const ctx = desk.at(after(12))

  await expect(readMyPlan({ session: look }, ctx)).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
  await expect(acceptMyPlan({ session: look, planId }, ctx)).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
  const unknown = '0'.repeat(64)
  await expect(readMyPlan({ session: unknown }, ctx)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
  await expect(declineMyPlan({ session: unknown, planId }, ctx)).rejects.toMatchObject({ code: 'SESSION_ENDED' })
})

test('accepting is one event, one line and a mark in the list, once for any number of presses', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  await moveCareEnquiry({ enquiryId, version: await versionOf(enquiryId, agent(12)), to: 'waiting' }, agent(12))
  await acceptMyPlan({ session, planId }, desk.at(after(13)))
  const { plan } = await acceptMyPlan({ session, planId }, desk.at(after(14)))

  expect(plan).toMatchObject({ decision: 'accepted', decisions: [{ decision: 'accepted', way: 'page' }] })
  const { enquiry, events } = await readCareEnquiry({ enquiryId }, agent(15))
  expect(enquiry).toMatchObject({ state: 'open', planDecision: 'accepted', planDecidedAt: after(13).toISOString() })
  expect(events[0]).toMatchObject({ kind: 'plan-accepted' })
  expect(events[0]?.actorId).toBeUndefined()
  const published = await outboxPayloads(desk.postgres.db, PlanAccepted, enquiryId)
  expect(published).toMatchObject([{ enquiryId, planId, way: 'page', decidedAt: after(13).toISOString() }])
})

test('a question about a line names the line, waits for a reply as a message, and is sealed where it is stored', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  const ask = { session, planId, lineId: 'costs-0', text: 'canary: is this for one tooth?' }
  const { plan } = await askAboutMyPlan(ask, desk.at(after(13)))

  expect(plan.decision).toBeUndefined()
  expect(plan.decisions).toMatchObject([{ decision: 'questioned', lineId: 'costs-0', text: ask.text }])
  const { enquiry, events } = await readCareEnquiry({ enquiryId }, agent(14))
  expect(enquiry).toMatchObject({ planDecision: 'questioned', unreadMessages: 1 })
  const message = events.find(({ kind }) => kind === 'message-received')?.message
  expect(message?.text).toBe(`"Crowns cost 300 to 400 US dollars."\n\n${ask.text}`)
  expect(await kindsOf(enquiryId)).toContain('plan-questioned')
  expect(await outboxPayloads(desk.postgres.db, PlanQuestioned, enquiryId)).toHaveLength(1)
  for (const table of ['plan_decisions', 'sent_plans', 'care_events', 'outbox']) {
    const rows: unknown = await desk.postgres.dataSource.query(`select * from ${table}`)
    expect(JSON.stringify(rows)).not.toContain('canary')
  }
})

test('a question repeated with its key is stored once', async () => {
  const { planId, session } = await planToDecide()
  const ask = { session, planId, lineId: undefined, text: 'When?' }
  const ctx = { ...desk.at(after(13)), idempotencyKey: crypto.randomUUID() }
  await askAboutMyPlan(ask, ctx)
  const { plan } = await askAboutMyPlan(ask, ctx)

  expect(plan.decisions).toHaveLength(1)
  const stored: unknown = await desk.postgres.dataSource.query('select * from idempotency_keys')
  expect(JSON.stringify(stored)).not.toMatch(/Crowns|When/)
  await expect(askAboutMyPlan({ ...ask, text: 'Where?' }, ctx)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
})

test('a declined plan keeps its reason, and the patient can change their mind', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  await declineMyPlan({ session, planId, text: 'Too far.' }, desk.at(after(13)))
  const { plan } = await acceptMyPlan({ session, planId }, desk.at(after(14)))

  expect(plan.decisions.map(({ decision, text }) => [decision, text])).toEqual([
    ['accepted', undefined],
    ['declined', 'Too far.'],
  ])
  const { events } = await readCareEnquiry({ enquiryId }, agent(15))
  expect(events.find(({ kind }) => kind === 'plan-declined')?.note).toBe('Too far.')
  expect(await outboxPayloads(desk.postgres.db, PlanDeclined, enquiryId)).toHaveLength(1)
})

test('only the newest plan can be decided, only by its lines, and not after the request was withdrawn', async () => {
  const { enquiryId, planId: earlier, session } = await planToDecide()
  const planId = await sendPlan(desk, enquiryId, after(20))
  const ctx = desk.at(after(21))
  const conflict = { code: 'MY_REQUEST_CONFLICT' }

  await expect(acceptMyPlan({ session, planId: earlier }, ctx)).rejects.toMatchObject(conflict)
  await expect(acceptMyPlan({ session, planId: crypto.randomUUID() }, ctx)).rejects.toMatchObject(conflict)
  const ask = { session, planId, lineId: 'no-line', text: 'Why?' }
  await expect(askAboutMyPlan(ask, ctx)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const closing = { enquiryId, outcome: 'withdrawn', reason: 'They called.', duplicateOf: undefined } as const
  await closeCareEnquiry({ ...closing, version: await versionOf(enquiryId, agent(22)) }, agent(22))
  await expect(acceptMyPlan({ session, planId }, ctx)).rejects.toMatchObject(conflict)
  expect((await readMyPlan({ session }, ctx)).plan).toMatchObject({ planId, canDecide: false })
})

test(`at most ${maxPlanDecisions} decisions of a day are stored`, async () => {
  const { enquiryId, planId, session } = await planToDecide()
  await desk.postgres.dataSource.query(
    `insert into plan_decisions (id, enquiry_id, plan_id, decision, decided_at, way)
     select gen_random_uuid(), enquiry_id, id, 'questioned', $1, 'page' from sent_plans, generate_series(1, $2)`,
    [after(12), maxPlanDecisions],
  )

  await expect(acceptMyPlan({ session, planId }, desk.at(after(13)))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  const nextDay = after(24 * 60 + 13)
  const later = await openSession(desk, enquiryId, nextDay)
  expect((await acceptMyPlan({ session: later, planId }, desk.at(nextDay))).plan.decision).toBe('accepted')
})

test('the view of decided plans lists and counts them until the team waits for the patient again', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  const listed = async () => {
    const { enquiries } = await listCareEnquiries({ ...everything, show: 'plan-decided' }, agent(14))
    return [enquiries.map(({ id }) => id), (await countCareEnquiries(agent(14))).plansDecided]
  }

  expect(await listed()).toEqual([[], 0])
  await declineMyPlan({ session, planId, text: undefined }, desk.at(after(13)))
  expect(await listed()).toEqual([[enquiryId], 1])
  await moveCareEnquiry({ enquiryId, version: await versionOf(enquiryId, agent(14)), to: 'waiting' }, agent(14))
  expect(await listed()).toEqual([[], 0])
})

test('a decision by telephone is audited once, names the staff member to the team and not to the patient', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  const version = await versionOf(enquiryId, agent(12))
  const recording = { enquiryId, version, planId, lineId: undefined, text: undefined }
  await recordPlanDecision({ ...recording, decision: 'accepted' }, agent(13))
  const { plan } = await readPlanDecisions({ enquiryId }, agent(14))

  expect(plan?.decisions).toMatchObject([{ decision: 'accepted', way: 'telephone', recordedBy: desk.idOf('Mona') }])
  const own = await readMyPlan({ session }, desk.at(after(14)))
  expect(own.plan?.decisions[0]).not.toHaveProperty('recordedBy')
  const { enquiry, events } = await readCareEnquiry({ enquiryId }, agent(14))
  expect(events[0]).toMatchObject({ kind: 'plan-accepted', channel: 'phone', actorId: desk.idOf('Mona') })
  const again = { ...recording, version: enquiry.version, decision: 'accepted' } as const
  expect(await recordPlanDecision(again, agent(15))).toEqual({ enquiryId, version: enquiry.version })
  await expect(recordPlanDecision({ ...recording, decision: 'declined' }, agent(15))).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  const question = { ...again, decision: 'questioned' } as const
  await expect(recordPlanDecision(question, agent(15))).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('staff who may not see the person see the decision and none of its words', async () => {
  const { enquiryId, planId, session } = await planToDecide()
  await declineMyPlan({ session, planId, text: 'canary reason' }, desk.at(after(13)))
  const seen = await readPlanDecisions({ enquiryId }, desk.as('Nadia', ['auditor'], after(14)))

  expect(seen.plan).toMatchObject({ decision: 'declined', sections: [] })
  expect(JSON.stringify(seen)).not.toContain('canary')
})

test('the email of a plan names what the patient can do with it, and still every line', async () => {
  const { planId } = await planToDecide()
  await queueReplies(desk.at(after(11)))
  const [mail] = await outboxPayloads(desk.postgres.db, ReplyQueued, planId)

  expect(mail?.body).toContain('Crowns cost 300 to 400 US dollars.')
  expect(mail?.body).toMatch(/accept it, ask about a line, or decline it/)
})
