import { CreateAirportsAndCatalogue1760000200000 } from './1760000200000-create-airports-and-catalogue.js'
import { CreatePricesAndClaims1760000210000 } from './1760000210000-create-prices-and-claims.js'
import { CreatePageEventDays1760000220000 } from './1760000220000-create-page-event-days.js'
import { CreatePublications1760000230000 } from './1760000230000-create-publications.js'
import { CreateSeedState1760000240000 } from './1760000240000-create-seed-state.js'
import { NameCompanyValues1760000700000 } from './1760000700000-name-company-values.js'
import { NameBoundsOfNights1760000710000 } from './1760000710000-name-bounds-of-nights.js'
import { CreateSiteMapRuns1760000810000 } from './1760000810000-create-site-map-runs.js'
import { NoteCatalogueChanges1760000960000 } from './1760000960000-note-catalogue-changes.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateAirportsAndCatalogue1760000200000,
  CreatePricesAndClaims1760000210000,
  CreatePageEventDays1760000220000,
  CreatePublications1760000230000,
  CreateSeedState1760000240000,
  NameCompanyValues1760000700000,
  NameBoundsOfNights1760000710000,
  CreateSiteMapRuns1760000810000,
  NoteCatalogueChanges1760000960000,
]
