import { readShipped } from '../shipped/read-shipped.js'
import type { Country } from './countries.types.js'

/** The built-in list of about 195 countries (AIR-04); how it was made stands in shipped/PROVENANCE.md. */
export const builtInCountries = readShipped('countries.json') as readonly Country[]
