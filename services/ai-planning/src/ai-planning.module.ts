import { Module, type OnModuleDestroy } from '@nestjs/common'

import { AiPlansController } from './ai-plans/ai-plans.controller.js'
import { CatalogueController } from './catalogue/catalogue.controller.js'
import { beginStopping } from './stopping.js'

@Module({ controllers: [AiPlansController, CatalogueController] })
export class AiPlanningModule implements OnModuleDestroy {
  onModuleDestroy(): void {
    beginStopping()
  }
}
