import { startService } from '@seneb/service-kit/bootstrap/start-service'

import { AiBudgetDay } from './ai-budgets/spend-budget.js'
import { AiPlanningModule } from './ai-planning.module.js'
import { AiPlan } from './ai-plans/ai-plan.entity.js'
import { CarePlan, CarePlanVersion } from './care-plans/care-plan.entity.js'
import { CarePlanDraft } from './care-plans/care-plan-draft.entity.js'
import { CatalogueProcedure } from './treatment-catalogue/catalogue-procedure.entity.js'
import { aiPlanningSettings } from './config.js'
import { planningErasing } from './erasures/on-erasure-started.js'
import { migrations } from './migrations/index.js'
import { PlanQuality } from './plan-quality/plan-quality.entity.js'
import { createPlanningCtx, stopping } from './planning-ctx.js'
import { planningWorkers } from './planning-workers.js'

await startService({
  name: 'ai-planning',
  module: AiPlanningModule,
  entities: [AiPlan, CarePlan, CarePlanDraft, CarePlanVersion, CatalogueProcedure, AiBudgetDay, PlanQuality],
  migrations,
  settings: aiPlanningSettings,
  ctx: (base, settings) => createPlanningCtx(base, settings, stopping),
  workers: planningWorkers,
  erasing: planningErasing,
})
