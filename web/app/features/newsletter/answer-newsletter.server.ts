import { newsletterToken } from '@seneb/contracts/forms/newsletter.form'

import {
  ConfirmNewsletterDocument,
  SubscribeNewsletterDocument,
  UnsubscribeNewsletterDocument,
} from '../../graph/generated/operations.js'
import type { AskGraph } from '../../graph/load-context.js'
import { formUseOf } from '../../ui/form-use.js'
import {
  confirmOutcomeOf,
  looksLikeAddress,
  subscribeOutcomeOf,
  unsubscribeOutcomeOf,
  type LinkOutcome,
  type SubscribeOutcome,
} from './newsletter-outcome.js'

/** HTTP's word for each outcome of a form or a link. */
export const statusOf: Readonly<Record<SubscribeOutcome | LinkOutcome, number>> = {
  'to-confirm': 200,
  subscribed: 200,
  duplicate: 200,
  invalid: 422,
  confirmed: 200,
  'confirmed-before': 200,
  unsubscribed: 200,
  'link-invalid': 404,
  failed: 503,
}

/** Takes an address from a form that the browser posted by itself (NEWS-03, NEWS-04). */
export async function subscribeWithoutScript(form: FormData, askGraph: AskGraph): Promise<SubscribeOutcome> {
  const email = form.get('email')
  if (typeof email !== 'string' || !looksLikeAddress(email)) return 'invalid'
  const reading = await askGraph(SubscribeNewsletterDocument, { email, formUse: await formUseOf(form) })
  return reading.unavailable ? 'failed' : subscribeOutcomeOf(reading.data)
}

/** What can be said of a link before anybody is asked: that it is none of ours, or nothing yet. */
export function outcomeBeforeAsking(token: string | undefined): LinkOutcome | null {
  return newsletterToken().isValidSync(token) ? null : 'link-invalid'
}

/** Confirms the subscription a mail's link stands for (D-16). */
export async function confirmByLink(token: string | undefined, askGraph: AskGraph): Promise<LinkOutcome> {
  const reading = await askGraph(ConfirmNewsletterDocument, { token })
  return reading.unavailable ? 'failed' : confirmOutcomeOf(reading.data)
}

/** Ends the subscription a mail's link stands for, confirmed or not. */
export async function unsubscribeByLink(token: string | undefined, askGraph: AskGraph): Promise<LinkOutcome> {
  const reading = await askGraph(UnsubscribeNewsletterDocument, { token })
  return reading.unavailable ? 'failed' : unsubscribeOutcomeOf(reading.data)
}
