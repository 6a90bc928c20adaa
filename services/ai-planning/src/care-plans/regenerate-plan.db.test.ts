import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import type { Itinerary } from '../ai-plans/itinerary.js'
import { offlinePlanWriter, type PlanWriter } from '../ai-plans/plan-writer.js'
import { onAiPlanWithdrawn } from '../ai-plans/on-ai-plan-events.js'
import { PlanError } from '../ai-plans/plan-error.rules.js'
import { evictPlans, planningCtx, planningDb, planOf } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { approveCarePlan } from './approve-care-plan.js'
import { attachPlanEvidence, saveCarePlan } from './save-care-plan.js'
import { adding, planToSave, staffAs } from './care-plans.fixture.js'
import { concludePlanDrafts, draftCarePlans } from './draft-care-plans.js'
import { listCarePlans } from './list-care-plans.js'
import { readCarePlan, readCarePlanVersion } from './read-care-plan.js'
import { regeneratePlan } from './regenerate-plan.js'
import { sendCarePlans } from './send-care-plans.js'

let database: TestDb
let ctx: PlanningCtx
/** Behavior of the writer in the current test. */
let write: PlanWriter['write']

beforeAll(async () => {
  database = await planningDb()
  const writer: PlanWriter = { ...offlinePlanWriter, write: (...args) => write(...args) }
  ctx = planningCtx({ db: database.db, planWriter: writer })
})
beforeEach(async () => {
  write = (...args) => offlinePlanWriter.write(...args)
  await evictPlans(database.db)
  await database.db.write((tx) => tx.query('/* empty */ delete from outbox'))
})
afterAll(() => database.close())

const lead = () => staffAs(ctx, 'Salma', 'care-lead')
const planFor = async () => (await planOf(ctx, { treatmentType: 'Dental Care' })).row.id
const read = (tripPlanId: string) => readCarePlan({ tripPlanId }, ctx)
const again = (tripPlanId: string, version = 1) =>
  regeneratePlan({ tripPlanId, version, reason: 'unclear' as const }, lead())
const add = async (id: string, text: string) => saveCarePlan(await planToSave(id, adding(text), ctx), lead())
const textsOf = async (tripPlanId: string, number: number) =>
  (await readCarePlanVersion({ tripPlanId, number }, ctx)).lines.map(({ text }) => text)

/** Makes the plan writer give this summary to later drafts. */
function summing(summary: string) {
  write = async (...args): Promise<Itinerary> => ({ ...(await offlinePlanWriter.write(...args)), summary })
}

/** Runs the workers until the new draft has finished. */
async function untilWritten(): Promise<void> {
  for (let run = 0; run < 5; run++) {
    await draftCarePlans(ctx)
    await concludePlanDrafts(ctx)
  }
}

