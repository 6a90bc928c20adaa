import type { LegalVersionsShown } from '@seneb/contracts/vocabulary/legal-versions'

import { requestBrowserGraph, clearRequestOf } from '../../forms/request-browser-graph.js'
import type { BotSignals } from '../../forms/bot-signals.js'
import { makeRequest } from '../../forms/form-request.js'
import { subscribeOutcomeOf, type SubscribeOutcome } from './newsletter-outcome.js'
import { newsletterDefinition } from './newsletter.definition.js'

/** Subscribes to the newsletter from the browser (NEWS-04). */
export async function sendNewsletter(
  email: string,
  shown: { readonly botSignals: BotSignals; readonly legalVersions: LegalVersionsShown | undefined },
): Promise<SubscribeOutcome> {
  const request = newsletterDefinition.request(makeRequest, { email })
  const outcome = await request.send(requestBrowserGraph, { idempotencyKey: '', ...shown })
  clearRequestOf(outcome)
  return subscribeOutcomeOf(outcome)
}
