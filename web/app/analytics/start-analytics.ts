import { pageNameOf, type PageName } from '@seneb/contracts/vocabulary/page-events'

import { pageChangeEvent, signalEvent, type PageSignal } from './page-signals.js'
import { watchMilestones, type Milestone } from './milestones.js'
import { watchVitals, type Vital } from './watch-vitals.js'

/** Something to be counted of a page; nothing of who looked at it (D-70). */
export type PageEvent =
  | Milestone
  | Vital
  | { readonly name: 'page_view' | PageSignal }
  | { readonly name: 'consent_loaded_from_storage' | 'consent_accepted_all' | 'consent_preferences_saved' }

/** Why analytics may begin: a choice that was stored, or made just now. */
export type AnalyticsCause = keyof typeof consentEvents

const consentEvents = {
  stored: 'consent_loaded_from_storage',
  'consent-all': 'consent_accepted_all',
  'consent-save': 'consent_preferences_saved',
} as const

/** Analytics at work. */
export interface Analytics {
  /** Counts a choice that was made while it runs and lets it go on. */
  readonly chosenAgain: (cause: AnalyticsCause) => void
  readonly stop: () => void
}

export type SendPageEvents = (page: PageName, events: readonly PageEvent[]) => void

/**
 * Gathers what happens on each page and sends it when the page is left or out of sight, once (ANA-01..04). Runs
 * only while the visitor allows Analytics; `stop` ends it and forgets what was not sent.
 */
export function startAnalytics(cause: AnalyticsCause, sendEvents: SendPageEvents): Analytics {
  const ends = new AbortController()
  const { signal } = ends
  let view = newPageView([{ name: consentEvents[cause] }])
  const load = { page: loadedPage(), vitals: [] as Vital[] }
  watchVitals((vital) => load.vitals.push(vital))

  const send = (): void => {
    if (view.events.length > 0) sendEvents(view.page, view.events.splice(0))
    if (load.vitals.length > 0) sendEvents(load.page, load.vitals.splice(0))
  }
  addEventListener('pagehide', send, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), { signal })
  addEventListener(signalEvent, (event) => view.add({ name: (event as CustomEvent<PageSignal>).detail }), {
    signal,
  })
  addEventListener(
    pageChangeEvent,
    () => {
      send()
      view.stop()
      view = newPageView([])
    },
    { signal },
  )
  return {
    chosenAgain: (again) => view.add({ name: consentEvents[again] }),
    stop: () => {
      ends.abort()
      view.stop()
    },
  }
}

/** The page that the browser loaded, whichever is shown by now: vitals are of the load. */
function loadedPage(): PageName {
  const load = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation')[0] : undefined
  return pageNameOf(load ? new URL(load.name).pathname : location.pathname)
}

function newPageView(before: readonly PageEvent[]) {
  const events: PageEvent[] = [...before, { name: 'page_view' }]
  const told = new Set(events.map(({ name }) => name))
  const stop = watchMilestones((milestone) => events.push(milestone))
  const add = (event: PageEvent): void => {
    // Each event once per page view.
    if (!told.has(event.name)) events.push(event)
    told.add(event.name)
  }
  return { page: pageNameOf(location.pathname), events, add, stop }
}
