import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { CarePlanStateChanged } from '@seneb/contracts/messages/ai-planning/care-plan-review.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { testEventSealing } from '@seneb/testkit/test-keys'
import type { TestDb } from '@seneb/testkit/test-db'

import { PlanError } from '../ai-plans/plan-error.rules.js'
import { onAiPlanWithdrawn } from '../ai-plans/on-ai-plan-events.js'
import { evictPlans, planningCtx, planningDb, planOf, submitTrip } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { onTreatmentCatalogueChanged } from '../treatment-catalogue/on-treatment-catalogue-changed.js'
import { aCatalogueEntry } from '../trip.fixture.js'
import { approveCarePlan, requestPlanChanges, withdrawPlanApproval } from './approve-care-plan.js'
import { attachPlanEvidence, saveCarePlan } from './save-care-plan.js'
import { adding, planToSave, staffAs, type Save } from './care-plans.fixture.js'
import { listCarePlans } from './list-care-plans.js'
import { isMaskedFor, maskedList, maskedPlan, maskedVersion } from './mask-plans.js'
import { readCarePlanVersion, readCarePlan } from './read-care-plan.js'
import { sendCarePlans } from './send-care-plans.js'

let database: TestDb
let ctx: PlanningCtx
let revision = 0

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
beforeEach(async () => {
  await evictPlans(database.db)
  await database.db.write((tx) => tx.query('/* empty */ delete from outbox'))
  await consumeCatalogue({})
})
afterAll(() => database.close())

function consumeCatalogue(changes: Parameters<typeof aCatalogueEntry>[0]): Promise<void> {
  const procedures = [aCatalogueEntry(changes).procedure]
  const treatmentTypes = [{ slug: 'dental-care', name: 'Dental Care', procedures }]
  const data = { revision: ++revision, changedAt: '2026-11-21T00:00:00Z', treatmentTypes }
  return onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)
}

const as = (name: string, ...roles: StaffRole[]) => staffAs(ctx, name, ...roles)
const agent = () => as('Mona', 'care-agent')
const lead = () => as('Salma', 'care-lead')
const doctor = () => as('Dr. Hany', 'doctor')

const planFor = async (trip: object = {}) => (await planOf(ctx, { treatmentType: 'Dental Care', ...trip })).row.id
const read = (tripPlanId: string) => readCarePlan({ tripPlanId }, ctx)
const toSave = (tripPlanId: string, change: (lines: Save['lines']) => Save['lines']) =>
  planToSave(tripPlanId, change, ctx)
const approve = (tripPlanId: string, by: PlanningCtx, version: number) => approveCarePlan({ tripPlanId, version }, by)
const approvedEvents = async (tripPlanId: string) => {
  const rows = await database.db.read((tx) =>
    tx.query<{ id: string; payload: unknown }>(
      `/* saidOfPlans */ select id, payload from outbox where subject = $1 order by seq`,
      [`${eventKey(CarePlanApproved)}.${tripPlanId}`],
    ),
  )
  return rows.map(({ id, payload }) => testEventSealing.open(CarePlanApproved, payload, id) as Record<string, unknown>)
}
const errorWith = (code: string, ...messages: string[]) => ({
  code,
  ...(messages.length > 0
    ? {
        fields: expect.arrayContaining(
          messages.map((message) => expect.objectContaining({ message }) as unknown),
        ) as unknown,
      }
    : {}),
})

