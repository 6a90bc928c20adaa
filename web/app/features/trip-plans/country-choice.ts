import { countriesWithCallingCode } from '../../ui/calling-codes.js'
import { countryName } from '../../ui/country-names.js'
import type { CountriesQuery } from '../../graph/generated/operations.js'
import type { GraphReading } from '../../graph/load-context.js'

export interface CountryOption {
  readonly code: string
  readonly name: string
}

/**
 * The countries a person may choose, and how they came: from the graph, from our own built-in list because the graph
 * gave none, or not yet (AIR-01..05, D-52). There is always a list.
 */
export interface CountryChoice {
  readonly state: 'loaded' | 'fallback' | 'failed' | 'loading'
  readonly countries: readonly CountryOption[]
}

/** Reads the graph's answer; `late` means it may still come and the browser asks again. */
export function countryChoiceFrom(reading: GraphReading<CountriesQuery>): CountryChoice {
  if (reading.unavailable === 'late') return { state: 'loading', countries: builtInCountries() }
  if (reading.unavailable) return { state: 'failed', countries: builtInCountries() }
  const { source, countries } = reading.data.countries
  return {
    state: source === 'FALLBACK' ? 'fallback' : 'loaded',
    countries: countries.map(({ code, name }) => ({ code: code ?? '', name })),
  }
}

/** A choice as the page's data carry it: one text, which a browser reads at once, instead of four hundred. */
export interface CarriedCountryChoice {
  readonly state: CountryChoice['state']
  /** A line for each country: its code, a space, its name. */
  readonly lines: string
}

/** Makes a choice small for the page. */
export function carriedCountryChoice({ state, countries }: CountryChoice): CarriedCountryChoice {
  return { state, lines: countries.map(({ code, name }) => `${code} ${name}`).join('\n') }
}

/** The choice again, as it was before it was carried. */
export function countryChoiceOf({ state, lines }: CarriedCountryChoice): CountryChoice {
  const countries = lines === '' ? [] : lines.split('\n').map(countryOf)
  return { state, countries }
}

function countryOf(line: string): CountryOption {
  const space = line.indexOf(' ')
  return { code: line.slice(0, space), name: line.slice(space + 1) }
}

/** Members and observers of the United Nations, Kosovo and Taiwan are countries here; territories are not. */
const territories = new Set(
  'AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PR RE SH SJ SX TC TK VG VI WF YT'.split(
    ' ',
  ),
)

/** Our own list, for when the graph has none: ISO countries under their English names, sorted (D-54). */
export function builtInCountries(): readonly CountryOption[] {
  return countriesWithCallingCode()
    .filter((code) => !territories.has(code))
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
