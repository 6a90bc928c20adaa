import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { builtInCountries } from './built-in-countries.js'
import { listCountriesSql } from './country.queries.js'
import { mergeCountries } from './country.rules.js'
import type { CountryList } from './countries.types.js'

/** The countries of the database merged with the built-in ones; empty while the table holds none. */
export type CachedCountries = CachedList<CountryList>

/** The cached country list of a process (AIR-11, AIR-17). */
export function cachedCountries(): CachedCountries {
  return new CachedList({ failure: 'Failed to load countries from database', load })
}

async function load(ctx: Ctx): Promise<CountryList> {
  const rows = await ctx.db.read((tx) => tx.query<{ code: string | null; name: string }>(listCountriesSql))
  const stored = rows.map(({ code, name }) => (code ? { code, name } : { name }))
  return stored.length > 0 ? mergeCountries(stored, builtInCountries) : []
}
