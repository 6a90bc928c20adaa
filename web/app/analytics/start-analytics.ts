import {
  pageNameOf,
  scrollMilestones,
  timeMilestones,
  vitalBoundOf,
  type PageName,
  type VitalName,
} from '@seneb/contracts/vocabulary/page-events'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

import { pageChangeEvent, signalEvent, type PageSignal } from '../browser/page-events.js'
import { documentHash } from '../graph/document-hash.js'
import { RecordPageEventsDocument } from '../graph/generated/hashes/graphql.js'

/** An event of a page; it contains no data about the visitor (D-70). */
type PageEvent =
  | Milestone
  | Vital
  | { readonly name: 'page_view' | PageSignal }
  | { readonly name: 'consent_loaded_from_storage' | 'consent_accepted_all' | 'consent_preferences_saved' }

/** Reason for which analytics may start: a stored choice, or one made just now. */
type AnalyticsCause = keyof typeof consentEvents

const consentEvents = {
  stored: 'consent_loaded_from_storage',
  'consent-all': 'consent_accepted_all',
  'consent-save': 'consent_preferences_saved',
} as const

/** Analytics at work. */
export interface Analytics {
  /** Counts a choice that was made while it runs and lets it go on. */
  readonly onChoiceRepeated: (cause: AnalyticsCause) => void
  readonly stop: () => void
}

export type SendPageEvents = (page: PageName, events: readonly PageEvent[]) => void

/**
 * Collects the events of each page and sends them once, when the page is left or hidden (ANA-01..04). Runs only while
 * the visitor allows Analytics; `stop` ends it and discards unsent events.
 */
export function startAnalytics(cause: AnalyticsCause, sendEvents: SendPageEvents): Analytics {
  const controller = new AbortController()
  const { signal } = controller
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
    onChoiceRepeated: (again) => view.add({ name: consentEvents[again] }),
    stop: () => {
      controller.abort()
      view.stop()
    },
  }
}

/** The page that the browser loaded, not the one shown now: vitals describe the load. */
function loadedPage(): PageName {
  const load = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation')[0] : undefined
  return pageNameOf(load ? new URL(load.name).pathname : location.pathname)
}

function newPageView(before: readonly PageEvent[]) {
  const events: PageEvent[] = [...before, { name: 'page_view' }]
  const seen = new Set(events.map(({ name }) => name))
  const stop = watchMilestones((milestone) => events.push(milestone))
  const add = (event: PageEvent): void => {
    // Each event once per page view.
    if (!seen.has(event.name)) events.push(event)
    seen.add(event.name)
  }
  return { page: pageNameOf(location.pathname), events, add, stop }
}

type Milestone =
  | { readonly name: 'scroll_depth'; readonly milestone: (typeof scrollMilestones)[number] }
  | { readonly name: 'time_on_page'; readonly milestone: (typeof timeMilestones)[number] }

/** Interval of the time check; a time milestone is reported at most this much late. */
const tickMs = 1000

/**
 * Reports each scroll and time milestone of one page once, when it is first reached, until the returned function is
 * called (ANA-02, ANA-03). Time while the page is hidden does not count.
 */
function watchMilestones(reached: (milestone: Milestone) => void): () => void {
  const stopScroll = watchScroll((milestone) => reached({ name: 'scroll_depth', milestone }))
  const stopTime = watchTime((milestone) => reached({ name: 'time_on_page', milestone }))
  return () => {
    stopScroll()
    stopTime()
  }
}

function watchScroll(reached: (milestone: (typeof scrollMilestones)[number]) => void): () => void {
  const remaining = [...scrollMilestones]
  const check = (): void => {
    const { scrollHeight, clientHeight } = document.documentElement
    const scrollRange = scrollHeight - clientHeight
    // A pixel may be lost to rounding at some zoom levels.
    if (scrollRange > 0) updateReached(remaining, ((window.scrollY + 1) / scrollRange) * 100, reached)
  }
  window.addEventListener('scroll', check, { passive: true })
  return () => window.removeEventListener('scroll', check)
}

function watchTime(reached: (milestone: (typeof timeMilestones)[number]) => void): () => void {
  const remaining = [...timeMilestones]
  let inViewMs = 0
  let observedSince = isPageVisible() ? performance.now() : undefined
  const check = (): void => {
    const now = performance.now()
    if (observedSince !== undefined) inViewMs += now - observedSince
    observedSince = isPageVisible() ? now : undefined
    updateReached(remaining, inViewMs / 1000, reached)
  }
  const timer = setInterval(check, tickMs)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}

function isPageVisible(): boolean {
  return document.visibilityState === 'visible'
}

/** Removes and returns every remaining milestone up to `value`. */
function updateReached<M extends number>(remaining: M[], value: number, reached: (milestone: M) => void): void {
  for (let next = remaining[0]; next !== undefined && next <= value; next = remaining[0]) {
    remaining.shift()
    reached(next)
  }
}

/** A vital of the page that the visit began on, by the bound it counts to. */
interface Vital {
  readonly name: VitalName
  readonly milestone: number
}

/**
 * Reports each Core Web Vital of this load once, as soon as it is known; most are known when the page is left (D-39).
 * Includes measurements from before this call.
 */
function watchVitals(measured: (vital: Vital) => void): void {
  // Without load timing the library would throw, and the page's other events would be lost.
  if (!('getEntriesByType' in performance)) return
  const reported = new Set<VitalName>()
  const report = (name: VitalName, factor: number) => (metric: Metric) => {
    // A page that is shown again reports again; a load counts once.
    if (reported.has(name)) return
    reported.add(name)
    measured({ name, milestone: vitalBoundOf(name, metric.value * factor) })
  }
  onLCP(report('lcp', 1))
  onINP(report('inp', 1))
  onCLS(report('cls', 1000))
  onTTFB(report('ttfb', 1))
}

/**
 * Sends a page's events to our own collector once, because a lost count is better than a doubled one. The type is JSON,
 * because the gateway refuses types that other sites' pages can send (D-70).
 */
export const sendPageEvents: SendPageEvents = (page, events) => {
  const body = JSON.stringify({
    documentId: documentHash(RecordPageEventsDocument),
    operationName: 'RecordPageEvents',
    variables: { input: { page, events } },
  })
  navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }))
}
