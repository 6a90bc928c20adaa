import { contentData } from '../content-files/content-folder.js'

/** One airport of the shipped data; `name` is without the code. */
export interface ShippedAirport {
  readonly code: string
  readonly name: string
  readonly country: string
  readonly countryCode: string
}

interface CountryOfFile {
  readonly code: string
  readonly name: string
  /** Names by IATA code. */
  readonly airports: Readonly<Record<string, string>>
}

/** Every airport that we ship, about 3,200; PROVENANCE.md names their source. */
export const shippedAirports: readonly ShippedAirport[] = countriesOfFile().flatMap((country) =>
  Object.entries(country.airports).map(([code, name]) => ({
    code,
    name,
    country: country.name,
    countryCode: country.code,
  })),
)

function countriesOfFile(): readonly CountryOfFile[] {
  return contentData('airports.json') as readonly CountryOfFile[]
}
