import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { onTreatmentCatalogueChanged } from '../treatment-catalogue/on-treatment-catalogue-changed.js'
import { planningCtx, planningDb, runUntilAnnounced, statedAbout, storedPlan, submitTrip } from '../planning.fixture.js'
import type { PlanningCtx } from '../planning-ctx.js'
import { planningWorkers } from '../planning-workers.js'
import { readCarePlan } from '../care-plans/read-care-plan.js'
import { aCatalogueEntry } from '../trip.fixture.js'
import { AiPlan, planBacklogSql } from './ai-plan.entity.js'
import { announceAiPlans } from './announce-ai-plans.js'
import { generateAiPlans } from './generate-ai-plans.js'
import { offlinePlanWriter, type PlanWriter } from './plan-writer.js'
import { PlanError } from './plan-error.rules.js'
import { draftNotice, readPlanText } from './plan-text.rules.js'

let database: TestDb
let ctx: PlanningCtx

beforeAll(async () => {
  database = await planningDb()
  ctx = planningCtx({ db: database.db })
})

afterEach(() =>
  change('truncate ai_trip_plans, care_plans, care_plan_drafts, care_plan_versions, plan_quality, outbox'),
)

afterAll(() => database.close())

/** Changes rows behind the service's back, under the owner's role. */
async function change(sql: string, params: unknown[] = []): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database.migrationUrl, options: '-c search_path=ai_planning' })
  await client.connect()
  try {
    await client.query(sql, params)
  } finally {
    await client.end()
  }
}

const writerThat = (write: PlanWriter['write'], callsProvider = true): PlanWriter => ({
  name: 'openai',
  model: 'gpt-test',
  callsProvider,
  write,
})

test('an enquiry becomes one stored plan as text, and is announced once [PIPE-01] [PIPE-04] [PIPE-11] [PIPE-14]', async () => {
  const id = await submitTrip(ctx)
  await runUntilAnnounced(ctx)
  await announceAiPlans(ctx)

  const row = await storedPlan(database.db, id)
  expect(row).toMatchObject({ state: 'generated', writer: 'offline', attempts: 1, failure_reason: null, model: null })
  expect(row.generated_plan).toContain(draftNotice)
  expect(itinerary.isValidSync(readPlanText(row.generated_plan ?? ''), { strict: true })).toBe(true)
  const events = await statedAbout(database.db, id)
  expect(events).toEqual([
    expect.objectContaining({
      subject: `ai-planning.ai-plan.generated.v1.${id}`,
      payload: {
        tripPlanId: id,
        generatedAt: row.finished_at?.toISOString(),
        writer: 'offline',
        itinerary: readPlanText(row.generated_plan ?? ''),
      },
    }),
  ])
})

test('the plan follows the catalogue entry of the procedure when there is one', async () => {
  const { procedure } = aCatalogueEntry()
  const types = [{ slug: 'dental-care', name: 'Dental Care', procedures: [procedure] }]
  const data = { revision: 1, changedAt: '2026-11-21T00:00:00Z', treatmentTypes: types }
  await onTreatmentCatalogueChanged({ id: ctx.newId(), at: ctx.now(), data }, ctx)

  const [known, unknown] = [
    await submitTrip(ctx),
    await submitTrip(ctx, { trip: { medicalProcedure: 'Dental implants' } }),
  ]
  await runUntilAnnounced(ctx)

  expect((await storedPlan(database.db, known)).generated_plan).toContain('temporary veneers')
  expect((await storedPlan(database.db, unknown)).generated_plan).toContain('no entry for Dental implants')
})

test('nothing that names or reaches the person is stored or planned with [D-49]', async () => {
  const seen: unknown[] = []
  const writer = writerThat((trip, entry, writing) => {
    seen.push(trip)
    return offlinePlanWriter.write(trip, entry, writing)
  })
  const id = await submitTrip(ctx, { trip: { tripDuration: 'mail me: amal.haddad@example.com, +33 6 12 34 56 78' } })
  await runUntilAnnounced({ ...ctx, planWriter: writer })

  const everything = JSON.stringify([seen, await storedPlan(database.db, id), await statedAbout(database.db, id)])
  expect(everything).toContain('Paris Charles de Gaulle')
  expect(everything).not.toMatch(/Amal|Haddad|Karim|Leila|example\.com|12 34|aisle seat|Bank transfer/)
})

