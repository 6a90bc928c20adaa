import { setTimeout as pause } from 'node:timers/promises'

import { eventKey } from '@seneb/contracts/define'
import { AiPlanFailed, AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import type { Logger } from '@seneb/platform/logger'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { Db } from '@seneb/service-kit/database/db'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { testCtx } from '@seneb/testkit/test-ctx'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testEventSealing } from '@seneb/testkit/test-keys'

import { AiBudgetDay } from './ai-budgets/spend-budget.js'
import { announceAiPlans } from './ai-plans/announce-ai-plans.js'
import { AiPlan } from './ai-plans/ai-plan.entity.js'
import { generateAiPlans } from './ai-plans/generate-ai-plans.js'
import type { Itinerary } from './ai-plans/itinerary.js'
import { offlinePlanWriter, type PlanWriter } from './ai-plans/plan-writer.js'
import { onAiPlanRequested } from './ai-plans/on-ai-plan-events.js'
import { OpenAiPlanWriter, type OpenAiSettings } from './ai-plans/openai-plan-writer.js'
import { PlanMetrics } from './ai-plans/plan-metrics.js'
import { CarePlan, CarePlanVersion } from './care-plans/care-plan.entity.js'
import { CarePlanDraft } from './care-plans/care-plan-draft.entity.js'
import { CatalogueProcedure } from './treatment-catalogue/catalogue-procedure.entity.js'
import { migrations } from './migrations/index.js'
import { PlanQuality } from './plan-quality/plan-quality.entity.js'
import type { PipelineTimes, PlanningCtx } from './planning-ctx.js'

/** Waits of a test: the shape of the real ones, a hundred times shorter. */
export const quickTimes: PipelineTimes = {
  startDelayMs: 0,
  settleMs: 0,
  leaseSeconds: 60,
  deadlineSeconds: 140,
  retry: { maxCalls: 3, retryBaseMs: 10, retryAfterCapMs: 300, busyWaitMs: 50, minCallMs: 50 },
}

export function planningDb(): Promise<TestDb> {
  return testDb({
    schema: 'ai_planning',
    entities: [AiPlan, CarePlan, CarePlanDraft, CarePlanVersion, CatalogueProcedure, AiBudgetDay, PlanQuality],
    migrations,
  })
}

export function planningCtx(options: {
  db: Db
  planWriter?: PlanWriter
  times?: Partial<PipelineTimes>
  log?: Logger
  stopping?: AbortSignal
}): PlanningCtx {
  const { db, log, planWriter = offlinePlanWriter, stopping = new AbortController().signal, times } = options
  return {
    ...testCtx({ db, log }),
    planWriter,
    times: { ...quickTimes, ...times },
    metrics: new PlanMetrics(),
    stopping,
  }
}

export function openAiWriter(baseUrl: string, changes: Partial<OpenAiSettings> = {}): OpenAiPlanWriter {
  return new OpenAiPlanWriter(
    {
      apiKey: 'test-key',
      baseUrl,
      model: 'gpt-test',
      responseFormat: 'json_schema',
      maxOutputTokens: 2000,
      // Long enough for a busy machine: a call that waits for a processor must not count as hung.
      callTimeoutMs: 1500,
      callsAtOnce: 4,
      dailyLimits: { calls: 1000, tokens: 100_000_000 },
      breaker: { failures: 5, openMs: 60_000 },
      ...changes,
    },
    new PlanMetrics(),
  )
}

/** Delivers the event of a new enquiry and returns the enquiry's ID. */
export async function submitTrip(
  ctx: PlanningCtx,
  changes: { trip?: object; personal?: object; tripPlanId?: string } = {},
): Promise<string> {
  // The factory's type requires the whole `trip`, although it fills in missing fields.
  const { trip, tripPlanId } = aTripPlanSubmitted(changes, ctx.now())
  const event: ReceivedEvent<typeof AiPlanRequested> = { id: ctx.newId(), at: ctx.now(), data: { tripPlanId, trip } }
  await onAiPlanRequested(event, ctx)
  return tripPlanId
}

/** Runs the workers until every plan is announced. */
export async function runUntilAnnounced(ctx: PlanningCtx): Promise<void> {
  const abandonAt = Date.now() + 20_000
  while ((await openPlans(ctx)) > 0) {
    if (Date.now() > abandonAt) throw new Error('a plan is still not announced')
    await generateAiPlans(ctx)
    await announceAiPlans(ctx)
    await pause(5)
  }
}

async function openPlans(ctx: PlanningCtx): Promise<number> {
  const [row] = await ctx.db.read((tx) =>
    tx.query<{ open: number }>(
      '/* openPlans */ select count(*)::int as open from ai_trip_plans where announced_at is null',
    ),
  )
  return row?.open ?? 0
}

export async function storedPlan(db: Db, id: string): Promise<AiPlan> {
  const row = await db.read((tx) => tx.findOne(AiPlan, { id }))
  if (!row) throw new Error(`there is no plan ${id}`)
  return row
}

interface PublishedEvent {
  readonly subject: string
  readonly payload: { readonly reason?: string; readonly writer?: string; readonly itinerary?: Itinerary }
  readonly traceparent: string | null
}

/** Returns the events published about one trip plan, in order and as a consumer reads them. */
export async function statedAbout(db: Db, id: string): Promise<PublishedEvent[]> {
  const rows = await db.read((tx) =>
    tx.query<PublishedEvent & { id: string }>(
      '/* statedAbout */ select id, subject, payload, traceparent from outbox where subject like $1 order by seq',
      [`ai-planning.ai-plan.%.${id}`],
    ),
  )
  return rows.map(({ id: eventId, payload, subject, traceparent }) => {
    const event = [AiPlanGenerated, AiPlanFailed].find((one) => subject.startsWith(eventKey(one))) ?? AiPlanFailed
    const opened = testEventSealing.open(event, payload, eventId) as PublishedEvent['payload']
    return { subject, payload: opened, traceparent }
  })
}

/** Delivers the event of an enquiry and runs the workers until the result is announced. */
export async function planOf(ctx: PlanningCtx, trip: object = {}) {
  const id = await submitTrip(ctx, { trip })
  await runUntilAnnounced(ctx)
  return { row: await storedPlan(ctx.db, id), events: await statedAbout(ctx.db, id) }
}

/** Deletes every plan and the used budget. */
export async function evictPlans(db: Db): Promise<void> {
  await db.write(async (tx) => {
    await tx.query('/* forgetPlans */ delete from ai_trip_plans')
    await tx.query('/* forgetBudget */ delete from ai_budget_days')
  })
}

/** Returns a model's response that holds a small valid plan, with the test's changes. */
export const aModelReply = (changes: object = {}): string =>
  JSON.stringify({
    summary: 'A week.',
    days: [{ day: 1, date: null, title: 'Arrival', details: [] }],
    beforeTravel: [],
    afterReturn: [],
    costNotes: [],
    questionsForProvider: [],
    openPoints: [],
    ...changes,
  })
