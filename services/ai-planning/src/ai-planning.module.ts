import { Module, type OnModuleDestroy } from '@nestjs/common'

import { CarePlansController } from './care-plans.controller.js'
import { PersonDataController } from './person-data.controller.js'
import { PlanDraftsController } from './plan-drafts.controller.js'
import { abortProviderCalls } from './planning-ctx.js'

@Module({
  controllers: [CarePlansController, PersonDataController, PlanDraftsController],
})
export class AiPlanningModule implements OnModuleDestroy {
  onModuleDestroy(): void {
    abortProviderCalls()
  }
}