test('an auditor sees the state of a plan and nothing that its enquiry masks [ADM-09, S13]', async () => {
  const own = 'eleven days, because my brother marries'
  const id = await planFor({ travelingFromCity: 'Ljubljana', tripDuration: own, preferredTravelDates: '2027-03-09' })
  await saveCarePlan(await toSave(id, adding('A car for the person from Ljubljana.')), lead())
  const seen = async (by: PlanningCtx) => {
    const [plan, version] = [await readCarePlan({ tripPlanId: id }, by), { tripPlanId: id, number: 2 }]
    const lines = await readCarePlanVersion(version, by)
    const list = await listCarePlans({ show: 'open', first: 50, after: undefined }, by)
    const own = { ...list, plans: list.plans.filter(({ tripPlanId }) => tripPlanId === id) }
    const shown = isMaskedFor(by) ? [maskedPlan(plan), maskedVersion(lines), maskedList(own)] : [plan, lines, own]
    return JSON.stringify(shown)
  }
  const personal = ['Ljubljana', own, 'Dental', 'Mar 9', '2027-03-09']

  for (const text of personal.slice(0, 4)) expect(await seen(lead())).toContain(text)
  const masked = await seen(as('Nadia', 'auditor'))
  for (const text of personal) expect(masked).not.toContain(text)
  expect(masked).toContain('"version":2')
  expect(await seen(as('Nadia', 'auditor', 'care-lead'))).toContain('Ljubljana')
})

test('a draft is a plan awaiting review, each line has its origin, and every figure has a source [PIPE-12, D-49, O-7]', async () => {
  const id = await planFor()
  const { lines, plan, sections } = await read(id)
  const { open, plans } = await listCarePlans({ show: 'open', first: 50, after: undefined }, ctx)

  expect(plans).toEqual([plan])
  expect(open).toBe(1)
  expect(plan).toMatchObject({
    tripPlanId: id,
    state: 'waiting',
    version: 1,
    requiresTwoApprovals: false,
    isDraftMissing: false,
  })
  expect(lines.flatMap(({ figures }) => figures).filter(({ source }) => !source)).toEqual([])
  expect(lines.map(({ origin }) => origin)).toEqual(expect.arrayContaining(['catalogue', 'writer']))
  expect(sections.map(({ heading }) => heading)).toContain('Not known yet')
  expect(JSON.stringify(sections)).not.toContain('Choose provider, city and hospital')
})

test('a figure without a source is stored, marked at its line and blocks the approval until evidence is attached [D-49]', async () => {
  const id = await planFor()
  await saveCarePlan(await toSave(id, adding('The clinic asks $1,999 for all of it.')), agent())
  const { lines, problems } = await read(id)
  const message = 'About costs: "$1,999" has no source. Attach one, or take it out'
  expect(problems).toEqual([{ path: expect.stringMatching(/^lines\./), message }])
  const mine = lines.find(({ text }) => text.includes('1,999'))

  expect(mine).toMatchObject({ origin: 'person', figures: [{ text: '$1,999', kind: 'money' }] })
  await expect(approve(id, lead(), 2)).rejects.toMatchObject(errorWith('INPUT_INVALID', message))
  const source = {
    quote: 'We charge $1,999 for the whole.',
    source: 'Letter of the clinic',
    link: undefined,
    on: '2026-01-20',
  }
  await attachPlanEvidence({ tripPlanId: id, version: 2, ...source }, agent())
  const sourced = await read(id)
  expect(sourced.lines.find(({ text }) => text.includes('1,999'))?.figures).toMatchObject([{ source: 'evidence' }])
  expect(sourced.problems).toEqual([])
  expect(await approve(id, lead(), 3)).toMatchObject({ state: 'approved' })
})

test('an approved plan is published once with its reviewer, without the notes for the team [D-49, O-7]', async () => {
  const id = await planFor()
  await approve(id, lead(), 1)
  await Promise.all([sendCarePlans(ctx), sendCarePlans(ctx)])
  await sendCarePlans(ctx)

  const [event, ...others] = await approvedEvents(id)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    tripPlanId: id,
    isDraftedByMachine: true,
    reviewedBy: [{ name: 'Salma', title: 'care-lead' }],
  })
  expect(JSON.stringify(event)).not.toContain('For the care team')
  expect((await read(id)).plan.state).toBe('sent')
  await expect(saveCarePlan(await toSave(id, (lines) => lines), agent())).rejects.toMatchObject({
    code: 'PLAN_SETTLED',
  })
  const stored = await database.db.read((tx) => tx.query<object>(`/* storedPayloads */ select payload from outbox`))
  expect(JSON.stringify(stored)).not.toContain('Consultation')
})

