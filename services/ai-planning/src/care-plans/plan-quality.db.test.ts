import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { onCarePlanCreated, erasePlans } from '../ai-plans/on-ai-plan-events.js'
import { approveCarePlan, withdrawPlanApproval } from './approve-care-plan.js'
import { adding, planToSave, staffAs, type Save } from './care-plans.fixture.js'
import { concludePlanDrafts, draftCarePlans } from './draft-care-plans.js'
import { regeneratePlan } from './regenerate-plan.js'
import { saveCarePlan } from './save-care-plan.js'
import { evictPlans, planningCtx, planningDb, planOf } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { aTrip } from '../trip.fixture.js'
import { readQualityOfDays } from '../plan-quality/observe-plan-quality.js'
import { PlanQuality } from '../plan-quality/plan-quality.entity.js'
import { readPlanQuality } from '../plan-quality/read-plan-quality.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
beforeEach(() => evictPlans(database.db))
afterAll(() => database.close())

const lead = () => staffAs(ctx, 'Salma', 'care-lead')
const doctor = () => staffAs(ctx, 'Dr. Hany', 'doctor')
const planFor = async (trip: object = {}) => (await planOf(ctx, { treatmentType: 'Dental Care', ...trip })).row.id
const save = async (id: string, change: (lines: Save['lines']) => Save['lines']) =>
  saveCarePlan(await planToSave(id, change, ctx), lead())
const approve = (tripPlanId: string, version: number, by = lead()) => approveCarePlan({ tripPlanId, version }, by)
const stored = () => database.db.read((tx) => tx.find(PlanQuality))
const report = (weeks = 12) => readPlanQuality({ weeks }, ctx)
const withoutItem = (lines: Save['lines']) =>
  lines.filter((line) => line !== lines.find(({ part }) => part === 'questions'))

/** Stores plans with counts as approvals leave them. */
async function approvedPlans(
  rows: readonly { edit: number | null; daysAgo?: number; rejected?: number }[],
): Promise<void> {
  for (const { daysAgo = 0, edit, rejected = 0 } of rows) {
    const id = ctx.newId()
    const at = new Date(ctx.now().getTime() - daysAgo * 24 * 60 * 60 * 1000)
    await database.db.write(async (tx) => {
      await tx.query(
        `/* aPlan */ insert into ai_trip_plans (id, state, trip, requested_at, generate_after, deadline_at, announced_at,
           finished_at, started_at) values ($1, 'by-hand', '{}', $2, $2, $2, $2, $2, $2)`,
        [id, at],
      )
      await tx.query(
        `/* aReview */ insert into care_plans (id, state, requested_at, approvals) values ($1, 'approved', $2, '[{}]')`,
        [id, at],
      )
      const writer = edit === null ? ('person' as const) : ('openai' as const)
      const counts = { drafted_lines: 10, unchanged_lines: 5, removed_lines: 0, added_lines: 0, to_approval_s: 60 }
      const row = { plan_id: id, approved_at: at, specialty: 'dental-care', writer, edit_permille: edit }
      const more = { section_edits: {}, rejected_figures: rejected, reasons: {} }
      await tx.save(Object.assign(new PlanQuality(), { ...row, ...counts, ...more }))
    })
  }
}

test('an approval stores counts of the changes to the draft, without its text or the approver [D-49, S13]', async () => {
  const id = await planFor()
  await save(id, (lines) => [...withoutItem(lines), ...adding('Canary: bring your papers.')([])])
  expect(await stored()).toEqual([])
  await approve(id, 2)

  const [row, ...others] = await stored()
  expect(others).toEqual([])
  expect(row).toMatchObject({ plan_id: id, specialty: 'dental-care', writer: 'offline', model: null })
  expect(row).toMatchObject({ added_lines: 1, removed_lines: 1, reasons: { unclear: 1 }, rejected_figures: 0 })
  expect(row?.unchanged_lines).toBe((row?.drafted_lines ?? 0) - 1)
  expect(row?.edit_permille).toBeGreaterThan(0)
  expect(row?.section_edits).toMatchObject({ summary: 0 })
  expect(JSON.stringify(row)).not.toMatch(/Canary|Salma/)
})

test('counts and approval are one transaction: a rejected approval leaves no counts, nor does one whose event cannot be stored [D-49]', async () => {
  const id = await planFor()
  await save(id, adding('The clinic asks $1,999 for all of it.'))
  await expect(approve(id, 2)).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await stored()).toEqual([])

  const other = await planFor()
  const by: PlanningCtx = { ...lead(), audit: () => Promise.reject(new Error('the trail is away')) }
  await expect(approve(other, 1, by)).rejects.toThrow('the trail is away')
  expect(await stored()).toEqual([])
})