test('hearing of the same enquiry twice requests one plan', async () => {
  const id = await submitTrip(ctx)
  await runUntilAnnounced(ctx)
  await submitTrip(ctx, { tripPlanId: id })
  await runUntilAnnounced(ctx)

  expect(await statedAbout(database.db, id)).toHaveLength(1)
  expect((await storedPlan(database.db, id)).attempts).toBe(1)
})

describe('time', () => {
  test('writing begins after the start delay and saying after the settle time, by the database clock [PIPE-03] [PIPE-05]', async () => {
    const slow = planningCtx({ db: database.db, times: { startDelayMs: 1000, settleMs: 400 } })
    const id = await submitTrip(slow)
    expect(await generateAiPlans(slow)).toBeUndefined()
    await runUntilAnnounced(slow)

    const row = await storedPlan(database.db, id)
    const gap = (from: Date | undefined, to: Date | undefined) => (to?.getTime() ?? 0) - (from?.getTime() ?? 0)
    expect(gap(row.requested_at, row.finished_at)).toBeGreaterThanOrEqual(1000)
    expect(gap(row.finished_at, row.announced_at)).toBeGreaterThanOrEqual(400)
  })

  test('of a plan found past its deadline is over when a provider would have to be called [R8] [PIPE-17]', async () => {
    const id = await submitTrip(ctx)
    await change(`update ai_trip_plans set deadline_at = clock_timestamp() - interval '1 second'`)
    await runUntilAnnounced({ ...ctx, planWriter: writerThat(() => Promise.reject(new Error('must not be called'))) })

    expect((await statedAbout(database.db, id))[0]?.payload.reason).toBe('Failed to generate trip plan')
  })

  test('does not matter to the offline writer, which is always in time', async () => {
    const id = await submitTrip(ctx)
    await change(`update ai_trip_plans set deadline_at = clock_timestamp() - interval '1 hour'`)
    await runUntilAnnounced(ctx)

    expect((await storedPlan(database.db, id)).state).toBe('generated')
  })
})