test('an approved plan carries the id of each line, and the source of each figure in it', async () => {
  const id = await planFor()
  await consumeCatalogue({ recovery: ['Keep 23 days free of hard food.'] })
  await saveCarePlan(await toSave(id, adding('Keep 23 days free of hard food.')), agent())
  await approve(id, lead(), 2)
  await sendCarePlans(ctx)

  const [event] = await outboxPayloads(database.db, CarePlanApproved, id)
  const lines = (event?.sections ?? []).flatMap(({ details = [], lines: texts }) => {
    expect(details).toHaveLength(texts.length)
    return texts.map((text, at) => ({ text, ...details[at] }))
  })
  const added = lines.find(({ text }) => text === 'Keep 23 days free of hard food.')
  expect(added?.figures).toEqual([{ text: '23 days', source: 'catalogue' }])
  expect(new Set(lines.map(({ id: line }) => line)).size).toBe(lines.length)
})

test('cardiology and oncology need two different reviewers, one of them a doctor, and nothing is published after the first [D-49, O-7]', async () => {
  const id = await planFor({ treatmentType: 'Cardiology', medicalProcedure: 'TAVR' })
  expect((await read(id)).plan.requiresTwoApprovals).toBe(true)
  expect(await approve(id, lead(), 1)).toMatchObject({ state: 'approved-once' })
  await sendCarePlans(ctx)
  expect(await approvedEvents(id)).toEqual([])

  await expect(approve(id, lead(), 1)).rejects.toMatchObject({ code: 'PLAN_NEEDS_ANOTHER' })
  await expect(approve(id, as('Other lead', 'care-lead'), 1)).rejects.toMatchObject({ code: 'PLAN_NEEDS_ANOTHER' })
  expect(await approve(id, doctor(), 1)).toMatchObject({ state: 'approved' })
  await sendCarePlans(ctx)
  expect((await approvedEvents(id))[0]).toMatchObject({ reviewedBy: [{ name: 'Salma' }, { name: 'Dr. Hany' }] })
})

test('two doctors who approve concurrently count as two, and one who does so twice counts as one [D-49, O-7]', async () => {
  const id = await planFor({ treatmentType: 'Oncology', medicalProcedure: 'Chemotherapy' })
  const twice = await Promise.allSettled([approve(id, doctor(), 1), approve(id, doctor(), 1)])
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const other = await planFor({ treatmentType: 'Oncology', medicalProcedure: 'Chemotherapy' })
  const two = await Promise.all([approve(other, doctor(), 1), approve(other, as('Dr. Aya', 'doctor'), 1)])
  expect(two.map(({ state }) => state).toSorted()).toEqual(['approved', 'approved-once'])
})

test('of two concurrent saves the second gets a conflict, and an approval of an outdated version is rejected [D-49]', async () => {
  const id = await planFor({ treatmentType: 'Cardiology', medicalProcedure: 'TAVR' })
  await approve(id, lead(), 1)
  const change = await toSave(id, adding('Bring your papers.'))
  const both = await Promise.allSettled([saveCarePlan(change, agent()), saveCarePlan(change, doctor())])

  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CHANGED_MEANWHILE' } })
  const { approvals, plan } = await read(id)
  expect([plan.state, plan.version, approvals]).toEqual(['waiting', 2, []])
  await expect(approve(id, doctor(), 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})

test('removing a drafted line or changing its figure requires a reason; unchanged lines keep their origin [D-49]', async () => {
  const id = await planFor()
  const { lines } = await read(id)
  const day = lines.find(({ part }) => part === 'questions')
  const without = await toSave(id, (all) => all.filter((line) => line.id !== day?.id))
  await expect(saveCarePlan({ ...without, reasons: [] }, agent())).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: `reasons.${day?.id}`, message: 'Please say why' }],
  })
  await saveCarePlan(without, agent())

  const { lines: now, removed } = await read(id)
  expect(removed).toEqual([{ id: day?.id, part: 'questions', text: day?.text }])
  expect(now.map(({ origin }) => origin)).toEqual(lines.filter((line) => line !== day).map(({ origin }) => origin))
  const reworded = await toSave(id, (all) => all.map((line, at) => (at === 0 ? { ...line, text: 'A journey.' } : line)))
  await expect(saveCarePlan(reworded, agent())).rejects.toMatchObject(errorWith('INPUT_INVALID', 'Please say why'))
})

