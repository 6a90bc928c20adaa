import { AirportRow } from './airports/airport.entity.js'
import { PageEventDay } from './page-events/page-event-day.entity.js'
import { PublicationState } from './publications/publication-state.entity.js'
import { Publication } from './publications/publication.entity.js'
import { Claim } from './savings/claim.entity.js'
import { ReferencePrice } from './savings/reference-price.entity.js'
import { SeedState } from './seed/seed-state.entity.js'
import { CatalogueState } from './treatment-types/catalogue-state.entity.js'
import { ProcedureRow } from './treatment-types/procedure.entity.js'
import { TreatmentTypeRow } from './treatment-types/treatment-type.entity.js'

/** Every table of the service, for its start and for the tests. */
export const contentEntities = [
  AirportRow,
  CatalogueState,
  Claim,
  PageEventDay,
  ProcedureRow,
  Publication,
  PublicationState,
  ReferencePrice,
  SeedState,
  TreatmentTypeRow,
]
