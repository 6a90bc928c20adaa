import { linkToken } from '@seneb/contracts/forms/link-token'

import { ConfirmNewsletterDocument, UnsubscribeNewsletterDocument } from '../../graph/generated/graphql.js'
import type { RequestGraph } from '../../graph/load-context.js'
import { confirmOutcomeOf, unsubscribeOutcomeOf, type LinkOutcome } from './newsletter-outcome.js'

/** HTTP status for each outcome of a link. */
export const statusOf: Readonly<Record<LinkOutcome, number>> = {
  confirmed: 200,
  'confirmed-before': 200,
  unsubscribed: 200,
  'link-invalid': 404,
  limited: 429,
  failed: 503,
}

/** Returns 'link-invalid' for a malformed token, or null when the graph must decide. */
export function outcomeBeforeRequest(token: string | undefined): LinkOutcome | null {
  return linkToken().isValidSync(token) ? null : 'link-invalid'
}

/** Confirms the subscription that a mail's link refers to (D-16). */
export async function confirmByLink(token: string | undefined, requestGraph: RequestGraph): Promise<LinkOutcome> {
  const reading = await requestGraph(ConfirmNewsletterDocument, { token })
  return reading.unavailable ? 'failed' : confirmOutcomeOf(reading.data)
}

/** Ends the subscription that a mail's link refers to, confirmed or not. */
export async function unsubscribeByLink(token: string | undefined, requestGraph: RequestGraph): Promise<LinkOutcome> {
  const reading = await requestGraph(UnsubscribeNewsletterDocument, { token })
  return reading.unavailable ? 'failed' : unsubscribeOutcomeOf(reading.data)
}
