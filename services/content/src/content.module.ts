import { Module } from '@nestjs/common'

import { AirportsController } from './airports/airports.controller.js'
import { CountriesController } from './countries/countries.controller.js'
import { PageEventsController } from './page-events/page-events.controller.js'
import { SavingsController } from './savings/savings.controller.js'
import { TreatmentTypesController } from './treatment-types/treatment-types.controller.js'

@Module({
  controllers: [
    AirportsController,
    CountriesController,
    PageEventsController,
    SavingsController,
    TreatmentTypesController,
  ],
})
export class ContentModule {}
