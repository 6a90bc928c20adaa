import { Module } from '@nestjs/common'

import { ClaimsController } from './claims.controller.js'
import { CatalogueEntriesController } from './catalogue-entries.controller.js'
import { CatalogueController } from './catalogue.controller.js'
import { LegalVersionsController } from './legal-versions.controller.js'
import { PageEventsController } from './page-events.controller.js'
import { PricesController } from './prices.controller.js'
import { PublicationVersionsController } from './publication-versions.controller.js'
import { PublicationsController } from './publications.controller.js'
import { SettingsController } from './settings.controller.js'
import { SiteMapController } from './site-map.controller.js'

@Module({
  controllers: [
    CatalogueController,
    ClaimsController,
    CatalogueEntriesController,
    LegalVersionsController,
    PageEventsController,
    PricesController,
    PublicationVersionsController,
    PublicationsController,
    SettingsController,
    SiteMapController,
  ],
})
export class ContentModule {}
