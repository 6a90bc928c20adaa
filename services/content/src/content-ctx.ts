import type { Ctx } from '@seneb/service-kit/ctx'

import { airportList, type AirportList } from './airports/airport-list.js'
import { countryList, type CountryList } from './countries/country-list.js'

/** What content's use cases receive: the kit's ctx and the lists this process keeps in memory (AIR-11). */
export interface ContentCtx extends Ctx {
  readonly countryList: CountryList
  readonly airportList: AirportList
}

/** Widens the kit's ctx, once per process. */
export function contentCtx(base: Ctx): ContentCtx {
  return { ...base, countryList: countryList(), airportList: airportList() }
}
