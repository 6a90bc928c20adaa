import { useCallback, useEffect, useState } from 'react'

import type { CountryChoice } from './country-choice.js'

/** Keeps the countries of the page: those it came with, asked for anew when they were late or on request (AIR-01..05). */
export function useCountryChoice(initial: CountryChoice) {
  const [choice, setChoice] = useState(initial)

  const load = useCallback(async (refresh: boolean): Promise<void> => {
    setChoice((known) => ({ ...known, state: 'loading' }))
    try {
      const { askCountries } = await import('./ask-lists.js')
      setChoice(await askCountries(refresh))
    } catch {
      setChoice((known) => ({ ...known, state: 'failed' }))
    }
  }, [])

  useEffect(() => {
    if (initial.state === 'loading') void load(false)
  }, [initial.state, load])

  return { choice, refresh: () => void load(true) }
}
