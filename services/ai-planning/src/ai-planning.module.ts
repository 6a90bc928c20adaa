import { Module, type OnModuleDestroy } from '@nestjs/common'

import { AiPlansController } from './ai-plans/ai-plans.controller.js'
import { ErasuresController } from './erasures/erasures.controller.js'
import { PersonRecordsController } from './person-records/person-records.controller.js'
import { CarePlansController } from './care-plans/care-plans.controller.js'
import { PlanQualityController } from './plan-quality/plan-quality.controller.js'
import { StayTimelinesController } from './stay-timelines/stay-timelines.controller.js'
import { TreatmentCatalogueController } from './treatment-catalogue/treatment-catalogue.controller.js'
import { beginStopping } from './stopping.js'

@Module({
  controllers: [
    AiPlansController,
    CarePlansController,
    ErasuresController,
    PersonRecordsController,
    PlanQualityController,
    StayTimelinesController,
    TreatmentCatalogueController,
  ],
})
export class AiPlanningModule implements OnModuleDestroy {
  onModuleDestroy(): void {
    beginStopping()
  }
}
