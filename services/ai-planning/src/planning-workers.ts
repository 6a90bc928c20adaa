import type { Worker } from '@seneb/service-kit/working/workers'

import { announceAiPlans } from './ai-plans/announce-ai-plans.js'
import { generateAiPlan } from './ai-plans/generate-ai-plan.js'
import type { PlanningCtx } from './planning-ctx.js'

/** Plans written at once by one process; a slow provider call holds up only its own lane. */
const lanes = 4

/** Looks for due plans, each lane half a second apart from its last look, and for plans to announce. */
export const planningWorkers: readonly Worker<PlanningCtx>[] = [
  ...Array.from({ length: lanes }, (_, i) => ({ name: `generate-plan-${i + 1}`, everyMs: 500, run: generateAiPlan })),
  { name: 'announce-plans', everyMs: 250, run: announceAiPlans },
]
