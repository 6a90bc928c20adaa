import { browserGraph } from '../../graph/browser-graph.js'
import { AirportsDocument, CountriesDocument } from '../../graph/generated/operations.js'
import type { AirportsState } from './airports-state.js'
import { countryChoiceFrom, type CountryChoice } from './country-choice.js'

/** The countries anew; rejects when the gateway cannot be reached. */
export async function askCountries(refresh: boolean): Promise<CountryChoice> {
  const variables = { refresh }
  const { data } = await browserGraph.query({ query: CountriesDocument, variables, fetchPolicy: 'network-only' })
  return countryChoiceFrom(data ? { data } : { unavailable: 'failed' })
}

/** The airports of a country; an error state when they cannot be had (AIR-06). */
export async function askAirports(country: string, refresh: boolean): Promise<AirportsState> {
  try {
    const variables = { country, refresh }
    const { data } = await browserGraph.query({ query: AirportsDocument, variables, fetchPolicy: 'no-cache' })
    if (!data) return { kind: 'error' }
    const { source, totalCount, airports } = data.airports
    const names = airports.map(({ name }) => name)
    return { kind: 'loaded', count: totalCount, names, standIn: source === 'FALLBACK' }
  } catch {
    return { kind: 'error' }
  }
}
