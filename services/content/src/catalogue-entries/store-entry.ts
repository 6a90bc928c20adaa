import type {
  CatalogueContent,
  CatalogueContents,
  CatalogueEntryKind,
} from '@seneb/contracts/publications/catalogue-entries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import { storeAirport } from '../airports/store-airport.js'
import { editedCountryName, storeCountry } from '../countries/store-country.js'
import { storeProcedure, storeTreatmentType } from '../treatment-catalogue/store-edited.js'
import { shippedCountries } from './shipped-countries.js'

interface StoredEntry {
  readonly kind: CatalogueEntryKind
  readonly key: string
  readonly content: CatalogueContent
}

/** Stores valid content, which no later release replaces, and publishes the change. */
export async function storeEntry({ content, key, kind }: StoredEntry, tx: WriteTx, ctx: Ctx): Promise<void> {
  switch (kind) {
    case 'treatment-type':
      return storeTreatmentType(content as CatalogueContents['treatment-type'], tx, ctx)
    case 'procedure':
      return storeProcedure(content as CatalogueContents['procedure'], tx, ctx)
    case 'country': {
      const country = content as CatalogueContents['country']
      return storeCountry({ content: country, shipped: shippedCountries.get(key) }, tx, ctx)
    }
    case 'airport': {
      const airport = content as CatalogueContents['airport']
      const { countryCode: code } = airport
      const country = (await editedCountryName(code, tx)) ?? shippedCountries.get(code)?.name ?? code
      return storeAirport({ content: airport, country }, tx, ctx)
    }
  }
}
