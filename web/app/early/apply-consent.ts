import type { ConsentChoice } from '@seneb/contracts/vocabulary/cookie-purposes'

import type { ConsentCause } from './consent.js'
import { forgetReferrerHost, keepReferrerHost } from './partner-thanks.js'

let measuring: Promise<{ readonly stop: () => void }> | undefined

/**
 * Lets what was allowed begin and what was refused end (CONS-08). The script that measures is not even loaded before
 * Analytics was allowed (D-70, ANA-01).
 */
export function applyConsent({ analytics, personalization }: ConsentChoice, cause: ConsentCause): void {
  if (personalization) keepReferrerHost()
  else forgetReferrerHost()

  if (analytics && cause !== 'consent-necessary') measuring ??= beginMeasuring(cause)
  else {
    void measuring?.then(({ stop }) => stop())
    measuring = undefined
  }
}

async function beginMeasuring(cause: Exclude<ConsentCause, 'consent-necessary'>) {
  const { startMeasuring } = await import('../measure/start-measuring.js')
  const { sendPageEvents } = await import('../measure/send-page-events.js')
  return startMeasuring(cause, sendPageEvents)
}
