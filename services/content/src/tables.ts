import { AirportRow } from './airports/airport.entity.js'
import { CreateAirportsAndCatalogue1760000200000 } from './migrations/1760000200000-create-airports-and-catalogue.js'
import { CreatePricesAndClaims1760000210000 } from './migrations/1760000210000-create-prices-and-claims.js'
import { CreatePageEventDays1760000220000 } from './migrations/1760000220000-create-page-event-days.js'
import { CreatePublications1760000230000 } from './migrations/1760000230000-create-publications.js'
import { CreateSeedState1760000240000 } from './migrations/1760000240000-create-seed-state.js'
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

/** How the tables came to be, oldest first. */
export const contentMigrations = [
  CreateAirportsAndCatalogue1760000200000,
  CreatePricesAndClaims1760000210000,
  CreatePageEventDays1760000220000,
  CreatePublications1760000230000,
  CreateSeedState1760000240000,
]
