import type { CookieChoice } from '@seneb/contracts/vocabulary/cookie-purposes'

import type { Analytics } from '../analytics/start-analytics.js'
import type { CookieChoiceCause } from './cookie-choice.js'
import { forgetReferrerHost, storeReferrerHost } from './partner-thanks.js'

let analyticsRunning: Promise<Analytics> | undefined

/**
 * Lets what was allowed begin and what was refused end (CONS-08). The analytics script is not even loaded before
 * Analytics was allowed (D-70, ANA-01).
 */
export function applyCookieChoice({ analytics, personalization }: CookieChoice, cause: CookieChoiceCause): void {
  if (personalization) storeReferrerHost()
  else forgetReferrerHost()

  if (analytics && cause !== 'consent-necessary') {
    if (analyticsRunning) void analyticsRunning.then(({ chosenAgain }) => chosenAgain(cause))
    else analyticsRunning = beginAnalytics(cause)
  } else {
    void analyticsRunning?.then(({ stop }) => stop())
    analyticsRunning = undefined
  }
}

async function beginAnalytics(cause: Exclude<CookieChoiceCause, 'consent-necessary'>) {
  const { startAnalytics } = await import('../analytics/start-analytics.js')
  const { sendPageEvents } = await import('../analytics/send-page-events.js')
  return startAnalytics(cause, sendPageEvents)
}
