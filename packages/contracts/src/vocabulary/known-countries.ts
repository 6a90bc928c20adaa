import { getCountries } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'

import { countryName } from './country-names.js'

const codes: ReadonlySet<string> = new Set(getCountries(metadata))

/** Returns the shipped name of a country by its ISO 3166-1 alpha-2 code; undefined for a code that no country has. */
export function knownCountryName(code: string): string | undefined {
  return codes.has(code) ? countryName(code) : undefined
}
