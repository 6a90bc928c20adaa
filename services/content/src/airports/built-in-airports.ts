import { shippedAirports } from '../shipped/shipped-airports.js'
import { airportName, airportListOf } from './airport.rules.js'

/**
 * The countries with a built-in airport list (AIR-14): where people come to Egypt for treatment from, or fly through.
 * Of these every airport of the shipped data is listed; Algeria, Egypt, Russia and Sweden have many.
 */
export const builtInAirportCountryCodes: readonly string[] = `
  EG DZ RU SE
  AE BH DJ IQ IR JO KM KW LB LY MA MR OM QA SA SD SO SY TN TR YE
  CM CD CI ET GH KE MG NG SN TZ UG ZA
  AT BE BG CH CY CZ DE DK ES FI FR GB GR HU IE IT MT NL NO PL PT RO UA
  AZ GE IN KZ PK UZ
  AU CA CN US`
  .trim()
  .split(/\s+/)

const listed = new Set(builtInAirportCountryCodes)

/** The built-in airports by country, for when the database cannot give them (AIR-14, AIR-15). */
export const builtInAirports = airportListOf(
  shippedAirports
    .filter(({ countryCode }) => listed.has(countryCode))
    .map(({ code, country, name }) => ({ code, country, name: airportName(name, code) })),
)
