import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { CarePlanApproved, CarePlanChanged } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { testEventSealing } from '@seneb/testkit/test-keys'
import type { TestDb } from '@seneb/testkit/test-db'
import { onCarePlanCreated, onAiPlanWithdrawn } from '../ai-plans/on-ai-plan-events.js'
import { evictPlans, planningCtx, planningDb, planOf, runUntilAnnounced } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { onTreatmentCatalogueChanged } from '../treatment-catalogue/on-treatment-catalogue-changed.js'
import { aCatalogueEntry, aTrip } from '../trip.fixture.js'
import { approveCarePlan } from './approve-care-plan.js'
import { adding, planToSave, staffAs } from './care-plans.fixture.js'
import { listCarePlans } from './list-care-plans.js'
import { readCarePlan } from './read-care-plan.js'
import { regeneratePlan } from './regenerate-plan.js'
import { saveCarePlan } from './save-care-plan.js'
import { sendCarePlans } from './send-care-plans.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
  const treatmentTypes = [{ slug: 'dental-care', name: 'Dental Care', procedures: [aCatalogueEntry().procedure] }]
  const data = { revision: 1, changedAt: '2026-11-21T00:00:00Z', treatmentTypes }
  await onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)
})
beforeEach(async () => {
  await evictPlans(database.db)
  await database.db.write((tx) => tx.query('/* empty */ delete from outbox'))
})
afterAll(() => database.close())

const [earlier, later] = ['2026-11-23T09:00:00.000Z', '2026-11-23T10:00:00.000Z'] as const
const lead = () => staffAs(ctx, 'Salma', 'care-lead')
const read = (tripPlanId: string) => readCarePlan({ tripPlanId }, ctx)
const begin = (tripPlanId: string, startedAt: string = later) =>
  onCarePlanCreated({ id: ctx.newId(), at: ctx.now(), data: { tripPlanId, trip: aTrip(), startedAt } }, ctx)
const withdraw = (tripPlanId: string, withdrawnAt: string) =>
  onAiPlanWithdrawn({ id: ctx.newId(), at: ctx.now(), data: { tripPlanId, withdrawnAt } }, ctx)

async function startPlan(): Promise<string> {
  const id = ctx.newId()
  await begin(id)
  return id
}

test('a manual plan is empty except for open points, is never drafted, and creating it again retains its text [D-66]', async () => {
  const id = await startPlan()
  await runUntilAnnounced(ctx)
  const { failure, lines, plan, redraftsLeft } = await read(id)

  expect([lines.map(({ part }) => part), failure, redraftsLeft]).toEqual([['unknown'], undefined, 0])
  expect(plan).toMatchObject({ isDraftMissing: true, state: 'waiting', procedure: 'Veneers', version: 1 })
  expect((await listCarePlans({ show: 'open', first: 5, after: undefined }, ctx)).plans).toEqual([plan])
  const reason = 'wrong' as const
  await expect(regeneratePlan({ tripPlanId: id, version: 1, reason }, lead())).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'reason', message: 'This person has not agreed to a draft' }],
  })

  await saveCarePlan(await planToSave(id, adding('Bring your papers.'), ctx), lead())
  await begin(id)
  expect((await read(id)).lines.map(({ text }) => text)).toContain('Bring your papers.')
  expect(await outboxPayloads(database.db, CarePlanChanged)).toEqual([{ tripPlanId: id, version: 1 }])
})

test('catalogue lines are offered until they are used, retain their origin, and the plan is mailed as written by the team [D-49, O-8]', async () => {
  const id = await startPlan()
  const { catalogueLines, plan } = await read(id)
  expect(catalogueLines).toContainEqual({ part: 'day', day: 3, text: 'Preparation' })
  expect(catalogueLines[0]?.text).toBe('Providers commonly ask for 5 to 8 nights in Egypt for Veneers.')

  const lines = catalogueLines.map((line) => ({ ...line, id: undefined, day: line.day }))
  const own = { part: 'costs' as const, text: 'We ask some clinics for their prices.', id: undefined, day: undefined }
  const save = { tripPlanId: id, version: plan.version, lines: [...lines, own], removed: [], reasons: [] }
  await saveCarePlan(save, lead())

  const now = await read(id)
  expect(now.catalogueLines).toEqual([])
  expect(now.lines.flatMap(({ figures }) => figures).filter(({ source }) => !source)).toEqual([])
  expect(now.lines.find(({ text }) => text === 'Preparation')?.origin).toBe('catalogue')
  expect(now.lines.find(({ part }) => part === 'costs')?.origin).toBe('person')
  await approveCarePlan({ tripPlanId: id, version: 2 }, lead())
  await sendCarePlans(ctx)
  const [row] = await database.db.read((tx) =>
    tx.query<{ id: string; payload: unknown }>('/* saidPlan */ select id, payload from outbox where subject = $1', [
      `${eventKey(CarePlanApproved)}.${id}`,
    ]),
  )
  expect(testEventSealing.open(CarePlanApproved, row?.payload, row?.id ?? '')).toMatchObject({
    isDraftedByMachine: false,
    sources: ['The treatment catalogue of Seneb: Veneers (Dental Care)'],
    reviewedBy: [{ name: 'Salma' }],
  })
})

test('the later of creation and withdrawal applies in any order of events [D-66, LEGAL-05, TRIP-26]', async () => {
  const withdrawnFirst = ctx.newId()
  await withdraw(withdrawnFirst, later)
  await begin(withdrawnFirst, earlier)
  const closedInTurn = ctx.newId()
  await begin(closedInTurn, earlier)
  await withdraw(closedInTurn, later)
  for (const id of [withdrawnFirst, closedInTurn])
    await expect(read(id)).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
  const stored = await database.db.read((tx) => tx.query<object>('/* everyPlan */ select * from ai_trip_plans'))
  expect(JSON.stringify(stored)).not.toContain('Veneers')

  const { row } = await planOf(ctx, { treatmentType: 'Dental Care' })
  await withdraw(row.id, earlier)
  await begin(row.id, later)
  await withdraw(row.id, earlier)
  expect((await read(row.id)).lines.map(({ part }) => part)).toEqual(['unknown'])
})
