import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { deleteSql, createSweeper } from '@seneb/service-kit/workers/create-sweeper'
import type { Worker } from '@seneb/service-kit/workers/worker-loop'

import { announceAiPlans } from './ai-plans/announce-ai-plans.js'
import { generateAiPlans } from './ai-plans/generate-ai-plans.js'
import { concludePlanDrafts, concludingWorker, draftCarePlans, draftingWorker } from './care-plans/draft-care-plans.js'
import { sendCarePlans, sendingWorker } from './care-plans/send-care-plans.js'
import type { PlanningCtx } from './planning-ctx.js'

/**
 * Maximum number of plans that one process writes concurrently; a slow provider call blocks only one lane. Our own
 * rules call no external service, so one lane claims all due plans.
 */
const lanes = 4
const generateInExtraLane = (ctx: PlanningCtx) =>
  ctx.planWriter.callsProvider ? generateAiPlans(ctx) : Promise.resolve()

/**
 * Workers that generate, announce, redraft and hand over due plans, and delete plans whose enquiries have ended (O-7).
 * Each generation lane polls every 500 ms, the first one every 250 ms.
 */
export const planningWorkers: readonly Worker<PlanningCtx>[] = [
  { name: 'generate-plan-1', intervalMs: 250, run: generateAiPlans },
  ...Array.from({ length: lanes - 1 }, (_, i) => ({
    name: `generate-plan-${i + 2}`,
    intervalMs: 500,
    run: generateInExtraLane,
  })),
  { name: draftingWorker, intervalMs: 1000, run: draftCarePlans },
  { name: concludingWorker, intervalMs: 1000, run: concludePlanDrafts },
  { name: sendingWorker, intervalMs: 2000, run: sendCarePlans },
  { name: 'announce-plans', intervalMs: 250, run: announceAiPlans },
  createSweeper({
    name: 'forget-plans',
    intervalMs: 60 * 60 * 1000,
    sql: deleteSql({
      name: 'forgetPlans',
      from: 'ai_trip_plans',
      where: 'announced_at is not null and requested_at <= $2::timestamptz - $3::interval',
    }),
    params: (ctx) => [ctx.now(), retentionPeriods.enquiry],
  }),
]
