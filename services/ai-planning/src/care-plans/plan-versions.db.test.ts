import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { CarePlanApproved } from '@seneb/contracts/messages/ai-planning/care-plan.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/ai-planning/every-service.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { evictPlans, planningCtx, planningDb, planOf } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { approveCarePlan, withdrawPlanApproval } from './approve-care-plan.js'
import { adding, planToSave, staffAs } from './care-plans.fixture.js'
import { listCarePlans } from './list-care-plans.js'
import { readCarePlan, readCarePlanVersion } from './read-care-plan.js'
import { saveCarePlan } from './save-care-plan.js'
import { sendCarePlans } from './send-care-plans.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})
beforeEach(async () => {
  await evictPlans(database.db)
  await database.db.write((tx) => tx.query('/* empty */ delete from outbox'))
})
afterAll(() => database.close())

const lead = () => staffAs(ctx, 'Salma', 'care-lead')
const doctor = () => staffAs(ctx, 'Dr. Hany', 'doctor')
const planFor = async (trip: object = {}) => (await planOf(ctx, { treatmentType: 'Dental Care', ...trip })).row.id
const read = (tripPlanId: string) => readCarePlan({ tripPlanId }, ctx)
const add = async (id: string, text: string) => saveCarePlan(await planToSave(id, adding(text), ctx), lead())
const textsOf = async (tripPlanId: string, number: number) =>
  (await readCarePlanVersion({ tripPlanId, number }, ctx)).lines.map(({ text }) => text)
const withdraw = (tripPlanId: string, version: number, reason = 'canary: she asked for other days') =>
  withdrawPlanApproval({ tripPlanId, version, note: reason }, doctor())
const mailed = async (id: string) => {
  const subject = `${eventKey(CarePlanApproved)}.${id}`
  const rows = await database.db.read((tx) =>
    tx.query<object>('/* mailedPlans */ select id from outbox where subject = $1', [subject]),
  )
  return rows.length
}

test('every version of a plan can be read as it was saved, the draft too, and no other [D-49]', async () => {
  const id = await planFor()
  const draft = (await read(id)).lines.map(({ text }) => text)
  await add(id, 'Bring your papers.')
  await add(id, 'Bring a friend.')

  expect(await textsOf(id, 1)).toEqual(draft)
  expect(await textsOf(id, 2)).toContain('Bring your papers.')
  expect(await textsOf(id, 2)).not.toContain('Bring a friend.')
  expect(await textsOf(id, 3)).toEqual((await read(id)).lines.map(({ text }) => text))
  await expect(textsOf(id, 4)).rejects.toMatchObject({
    code: 'INPUT_INVALID',
    fields: [{ path: 'number', message: 'This plan has no such version' }],
  })
  await expect(textsOf(crypto.randomUUID(), 1)).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
})

test('a withdrawn approval mails nothing: the plan waits again with author and reason, and it is one audit action [D-49, S13]', async () => {
  const id = await planFor()
  await approveCarePlan({ tripPlanId: id, version: 1 }, lead())
  await withdraw(id, 1)
  await sendCarePlans(ctx)

  expect(await mailed(id)).toBe(0)
  const { approvals, plan, returned } = await read(id)
  expect([plan.state, approvals, returned?.note]).toEqual(['waiting', [], 'canary: she asked for other days'])
  expect((await listCarePlans({ show: 'open', first: 5, after: undefined }, ctx)).plans).toEqual([plan])
  const auditActions = await outboxPayloads(database.db, StaffActionCompleted)
  expect(auditActions.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['approve-plan', 'Salma'],
    ['withdraw-plan-approval', 'Dr. Hany'],
  ])
  expect(JSON.stringify(auditActions)).not.toContain('canary')

  await approveCarePlan({ tripPlanId: id, version: 1 }, lead())
  expect((await read(id)).returned).toBeUndefined()
})

test('the first of two approvals can be withdrawn as well, and then it takes two again [D-49, O-7]', async () => {
  const id = await planFor({ treatmentType: 'Cardiology', medicalProcedure: 'TAVR' })
  await approveCarePlan({ tripPlanId: id, version: 1 }, lead())
  await withdraw(id, 1)
  expect(await approveCarePlan({ tripPlanId: id, version: 1 }, doctor())).toMatchObject({ state: 'approved-once' })
})

test('no approval is withdrawn of a plan that was mailed, never approved, or replaced [D-49]', async () => {
  const id = await planFor()
  await expect(withdraw(id, 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await add(id, 'Bring your papers.')
  await approveCarePlan({ tripPlanId: id, version: 2 }, lead())
  await expect(withdraw(id, 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await sendCarePlans(ctx)
  await expect(withdraw(id, 2)).rejects.toMatchObject({ code: 'PLAN_SETTLED' })
  await expect(withdraw(crypto.randomUUID(), 1)).rejects.toMatchObject({ code: 'PLAN_UNKNOWN' })
  expect((await read(id)).plan.state).toBe('sent')
})

test('a plan that is handed over and withdrawn concurrently is either mailed or withdrawn [D-49]', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await planFor()
    await approveCarePlan({ tripPlanId: id, version: 1 }, lead())
    const [withdrawn] = await Promise.allSettled([withdraw(id, 1), sendCarePlans(ctx)])
    await sendCarePlans(ctx)
    expect(await mailed(id)).toBe(withdrawn.status === 'fulfilled' ? 0 : 1)
  }
})
