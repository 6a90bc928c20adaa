import { Module } from '@nestjs/common'

import { AirportsController } from './airports/airports.controller.js'
import { ArticlesController } from './articles/articles.controller.js'
import { CatalogueChangesController } from './catalogue-changes/catalogue-changes.controller.js'
import { CountriesController } from './countries/countries.controller.js'
import { FaqsController } from './faqs/faqs.controller.js'
import { JourneyCostsController } from './journey-costs/journey-costs.controller.js'
import { LegalDocumentsController } from './legal-documents/legal-documents.controller.js'
import { PageEventsController } from './page-events/page-events.controller.js'
import { PagesController } from './pages/pages.controller.js'
import { SavingsEstimatesController } from './savings-estimates/savings-estimates.controller.js'
import { SearchConsoleController } from './search-console/search-console.controller.js'
import { SearchController } from './search/search.controller.js'
import { SiteMapController } from './site-map/site-map.controller.js'
import { SiteController } from './site/site.controller.js'
import { SpecialtiesController } from './specialties/specialties.controller.js'
import { CompanyValuesController } from './company-values/company-values.controller.js'
import { TeamController } from './team/team.controller.js'
import { TreatmentCatalogueController } from './treatment-catalogue/treatment-catalogue.controller.js'
import { TreatmentsController } from './treatments/treatments.controller.js'

@Module({
  controllers: [
    AirportsController,
    ArticlesController,
    CatalogueChangesController,
    CountriesController,
    FaqsController,
    JourneyCostsController,
    LegalDocumentsController,
    PageEventsController,
    PagesController,
    SavingsEstimatesController,
    SearchConsoleController,
    SearchController,
    SiteController,
    SiteMapController,
    SpecialtiesController,
    CompanyValuesController,
    TeamController,
    TreatmentCatalogueController,
    TreatmentsController,
  ],
})
export class ContentModule {}
