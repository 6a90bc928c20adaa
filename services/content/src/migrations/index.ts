import { CreateContentTables1760000200000 } from './1760000200000-create-content-tables.js'
import { AddCommonFacts1760000200001 } from './1760000200001-add-common-facts.js'
import { AddPublicationVersions1760000200002 } from './1760000200002-add-publication-versions.js'
import { CreateSettingVersions1760000200010 } from './1760000200010-create-setting-versions.js'
import { CreatePriceVersions1760000200020 } from './1760000200020-create-price-versions.js'
import { CreateOfferSpots1760000200030 } from './1760000200030-create-offer-spots.js'
import { CreateCatalogueVersions1760000200040 } from './1760000200040-create-catalogue-versions.js'
import { GuardLegalDocuments1760000200070 } from './1760000200070-guard-legal-documents.js'
import { NoteDroppedAirports1760000200085 } from './1760000200085-note-dropped-airports.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateContentTables1760000200000,
  AddCommonFacts1760000200001,
  AddPublicationVersions1760000200002,
  CreateSettingVersions1760000200010,
  CreatePriceVersions1760000200020,
  CreateOfferSpots1760000200030,
  CreateCatalogueVersions1760000200040,
  GuardLegalDocuments1760000200070,
  NoteDroppedAirports1760000200085,
]
