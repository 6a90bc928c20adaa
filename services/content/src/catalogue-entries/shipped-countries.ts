import { builtInCountries } from '../countries/cached-countries.js'
import { shippedAirports } from '../airports/shipped-airports.js'

/** Every country that ships, by code: those of the forms and those of airports, such as territories (AIR-04). */
export const shippedCountries: ReadonlyMap<string, { readonly code: string; readonly name: string }> = new Map(
  [
    ...shippedAirports.map(({ country, countryCode }) => ({ code: countryCode, name: country })),
    ...builtInCountries.flatMap(({ code, name }) => (code === undefined ? [] : [{ code, name }])),
  ].map((country) => [country.code, country]),
)