describe('a crash', () => {
  const die = () => new Promise<never>(() => undefined)
  const expireLease = () =>
    change(`update ai_trip_plans set lease_until = clock_timestamp() where state = 'generating'`)

  test('while writing leaves the plan alone until its lease is over, then it is written once [R8]', async () => {
    const id = await submitTrip(ctx)
    void generateAiPlans({ ...ctx, planWriter: writerThat(die) })
    await untilGenerating(id)

    expect(await generateAiPlans(ctx)).toBeUndefined()
    await expireLease()
    await runUntilAnnounced(ctx)

    expect(await storedPlan(database.db, id)).toMatchObject({ state: 'generated', attempts: 2 })
    expect(await statedAbout(database.db, id)).toHaveLength(1)
  })

  test('of three writers one after the other ends in the general sentence [PIPE-18]', async () => {
    const id = await submitTrip(ctx)
    for (let crash = 1; crash <= 3; crash++) {
      void generateAiPlans({ ...ctx, planWriter: writerThat(die) })
      await untilGenerating(id, crash)
      await expireLease()
    }
    await runUntilAnnounced(ctx)

    expect((await statedAbout(database.db, id)).map(({ payload }) => payload.reason)).toEqual([
      'An unexpected error occurred',
    ])
  })

  test("on lost leases: a late writer does not overwrite its successor's plan", async () => {
    const id = await submitTrip(ctx)
    let finish: () => void = () => undefined
    const late = writerThat(async (...args) => {
      await new Promise<void>((resolve) => (finish = resolve))
      return { ...(await offlinePlanWriter.write(...args)), summary: 'Too late.' }
    })
    const first = generateAiPlans({ ...ctx, planWriter: late })
    await untilGenerating(id)
    await expireLease()
    await generateAiPlans(ctx)
    finish()
    await first
    await runUntilAnnounced(ctx)

    expect(await storedPlan(database.db, id)).toMatchObject({ state: 'generated', writer: 'offline', attempts: 2 })
    expect((await statedAbout(database.db, id)).map(({ payload }) => payload.itinerary?.summary)).not.toContain(
      'Too late.',
    )
  })

  test('on lost leases: a late writer stores nothing while its successor writes', async () => {
    const id = await submitTrip(ctx)
    const finish: (() => void)[] = []
    const waiting = writerThat(async (...args) => {
      const index = finish.length
      await new Promise<void>((resolve) => finish.push(resolve))
      return { ...(await offlinePlanWriter.write(...args)), summary: `Written by ${index}.` }
    })
    const first = generateAiPlans({ ...ctx, planWriter: waiting })
    await untilGenerating(id)
    await expireLease()
    const second = generateAiPlans({ ...ctx, planWriter: waiting })
    await untilGenerating(id, 2)
    while (finish.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))

    finish[0]?.()
    await first
    expect((await storedPlan(database.db, id)).state).toBe('generating')
    finish[1]?.()
    await second
    expect(readPlanText((await storedPlan(database.db, id)).generated_plan ?? '').summary).toBe('Written by 1.')
  })

  async function untilGenerating(id: string, attempts = 1): Promise<void> {
    for (;;) {
      const row = await storedPlan(database.db, id)
      if (row.state === 'generating' && row.attempts === attempts) return
    }
  }
})

test('concurrent workers write and announce each plan once [R2]', async () => {
  let written = 0
  const counting = writerThat((...args) => {
    written += 1
    return offlinePlanWriter.write(...args)
  })
  const ids = []
  for (let i = 0; i < 12; i++) ids.push(await submitTrip(ctx))

  await Promise.all(Array.from({ length: 4 }, () => runUntilAnnounced({ ...ctx, planWriter: counting })))

  expect(written).toBe(12)
  for (const id of ids) expect(await statedAbout(database.db, id)).toHaveLength(1)
})

describe('failing', () => {
  test('unreadable facts end in their own error, and no writer is called [PIPE-16]', async () => {
    const id = await submitTrip(ctx)
    await change(`update ai_trip_plans set trip = '{"age": 5}'`)
    await runUntilAnnounced({ ...ctx, planWriter: writerThat(() => Promise.reject(new Error('must not be called'))) })

    expect(await storedPlan(database.db, id)).toMatchObject({ state: 'failed', attempts: 1, generated_plan: null })
    expect((await statedAbout(database.db, id))[0]).toMatchObject({
      subject: `ai-planning.ai-plan.failed.v1.${id}`,
      payload: { reason: 'Failed to fetch trip plan data' },
    })
  })

  test('an unforeseen fault is tried three times and ends in the general sentence [PIPE-18]', async () => {
    let attempts = 0
    const broken = writerThat(() => {
      attempts += 1
      return Promise.reject(new TypeError('a bug of ours'))
    })
    const id = await submitTrip(ctx)
    await runUntilAnnounced({ ...ctx, planWriter: broken })

    expect(attempts).toBe(3)
    expect((await statedAbout(database.db, id)).map(({ payload }) => payload.reason)).toEqual([
      'An unexpected error occurred',
    ])
  })

  test('a busy line costs no attempt', async () => {
    let calls = 0
    const busyAtFirst = writerThat((...args) => {
      calls += 1
      return calls < 5 ? Promise.reject(new PlanError('busy')) : offlinePlanWriter.write(...args)
    })
    const id = await submitTrip(ctx)
    await runUntilAnnounced({ ...ctx, planWriter: busyAtFirst })

    expect(await storedPlan(database.db, id)).toMatchObject({ state: 'generated', attempts: 1, model: 'gpt-test' })
  })

  test('an emptied stored plan is announced as failed and blocks nothing [PIPE-05]', async () => {
    const [bad, good] = [await submitTrip(ctx), await submitTrip(ctx)]
    await generateAiPlans(ctx)
    await generateAiPlans(ctx)
    await change(`update ai_trip_plans set generated_plan = '' where id = $1`, [bad])
    await runUntilAnnounced(ctx)

    expect((await statedAbout(database.db, bad))[0]?.payload.reason).toBe('An unexpected error occurred')
    expect((await statedAbout(database.db, good))[0]?.payload.itinerary).toBeDefined()
  })
})

