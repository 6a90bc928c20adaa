import { useCallback, useEffect, useRef, useState } from 'react'

import type { AirportsState } from './airports-state.js'

/** AIR-11: what was loaded serves for an hour; asking again on purpose loads it anew. */
const freshMs = 3_600_000
const cache = new Map<string, { readonly at: number; readonly state: AirportsState }>()

/** Loads the airports of the chosen country; the answer for a country left behind is dropped. */
export function useAirports(country: string) {
  const [state, setState] = useState<AirportsState>({ kind: 'none' })
  const asked = useRef('')

  const load = useCallback(async (wanted: string, refresh: boolean): Promise<void> => {
    const known = cache.get(wanted)
    if (known && !refresh && Date.now() - known.at < freshMs) {
      setState(known.state)
      return
    }
    setState({ kind: 'loading' })
    const loaded = await askFor(wanted, refresh)
    if (loaded.kind === 'loaded' && !loaded.standIn) cache.set(wanted, { at: Date.now(), state: loaded })
    if (asked.current === wanted) setState(loaded)
  }, [])

  useEffect(() => {
    asked.current = country
    if (country === '') setState({ kind: 'none' })
    else void load(country, false)
  }, [country, load])

  return { state, refresh: () => void load(country, true) }
}

/** Where even the code that asks cannot be had, the airport can still be typed. */
async function askFor(country: string, refresh: boolean): Promise<AirportsState> {
  try {
    const { askAirports } = await import('./ask-lists.js')
    return await askAirports(country, refresh)
  } catch {
    return { kind: 'error' }
  }
}
