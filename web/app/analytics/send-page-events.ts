import { documentHash } from '../graph/document-hash.js'
import { RecordPageEventsDocument } from '../graph/generated/hashes/graphql.js'
import type { SendPageEvents } from './start-analytics.js'

/**
 * Sends a page's events to our own collector, once; a lost count is better than one counted double. JSON by name, for
 * the gateway refuses what a page of another site could send (D-70).
 */
export const sendPageEvents: SendPageEvents = (page, events) => {
  const body = JSON.stringify({
    documentId: documentHash(RecordPageEventsDocument),
    operationName: 'RecordPageEvents',
    variables: { input: { page, events } },
  })
  navigator.sendBeacon('/graphql', new Blob([body], { type: 'application/json' }))
}
