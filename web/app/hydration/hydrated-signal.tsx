import { useEffect } from 'react'

import { hydratedEvent } from './hydrated-event.js'

/** Tells the early script that React answers now. Part of the layout, so that error pages tell it too (ERR-02). */
export function HydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    dispatchEvent(new Event(hydratedEvent))
  }, [])

  return null
}
