import { useEffect, useSyncExternalStore } from 'react'

import { hydratedEvent } from '../browser/page-events.js'

const never = () => () => undefined

/** False on the server and while hydrating, true afterwards, for content that must start as plain HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Signals to the early script that React now handles events. Part of the layout, so that error pages signal it too
 * (ERR-02).
 */
export function HydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event(hydratedEvent))
  }, [])

  return null
}
