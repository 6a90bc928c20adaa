import recordPageEvents from './measure.graphql?raw'
import type { PageEvent } from './start-measuring.js'

/**
 * Sends a page's events to our own collector, once; a lost count is better than one counted double. JSON by name, for
 * the gateway refuses what a page of another site could send (D-70).
 */
export function sendPageEvents(page: string, events: readonly PageEvent[]): void {
  const body = JSON.stringify({
    query: recordPageEvents,
    operationName: 'RecordPageEvents',
    variables: { input: { page, events } },
  })
  navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }))
}
