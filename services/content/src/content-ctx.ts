import type { Ctx } from '@seneb/service-kit/ctx'
import type { InferType } from 'yup'

import { airportList, type AirportList } from './airports/airport-list.js'
import type { CachedList } from './cached-list.js'
import type { contentSettings } from './config.js'
import { countryList, type CountryList } from './countries/country-list.js'
import { priceTable, type PriceTable } from './savings/price-table.js'
import { WordReadings } from './search/word-readings.js'

/** What content's use cases receive: the kit's ctx, and the lists this process keeps in memory (AIR-11). */
export interface ContentCtx extends Ctx {
  /** Whether samples are published (O-1). */
  readonly samples: boolean
  readonly countryList: CountryList
  readonly airportList: AirportList
  readonly priceTable: CachedList<PriceTable>
  readonly wordReadings: WordReadings
}

/** Widens the kit's ctx, once per process. */
export function contentCtx(base: Ctx, { CONTENT_SAMPLES }: InferType<typeof contentSettings>): ContentCtx {
  const samples = CONTENT_SAMPLES === 'on'
  const lists = { countryList: countryList(), airportList: airportList(), priceTable: priceTable() }
  return { ...base, samples, ...lists, wordReadings: new WordReadings() }
}