test('another draft is the next version: the old one stays with edits and evidence, and open pages are notified [D-49, PIPE-12]', async () => {
  const id = await planFor()
  const first = await textsOf(id, 1)
  await add(id, 'Bring your papers.')
  const source = { quote: 'A letter.', source: 'The clinic', link: undefined, on: '2026-01-20' }
  await attachPlanEvidence({ tripPlanId: id, version: 2, ...source }, lead())
  summing('A quieter journey.')
  await database.db.write((tx) => tx.query('/* empty */ delete from outbox'))

  expect(await again(id, 3)).toEqual({ tripPlanId: id, version: 3 })
  expect((await read(id)).redraft).toMatchObject({ state: 'writing', reason: 'unclear' })
  expect((await read(id)).lines.map(({ text }) => text)).toContain('Bring your papers.')
  await untilWritten()

  const { evidence, lines, plan, redraft, redraftsLeft, removed, versions } = await read(id)
  expect(plan).toMatchObject({ state: 'waiting', version: 4, isDraftMissing: false })
  expect([redraft?.state, redraft?.version, redraftsLeft]).toEqual(['used', 4, 4])
  expect(lines[0]).toMatchObject({ id: 'summary-0', text: 'A quieter journey.', draftText: undefined })
  expect([evidence.length, removed]).toEqual([1, []])
  expect(versions.map(({ authorId, number }) => [number, authorId === undefined])).toEqual([
    [4, true],
    [3, false],
    [2, false],
    [1, true], // oxfmt-ignore
  ])
  expect(await textsOf(id, 1)).toEqual(first)
  expect(await textsOf(id, 3)).toContain('Bring your papers.')
  expect(await textsOf(id, 4)).toEqual(lines.map(({ text }) => text))
  expect(await outboxPayloads(database.db, CarePlanChanged)).toEqual([{ tripPlanId: id, version: 4 }])
  const auditActions = await outboxPayloads(database.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([['regenerate-plan', 'Salma']])
})

test('a failing writer leaves the plan unchanged and reports it, and another draft can be requested [D-49, PIPE-17]', async () => {
  const id = await planFor()
  await add(id, 'Bring your papers.')
  write = () => Promise.reject(new PlanError('denied'))
  await again(id, 2)
  await untilWritten()

  const { lines, plan, redraft } = await read(id)
  expect([plan.version, redraft?.state]).toEqual([2, 'failed'])
  expect(lines.map(({ text }) => text)).toContain('Bring your papers.')
  await again(id, 2)
})

test('where the first writer failed another draft may still come of it, and then it is a draft like any [D-49, PIPE-16]', async () => {
  write = () => Promise.reject(new PlanError('denied'))
  const id = await planFor()
  expect((await read(id)).plan.isDraftMissing).toBe(true)
  summing('A journey after all.')
  await again(id)
  await untilWritten()

  const { isDraftedByMachine, plan, sections } = await read(id)
  expect([plan.isDraftMissing, isDraftedByMachine]).toEqual([false, true])
  expect(JSON.stringify(sections)).toContain('A journey after all.')
  expect((await listCarePlans({ show: 'open', first: 5, after: undefined }, ctx)).plans).toEqual([plan])
})

test('of concurrent requests one gets a draft, and a plan is redrafted five times at most [D-49]', async () => {
  const id = await planFor()
  const results = await Promise.allSettled([again(id), again(id), again(id)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(again(id)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'reason', message: 'A new draft is already being generated' }],
  })
  await Promise.all([untilWritten(), untilWritten()])
  expect((await read(id)).plan.version).toBe(2)

  for (const version of [2, 3, 4, 5]) {
    await again(id, version)
    await untilWritten()
  }
  const { plan, redraftsLeft } = await read(id)
  expect([plan.version, redraftsLeft]).toEqual([6, 0])
  await expect(again(id, 6)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'reason', message: 'This plan has been redrafted 5 times, which is the maximum' }],
  })
  expect(await outboxPayloads(database.db, StaffActionCompleted)).toHaveLength(5)
})

test('changes and approvals during a redraft stay, and the redraft is discarded [D-49]', async () => {
  const saved = await planFor()
  await again(saved)
  await draftCarePlans(ctx)
  await add(saved, 'Bring your papers.')
  await concludePlanDrafts(ctx)
  expect([(await read(saved)).plan.version, (await read(saved)).redraft?.state]).toEqual([2, 'set-aside'])

  const approved = await planFor()
  await again(approved)
  await approveCarePlan({ tripPlanId: approved, version: 1 }, lead())
  await sendCarePlans(ctx)
  await untilWritten()
  const { plan, redraft } = await read(approved)
  expect([plan.state, plan.version, redraft?.state]).toEqual(['sent', 1, 'set-aside'])
  await expect(again(approved)).rejects.toMatchObject({ code: 'PLAN_SETTLED' })
  await expect(again(saved, 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(again(crypto.randomUUID())).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
})

test('a draft whose plan was withdrawn is never stored, also when it is being written [D-66, LEGAL-05]', async () => {
  const id = await planFor()
  await again(id)
  write = async (...args) => {
    const data = { tripPlanId: id, withdrawnAt: ctx.now().toISOString() }
    await onAiPlanWithdrawn({ id: ctx.newId(), at: ctx.now(), data }, ctx)
    return { ...(await offlinePlanWriter.write(...args)), summary: 'canary' }
  }
  await untilWritten()
  const rows = await database.db.read((tx) => tx.query<object>('/* everyDraft */ select * from care_plan_drafts'))
  expect(rows).toEqual([])
})

test('a draft whose writer died is written by another, and becomes one version [PIPE-18]', async () => {
  const id = await planFor()
  await again(id)
  await database.db.write((tx) =>
    tx.query(`/* die */ update care_plan_drafts set state = 'generating', attempts = 1,
      lease_holder = gen_random_uuid(), lease_until = clock_timestamp() - interval '1 second'`),
  )
  await untilWritten()
  await untilWritten()
  expect([(await read(id)).plan.version, (await read(id)).redraft?.state]).toEqual([2, 'used'])
})