test('a plan that takes two people is measured with the second approval [D-49, O-7]', async () => {
  const id = await planFor({ treatmentType: 'Cardiology', medicalProcedure: 'TAVR' })
  await approve(id, 1)
  expect(await stored()).toEqual([])
  await approve(id, 1, doctor())
  expect(await stored()).toMatchObject([{ specialty: 'cardiology', edit_permille: 0 }])
})

test("a withdrawn approval no longer counts, and a new one counts once, by the plan's text at that time [D-49]", async () => {
  const id = await planFor()
  await approve(id, 1)
  expect((await report()).total).toMatchObject({ drafted: 1, medianEdit: 0 })
  await withdrawPlanApproval({ tripPlanId: id, version: 1, note: 'Other days' }, doctor())
  expect((await report()).total.drafted).toBe(0)

  await save(id, withoutItem)
  await approve(id, 2)
  const { total } = await report()
  expect(total.drafted).toBe(1)
  expect(total.medianRemovedLines).toBe(1)
  expect(total.medianEdit).toBeGreaterThan(0)
})

test('after another draft the plan is held against that, with the reasons given since [D-49]', async () => {
  const id = await planFor()
  await save(id, withoutItem)
  await regeneratePlan({ tripPlanId: id, version: 2, reason: 'wrong' }, lead())
  await draftCarePlans(ctx)
  await concludePlanDrafts(ctx)
  await approve(id, 3)
  expect(await stored()).toMatchObject([{ edit_permille: 0, removed_lines: 0, reasons: {} }])
})

test('a plan that a person wrote is counted apart, and in no share [D-66]', async () => {
  const id = ctx.newId()
  const data = { tripPlanId: id, trip: aTrip(), startedAt: ctx.now().toISOString() }
  await onCarePlanCreated({ id: ctx.newId(), at: ctx.now(), data }, ctx)
  await save(id, (lines) => [...lines, { id: undefined, day: undefined, part: 'summary', text: 'A week of rest.' }])
  await approve(id, 2)

  expect(await stored()).toMatchObject([{ writer: 'person', edit_permille: null, drafted_lines: 0, section_edits: {} }])
  const { changedPlans, total } = await report()
  expect(total).toMatchObject({ drafted: 0, handWritten: 1, refusedFigures: 0 })
  expect([total.medianEdit, total.medianUnchanged, changedPlans]).toEqual([undefined, undefined, []])
})

test('the counts of a plan go with it when the person is erased [LEGAL-05]', async () => {
  const id = await planFor()
  await approve(id, 1)
  await database.db.write((tx) => erasePlans([id], tx))
  expect(await stored()).toEqual([])
})

test('the report has medians of the requested weeks, by week, kind and writer, with the most changed first [D-49]', async () => {
  await approvedPlans([
    { edit: 100 },
    { edit: 300, rejected: 2 },
    { edit: 500 },
    { edit: null },
    { edit: 900, daysAgo: 21 },
  ])

  const { bySpecialty, byWeek, byWriter, changedPlans, total } = await report(12)
  expect(total).toMatchObject({ drafted: 4, handWritten: 1, medianEdit: 300, medianUnchanged: 500, refusedFigures: 2 })
  expect(byWeek.map(({ figures }) => figures.drafted)).toEqual([3, 1])
  expect(byWeek.map(({ monday }) => new Date(monday).getUTCDay())).toEqual([1, 1])
  expect(bySpecialty).toMatchObject([{ specialty: 'dental-care', figures: { drafted: 4 } }])
  expect(byWriter.map(({ figures, writer }) => [writer, figures.drafted, figures.handWritten])).toEqual([
    ['openai', 4, 0],
    ['person', 0, 1],
  ])
  expect(changedPlans.map(({ edit }) => edit)).toEqual([900, 500, 300, 100])
  expect((await report(1)).total).toMatchObject({ drafted: 3, medianEdit: 300 })
  expect(await report()).toMatchObject({ weeks: 12 })
})

test('with fewer than 20 plans in seven days operations get no figures, with 20 the median and the average [D-49]', async () => {
  await approvedPlans(Array.from({ length: 19 }, () => ({ edit: 400, rejected: 1 })))
  expect(await readQualityOfDays(ctx)).toEqual({ seneb_plan_edit_share: [], seneb_plan_rejected_figures_mean: [] })
  await approvedPlans([{ edit: 100 }])
  expect(await readQualityOfDays(ctx)).toEqual({
    seneb_plan_edit_share: [{ value: 0.4, labels: { week: 'last' } }],
    seneb_plan_rejected_figures_mean: [{ value: 0.95, labels: { week: 'last' } }],
  })
})