test('the announced and opened plan is the stored generated_plan, read again after the settle time [PIPE-05] [PIPE-12]', async () => {
  const id = await submitTrip(ctx)
  await generateAiPlans(ctx)
  const { generated_plan: text = '' } = await storedPlan(database.db, id)
  const corrected = text.replace(/^Open points for the care team$/m, '$&\n- Ask whether the hotel has a lift.')
  await change('update ai_trip_plans set generated_plan = $1 where id = $2', [`As corrected.\n${corrected}`, id])
  await runUntilAnnounced(ctx)

  const published = (await statedAbout(database.db, id))[0]?.payload.itinerary
  expect(published?.summary).toMatch(/^As corrected[.] /)
  expect(published?.openPoints[0]).toBe('Ask whether the hotel has a lift.')
  const { lines } = await readCarePlan({ tripPlanId: id }, ctx)
  expect(lines.map(({ text: line }) => line)).toContain('Ask whether the hotel has a lift.')
})

test('a plan is deleted when its enquiry ends, 24 months after its request, and not a second before [LEGAL-05, O-7]', async () => {
  const id = await submitTrip(ctx)
  await runUntilAnnounced(ctx)
  await change(`update ai_trip_plans set requested_at = '2026-11-21T09:00:00Z' where id = $1`, [id])
  const workAt = async (time: string) => {
    const worker = planningWorkers.find(({ name }) => name === 'forget-plans')
    await worker?.run({ ...ctx, now: () => new Date(time) })
  }
  const ids = async () => (await database.db.read((tx) => tx.find(AiPlan, { where: { id } }))).length

  await workAt('2028-11-21T08:59:59Z')
  expect(await ids()).toBe(1)
  await workAt('2028-11-21T09:00:01Z')
  expect(await ids()).toBe(0)
})

test('the database itself refuses a plan with two outcomes or none [PIPE-01]', async () => {
  const id = await submitTrip(ctx)
  await runUntilAnnounced(ctx)

  for (const patch of [`failure_reason = 'x'`, 'generated_plan = null', `state = 'failed'`, `state = 'dreamt'`]) {
    await expect(change(`update ai_trip_plans set ${patch} where id = $1`, [id])).rejects.toThrow(/check constraint/)
  }
})

test('operations see how many plans wait, and for how long the first that was due has waited', async () => {
  const backlog = async () =>
    (await database.db.read((tx) => tx.query<{ oldestDueSeconds: number }>(planBacklogSql)))[0]
  expect(await backlog()).toEqual({ waiting: 0, oldestDueSeconds: 0 })

  await submitTrip(planningCtx({ db: database.db, times: { startDelayMs: 60_000 } }))
  expect(await backlog()).toEqual({ waiting: 1, oldestDueSeconds: 0 })

  const due = await submitTrip(ctx)
  await change(`update ai_trip_plans set generate_after = clock_timestamp() - interval '40 seconds' where id = $1`, [
    due,
  ])
  expect(await backlog()).toMatchObject({ waiting: 2 })
  expect((await backlog())?.oldestDueSeconds).toBeGreaterThanOrEqual(40)

  const leased = `state = 'generating', lease_until = clock_timestamp() + interval '30 seconds'`
  await change(`update ai_trip_plans set ${leased} where id = $1`, [due])
  expect(await backlog()).toEqual({ waiting: 2, oldestDueSeconds: 0 })
})
