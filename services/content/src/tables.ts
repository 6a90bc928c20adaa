import { AirportRow } from './airports/airport.entity.js'
import { CreateAirportsAndCatalogue1760000200000 } from './migrations/1760000200000-create-airports-and-catalogue.js'
import { CatalogueState } from './treatment-types/catalogue-state.entity.js'
import { ProcedureRow } from './treatment-types/procedure.entity.js'
import { TreatmentTypeRow } from './treatment-types/treatment-type.entity.js'

/** Every table of the service, for its start and for the tests. */
export const contentEntities = [AirportRow, CatalogueState, ProcedureRow, TreatmentTypeRow]

/** How the tables came to be, oldest first. */
export const contentMigrations = [CreateAirportsAndCatalogue1760000200000]
