import type { CookieChoice } from '@seneb/contracts/vocabulary/cookie-purposes'

import type { Analytics } from '../analytics/start-analytics.js'
import type { CookieChoiceCause } from './cookie-choice.js'
import { clearReferrerHost, storeReferrerHost } from './partner-thanks.js'
import { documentHash } from '../graph/document-hash.js'
import { RecordCookieChoiceDocument, type RecordCookieChoiceMutation } from '../graph/generated/hashes/graphql.js'
import type { StoredCookieChoice } from './stored-cookie-choice.js'

let analyticsRunning: Promise<Analytics> | undefined

/**
 * Starts what the visitor allowed and stops what they refused (CONS-08). The analytics script is not loaded before
 * Analytics is allowed (D-70, ANA-01).
 */
export function applyCookieChoice({ analytics, personalization }: CookieChoice, cause: CookieChoiceCause): void {
  if (personalization) storeReferrerHost()
  else clearReferrerHost()

  if (analytics && cause !== 'consent-necessary') {
    if (analyticsRunning) void analyticsRunning.then(({ onChoiceRepeated }) => onChoiceRepeated(cause))
    else analyticsRunning = beginAnalytics(cause)
  } else {
    void analyticsRunning?.then(({ stop }) => stop())
    analyticsRunning = undefined
  }
}

async function beginAnalytics(cause: Exclude<CookieChoiceCause, 'consent-necessary'>) {
  const { sendPageEvents, startAnalytics } = await import('../analytics/start-analytics.js')
  return startAnalytics(cause, sendPageEvents)
}

/**
 * Sends a choice to the receipt log and returns the receipt's ID, or undefined when the log is unreachable; the next
 * page then retries with the same key (D-03, CONS-11). Uses plain `fetch`, because the graph client is larger than the
 * whole early script and the request must outlive the page.
 */
export async function sendCookieChoice({
  choice,
  policyVersion,
  key,
}: StoredCookieChoice): Promise<string | undefined> {
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json, application/json' },
      body: JSON.stringify({
        documentId: documentHash(RecordCookieChoiceDocument),
        operationName: 'RecordCookieChoice',
        variables: { input: { policyVersion, ...choice }, idempotencyKey: key },
      }),
    })
    const { data } = (await response.json()) as { data?: RecordCookieChoiceMutation | null }
    const result = data?.recordCookieChoice
    return result?.__typename === 'CookieChoiceRecorded' ? result.receiptId : undefined
  } catch {
    return undefined
  }
}
