import { Airport } from './airports/airport.entity.js'
import { PageEventDay } from './page-events/page-event-day.entity.js'
import { PublicationState } from './publications/publication-state.entity.js'
import { Publication } from './publications/publication.entity.js'
import { Claim } from './price-table/claim.entity.js'
import { ReferencePrice } from './price-table/reference-price.entity.js'
import { SeedState } from './seed/seed-state.entity.js'
import { TreatmentCatalogueState } from './treatment-catalogue/treatment-catalogue-state.entity.js'
import { Procedure } from './treatment-catalogue/procedure.entity.js'
import { TreatmentType } from './treatment-catalogue/treatment-type.entity.js'

/** Every table of the service, for its start and for the tests. */
export const contentEntities = [
  Airport,
  TreatmentCatalogueState,
  Claim,
  PageEventDay,
  Procedure,
  Publication,
  PublicationState,
  ReferencePrice,
  SeedState,
  TreatmentType,
]
