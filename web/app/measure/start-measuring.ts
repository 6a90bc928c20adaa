import { pageNameOf, type PageName } from '@seneb/contracts/vocabulary/page-events'

import { screenEvent, signalEvent, type ScreenSignal } from './page-signals.js'
import { watchMilestones, type Milestone } from './milestones.js'

/** Something to be counted of a page; nothing of who looked at it (D-70). */
export type PageEvent =
  | Milestone
  | { readonly name: 'page_view' | ScreenSignal }
  | { readonly name: 'consent_loaded_from_storage' | 'consent_accepted_all' | 'consent_preferences_saved' }

/** Why measuring may begin: a choice that was stored, or made just now. */
export type MeasuringCause = keyof typeof consentEvents

const consentEvents = {
  stored: 'consent_loaded_from_storage',
  'consent-all': 'consent_accepted_all',
  'consent-save': 'consent_preferences_saved',
} as const

export type SendPageEvents = (page: PageName, events: readonly PageEvent[]) => void

/**
 * Gathers what happens on each screen and sends it when the screen is left or out of sight, once (ANA-01..04). Runs
 * only while the visitor allows Analytics; `stop` ends it and forgets what was not sent.
 */
export function startMeasuring(cause: MeasuringCause, sendEvents: SendPageEvents): { readonly stop: () => void } {
  const ends = new AbortController()
  const { signal } = ends
  let screen = newScreen([{ name: consentEvents[cause] }])

  const send = (): void => {
    if (screen.events.length > 0) sendEvents(screen.page, screen.events.splice(0))
  }
  addEventListener('pagehide', send, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })
  addEventListener(signalEvent, (event) => screen.add({ name: (event as CustomEvent<ScreenSignal>).detail }), {
    signal,
  })
  addEventListener(
    screenEvent,
    () => {
      send()
      screen.leave()
      screen = newScreen([])
    },
    { signal },
  )
  return {
    stop: () => {
      ends.abort()
      screen.leave()
    },
  }
}

function newScreen(before: readonly PageEvent[]) {
  const events: PageEvent[] = [...before, { name: 'page_view' }]
  const told = new Set(events.map(({ name }) => name))
  const leave = watchMilestones((milestone) => events.push(milestone))
  const add = (event: PageEvent): void => {
    // One screen tells each thing once.
    if (!told.has(event.name)) events.push(event)
    told.add(event.name)
  }
  return { page: pageNameOf(location.pathname), events, add, leave }
}
