import { OfferSpots } from './claims/offer-spots.entity.js'
import { Airport } from './airports/airport.entity.js'
import { CatalogueVersion } from './catalogue-entries/catalogue-version.entity.js'
import { EditedCountry } from './countries/country.entity.js'
import { PageEventDay } from './page-events/page-event-day.entity.js'
import { PublicationHead, PublicationVersion } from './publications/publication-version.entity.js'
import { PublicationState, Publication } from './publications/publication.entity.js'
import { PriceChange } from './price-table/price-change.entity.js'
import { PriceVersion } from './price-table/price-version.entity.js'
import { ReferencePrice } from './price-table/reference-price.entity.js'
import { SettingVersion } from './settings/setting-version.entity.js'
import { SeedState } from './seed/seed-state.entity.js'
import { TreatmentCatalogueState, Procedure, TreatmentType } from './treatment-catalogue/treatment-catalogue.entity.js'

/** Every table of the service, for its start and for the tests. */
export const contentEntities = [
  Airport,
  TreatmentCatalogueState,
  OfferSpots,
  CatalogueVersion,
  EditedCountry,
  PageEventDay,
  PriceChange,
  PriceVersion,
  Procedure,
  Publication,
  PublicationHead,
  PublicationState,
  PublicationVersion,
  ReferencePrice,
  SeedState,
  SettingVersion,
  TreatmentType,
]
