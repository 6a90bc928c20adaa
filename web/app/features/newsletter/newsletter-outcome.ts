import type { ConfirmNewsletterMutation, UnsubscribeNewsletterMutation } from '../../graph/generated/graphql.js'
import type { FormOutcome } from '../../forms/form-request.js'

/** Result of an accepted request for the newsletter. */
type SubscribeReceipt = 'to-confirm' | 'subscribed' | 'duplicate'

/** Result of a request for the newsletter. */
export type SubscribeOutcome = SubscribeReceipt | 'invalid' | 'failed'

/** Result of a link in a newsletter mail. */
export type LinkOutcome = 'confirmed' | 'confirmed-before' | 'unsubscribed' | 'link-invalid' | 'limited' | 'failed'

/** Whether the page of a link offers its button again. */
export function canTryAgain(outcome: LinkOutcome): boolean {
  return outcome === 'limited' || outcome === 'failed'
}

/** Returns the outcome that the toast and the line at the field report (NEWS-06, NEWS-07, NEWS-08). */
export function subscribeOutcomeOf(outcome: FormOutcome<SubscribeReceipt>): SubscribeOutcome {
  if (outcome.kind === 'received') return outcome.receipt
  return outcome.kind === 'input' ? 'invalid' : 'failed'
}

/**
 * Returns the outcome of the graph's reply to a confirmation; a second click reports that it was already confirmed
 * (D-16).
 */
export function confirmOutcomeOf({ confirmNewsletter: result }: ConfirmNewsletterMutation): LinkOutcome {
  if (result.__typename === 'NewsletterConfirmed') return result.wasConfirmedBefore ? 'confirmed-before' : 'confirmed'
  return problemOf(result.__typename)
}

/** Returns the outcome of the graph's reply to an unsubscription. */
export function unsubscribeOutcomeOf({ unsubscribeNewsletter: result }: UnsubscribeNewsletterMutation): LinkOutcome {
  return result.__typename === 'NewsletterUnsubscribed' ? 'unsubscribed' : problemOf(result.__typename)
}

type LinkProblem = Exclude<
  (
    | ConfirmNewsletterMutation['confirmNewsletter']
    | UnsubscribeNewsletterMutation['unsubscribeNewsletter']
  )['__typename'],
  'NewsletterConfirmed' | 'NewsletterUnsubscribed'
>

function problemOf(problem: LinkProblem): LinkOutcome {
  switch (problem) {
    // A malformed token is treated like an unknown one.
    case 'InvalidInput':
    case 'NewsletterLinkInvalid':
      return 'link-invalid'
    case 'TooManyRequests':
      return 'limited'
    case 'TemporarilyUnavailable':
      return 'failed'
  }
}

/** Whether an address passes the browser's basic check; the service validates it fully (NEWS-03, D-18). */
export function looksLikeAddress(email: string): boolean {
  return email.trim() !== '' && email.includes('@')
}
