import { useCallback, useEffect, useState } from 'react'

import { CountriesDocument } from '../../graph/generated/operations.js'
import { countryChoiceFrom, type CountryChoice } from './country-choice.js'

/** Keeps the countries of the page: those it came with, asked for anew when they were late or on request (AIR-01..05). */
export function useCountryChoice(initial: CountryChoice) {
  const [choice, setChoice] = useState(initial)

  const load = useCallback(async (refresh: boolean): Promise<void> => {
    setChoice((known) => ({ ...known, state: 'loading' }))
    const { browserGraph } = await import('../../graph/browser-graph.js')
    try {
      const variables = { refresh }
      const { data } = await browserGraph.query({ query: CountriesDocument, variables, fetchPolicy: 'network-only' })
      setChoice(countryChoiceFrom(data ? { data } : { unavailable: 'failed' }))
    } catch {
      setChoice((known) => ({ ...known, state: 'failed' }))
    }
  }, [])

  useEffect(() => {
    if (initial.state === 'loading') void load(false)
  }, [initial.state, load])

  return { choice, refresh: () => void load(true) }
}