test.each([
  [
    'an unknown line',
    (lines: Save['lines']) => lines.map((line, at) => (at === 0 ? { ...line, id: 'gone' } : line)),
    'This line no longer exists',
  ],
  [
    'the same line twice',
    (lines: Save['lines']) => [
      ...lines,
      ...['One', 'Two'].map((text) => ({ ...lines[0], part: 'summary' as const, text })),
    ],
    'This line appears twice',
  ],
  [
    'a day without its number',
    (lines: Save['lines']) => [...lines, { part: 'day' as const, text: 'Rest', id: undefined, day: undefined }],
    'Only lines in the day-by-day section have a day number',
  ],
])('%s is refused at its place, and nothing is stored', async (_what, change, message) => {
  const id = await planFor()
  await expect(saveCarePlan(await toSave(id, change), agent())).rejects.toMatchObject(
    errorWith('INPUT_INVALID', message),
  )
  expect((await read(id)).versions).toHaveLength(1)
})

test('an approved plan whose source has ended is held back before it is mailed, and nothing is published [D-49]', async () => {
  const id = await planFor()
  await consumeCatalogue({ recovery: ['Keep 23 days free of hard food.'] })
  await saveCarePlan(await toSave(id, adding('Keep 23 days free of hard food.')), agent())
  await approve(id, lead(), 2)
  await consumeCatalogue({})
  await sendCarePlans(ctx)

  const { plan, returned } = await read(id)
  expect(plan.state).toBe('returned')
  expect(returned?.note).toContain('About costs: "23 days" has no source')
  expect(await approvedEvents(id)).toEqual([])
})

test('a plan is returned with a reason that is stored encrypted and shown to its readers [D-49, S13]', async () => {
  const id = await planFor()
  await requestPlanChanges({ tripPlanId: id, version: 1, note: 'canary: ask about her INR' }, doctor())

  expect(await read(id)).toMatchObject({
    plan: { state: 'returned' },
    returned: { note: 'canary: ask about her INR' },
  })
  const rows = await database.db.read((tx) =>
    tx.query<{ text: string }>(
      `/* storedText */ select c::text || (select string_agg(v::text, '') from care_plan_versions v) || (select string_agg(o::text, '') from outbox o) as text from care_plans c`,
    ),
  )
  expect(JSON.stringify(rows)).not.toContain('canary')
})

test('each state of a plan is published to its enquiry, with the staff member and the reason for a return [D-49, S13]', async () => {
  const id = await planFor()
  await approve(id, lead(), 1)
  await withdrawPlanApproval({ tripPlanId: id, version: 1, note: 'not yet' }, lead())
  await requestPlanChanges({ tripPlanId: id, version: 1, note: 'canary: ask about her INR' }, doctor())
  await saveCarePlan(await toSave(id, adding('Nothing more.')), agent())
  await saveCarePlan(await toSave(id, adding('Nothing else.')), agent())
  await approve(id, lead(), 3)
  await sendCarePlans(ctx)

  const events = await outboxPayloads(database.db, CarePlanStateChanged, id)
  const actor = (by: PlanningCtx) => requireStaff(by).id
  expect(events.map(({ by, note, state }) => [state, by, note])).toEqual([
    ['approved', actor(lead()), undefined],
    ['waiting', actor(lead()), undefined],
    ['returned', actor(doctor()), 'canary: ask about her INR'],
    ['waiting', actor(agent()), undefined],
    ['approved', actor(lead()), undefined],
    ['sent', undefined, undefined],
  ])
})

