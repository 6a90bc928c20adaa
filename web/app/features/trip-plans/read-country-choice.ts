import { countryName } from '@seneb/contracts/vocabulary/country-names'

import type { CountriesQuery } from '../../graph/generated/graphql.js'
import type { GraphReading } from '../../graph/load-context.js'
import { countriesWithCallingCode } from '../../ui/calling-codes.js'
import type { CountryChoice, CountryOption } from './country-choice.js'

/** Converts the graph's response; `late` means that it may still arrive, so the browser requests it again. */
export function countryChoiceFrom(reading: GraphReading<CountriesQuery>): CountryChoice {
  if (reading.unavailable === 'late') return { state: 'loading', countries: builtInCountries() }
  if (reading.unavailable) return { state: 'failed', countries: builtInCountries() }
  const { source, countries } = reading.data.countries
  return {
    state: source === 'FALLBACK' ? 'fallback' : 'loaded',
    countries: countries.map(({ code, name }) => ({ code: code ?? '', name })),
  }
}

/** Members and observers of the United Nations, Kosovo and Taiwan are countries here; territories are not. */
const territories = new Set(
  'AI AS AW AX BL BM BQ CC CK CW CX EH FK FO GF GG GI GL GP GU HK IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PR RE SH SJ SX TC TK VG VI WF YT'.split(
    ' ',
  ),
)

/** Our own list as a fallback: ISO countries under their English names, sorted (D-54). */
export function builtInCountries(): readonly CountryOption[] {
  return countriesWithCallingCode()
    .filter((code) => !territories.has(code))
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}
