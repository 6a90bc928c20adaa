/** AIR-12: fewer airports than this in the whole table, and it is not (yet) to be relied on. */
export const sufficientAirports = 200

const collate = new Intl.Collator('en').compare

/** 'Cairo International Airport (CAI)' (AIR-10). */
export function airportName(name: string, code: string): string {
  return `${name} (${code})`
}

/** Sorts airports into their countries, each airport once (AIR-13, AIR-18). */
export function airportListOf(rows: readonly AirportOfCountry[]): AirportList {
  const groups = new Map<string, { country: string; airports: ListedAirport[]; formerNames: readonly string[] }>()
  for (const { country, formerCountries = [], ...airport } of rows) {
    const key = countryKey(country)
    const group = groups.get(key) ?? { country: country.trim(), airports: [], formerNames: formerCountries }
    group.airports.push(airport)
    groups.set(key, group)
  }
  const countries = [...groups].flatMap(([key, { country, airports, formerNames }]) => {
    const listed: CountryAirports = { country, airports: mergeAirports(airports, []) }
    const former = formerNames.map(countryKey).filter((name) => !groups.has(name))
    return [key, ...former].map((name) => [name, listed] as const)
  })
  return { total: rows.length, countries: new Map(countries) }
}

/**
 * Both lists in one, sorted by name, each airport once: it is the same when its name is, whatever its case and the
 * code that trails it (AIR-13). The first list wins.
 */
export function mergeAirports(first: readonly ListedAirport[], second: readonly ListedAirport[]): ListedAirport[] {
  const merged = new Map<string, ListedAirport>()
  for (const { code, name } of [...first, ...second]) {
    const key = nameKey(name)
    if (!merged.has(key)) merged.set(key, { code, name })
  }
  return [...merged.values()].sort(compareAirports)
}

/** The order of every airport list: by name as people read, then by what makes two names differ (AIR-18). */
export function compareAirports(a: ListedAirport, b: ListedAirport): number {
  return collate(a.name, b.name) || compareText(a.name, b.name) || compareText(a.code, b.code)
}

/** Chosen airports of a country, and the source of the list. */
export interface ChosenAirports extends CountryAirports {
  readonly source: 'DATABASE' | 'FALLBACK'
}

/**
 * Returns the airports to offer for a country. A database with at least 200 airports is authoritative, even where it
 * has none for the country (AIR-12). Otherwise the built-in list of the country is used, merged with the airports in
 * the database (AIR-13..15). Undefined when neither has any: the load has failed for this country (AIR-16).
 */
export function chooseAirports(
  country: string,
  stored: AirportList | undefined,
  builtIn: AirportList,
): ChosenAirports | undefined {
  const key = countryKey(country)
  const inDatabase = stored?.countries.get(key)
  const shipped = builtIn.countries.get(key)
  if (stored && stored.total >= sufficientAirports) {
    return { source: 'DATABASE', ...(inDatabase ?? { country: country.trim(), airports: [] }) }
  }
  if (shipped) {
    const airports = mergeAirports(inDatabase?.airports ?? [], shipped.airports)
    return { source: 'FALLBACK', country: shipped.country, airports }
  }
  return inDatabase && { source: 'DATABASE', ...inDatabase }
}

function countryKey(country: string): string {
  return country.trim().toLowerCase()
}

function nameKey(name: string): string {
  return name
    .replace(/\s*\([A-Za-z]{3}\)\s*$/, '')
    .trim()
    .toLowerCase()
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** An airport as people choose it; `name` reads 'Name Airport (XXX)' (AIR-10). */
export interface ListedAirport {
  readonly code: string
  readonly name: string
}

/** An airport with its country, and the names that the country had before. */
export interface AirportOfCountry extends ListedAirport {
  readonly country: string
  readonly formerCountries?: readonly string[]
}

/** One country's airports, sorted by name. */
interface CountryAirports {
  readonly country: string
  readonly airports: readonly ListedAirport[]
}

/** All airports of a source, by country; `total` counts them before doubles were dropped. */
export interface AirportList {
  readonly total: number
  readonly countries: ReadonlyMap<string, CountryAirports>
}
