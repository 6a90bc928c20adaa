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
  type Row = { readonly code: string | null; readonly name: string; readonly isRetired: boolean | null }
  const rows = await ctx.db.read((tx) => tx.query<Row>(listCountriesSql))
  const retiredCodes = rows.flatMap(({ code, isRetired }) => (isRetired && code !== null ? [code] : []))
  const stored = rows.filter(({ isRetired }) => !isRetired).map(({ code, name }) => (code ? { code, name } : { name }))
  if (stored.length === 0) return { countries: [], retiredCodes }
  const retired = new Set(retiredCodes)
  const merged = mergeCountries(stored, builtInCountries)
  return { countries: merged.filter(({ code }) => code === undefined || !retired.has(code)), retiredCodes }
}

/** Built-in list of about 195 countries (AIR-04); PROVENANCE.md describes how it was made. */
export const builtInCountries = contentData('countries.json') as readonly Country[]

/** The countries that staff edited or added, then those of the airports table (AIR-17). */
const listCountriesSql = `/* listCountries */
  select code, name, retired_at is not null as "isRetired" from countries
  union all
  select distinct a.country_code, a.country, false from airports a
  where a.retired_at is null and not exists (select from countries c where c.code = a.country_code)`
