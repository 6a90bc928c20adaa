import type { Ctx } from '@seneb/service-kit/ctx'

import { airportList, type AirportList } from './airports/airport-list.js'
import type { CachedList } from './cached-list.js'
import { countryList, type CountryList } from './countries/country-list.js'
import { priceTable, type PriceTable } from './savings/price-table.js'

/** What content's use cases receive: the kit's ctx and the lists this process keeps in memory (AIR-11). */
export interface ContentCtx extends Ctx {
  readonly countryList: CountryList
  readonly airportList: AirportList
  readonly priceTable: CachedList<PriceTable>
}

/** Widens the kit's ctx, once per process. */
export function contentCtx(base: Ctx): ContentCtx {
  return { ...base, countryList: countryList(), airportList: airportList(), priceTable: priceTable() }
}
