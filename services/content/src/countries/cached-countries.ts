import type { Ctx } from '@seneb/service-kit/ctx'

import { CachedList } from '../cached-list.js'
import { contentData } from '../content-files/content-folder.js'
import { type CountryList, type Country, mergeCountries } from './country.rules.js'

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

/** Built-in list of about 195 countries (AIR-04); PROVENANCE.md describes how it was made. */
export const builtInCountries = contentData('countries.json') as readonly Country[]

/** The countries of the airports table (AIR-17). */
const listCountriesSql = `/* listCountries */ select distinct country as name, country_code as code from airports`