test('without a draft a person writes the plan from the catalogue [PIPE-06, D-49]', async () => {
  const failing = planningCtx({
    db: database.db,
    planWriter: {
      name: 'openai',
      model: 'm',
      callsProvider: true,
      write: () => Promise.reject(new PlanError('denied')),
    },
  })
  const { row } = await planOf(failing, {})
  const { failure, lines, plan } = await read(row.id)
  expect(failure).toBe('Failed to generate trip plan')
  expect(plan.isDraftMissing).toBe(true)
  expect(lines.map(({ part }) => part)).toEqual(['unknown'])

  await expect(approve(row.id, lead(), 1)).rejects.toMatchObject(
    errorWith('INPUT_INVALID', 'Please summarize the journey in one line'),
  )
  const written = await toSave(row.id, (all) => [
    { part: 'summary', text: 'A stay for veneers, 5 to 8 nights.', id: undefined, day: undefined },
    ...all,
  ])
  await saveCarePlan(written, agent())
  await approve(row.id, lead(), 2)
  await sendCarePlans(ctx)
  expect((await approvedEvents(row.id))[0]).toMatchObject({ isDraftedByMachine: false })
})

test('every change has one audit entry with its actor and no plan text [S13, D-49]', async () => {
  const id = await planFor()
  await saveCarePlan(await toSave(id, adding('canary words')), agent())
  await requestPlanChanges({ tripPlanId: id, version: 2, note: 'canary return' }, lead())
  await approve(id, lead(), 2)

  const auditActions = await outboxPayloads(database.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['save-plan', 'Mona'],
    ['return-plan', 'Salma'],
    ['approve-plan', 'Salma'],
  ])
  expect(JSON.stringify(auditActions)).not.toContain('canary')
})

test('a plan and each of its versions carry the consent they rest on, and nothing of it is mailed [TRIP-26, D-66]', async () => {
  const id = await planFor()
  await saveCarePlan(await toSave(id, adding('Bring your papers.')), agent())
  await approve(id, lead(), 2)
  await onAiPlanWithdrawn(
    { id: ctx.newId(), at: ctx.now(), data: { tripPlanId: id, withdrawnAt: ctx.now().toISOString() } },
    ctx,
  )
  await sendCarePlans(ctx)

  expect(await approvedEvents(id)).toEqual([])
  await expect(read(id)).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
  const [row] = await database.db.read((tx) =>
    tx.query<{ left: number }>('/* leftOver */ select count(*)::int as left from care_plan_versions'),
  )
  expect(row).toEqual({ left: 0 })
})

test('a plan that is still being drafted is in no list and cannot be read; pages follow each other without a gap', async () => {
  const drafting = await submitTrip(ctx)
  await expect(read(drafting)).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
  const all: string[] = []
  for (let count = 0; count < 3; count++) all.push(await planFor())
  await planOf(ctx, {})

  const first = await listCarePlans({ show: 'open', first: 2, after: undefined }, ctx)
  const second = await listCarePlans({ show: 'open', first: 10, after: first.next }, ctx)
  const listed = [...first.plans, ...second.plans].map(({ tripPlanId }) => tripPlanId)
  expect(new Set(listed).size).toBe(5)
  expect(listed).toEqual(expect.arrayContaining(all))
  expect(second.next).toBeUndefined()
  expect(await listCarePlans({ show: 'sent', first: 10, after: undefined }, ctx)).toEqual({
    plans: [],
    next: undefined,
    open: 5,
  })
})
