import type {
  ConfirmNewsletterMutation,
  SubscribeNewsletterMutation,
  UnsubscribeNewsletterMutation,
} from '../../graph/generated/operations.js'

/** What became of a request for the newsletter. */
export type SubscribeOutcome = 'to-confirm' | 'subscribed' | 'duplicate' | 'invalid' | 'failed'

/** What became of a link in a newsletter mail. */
export type LinkOutcome = 'confirmed' | 'confirmed-before' | 'unsubscribed' | 'link-invalid' | 'failed'

/** NEWS-03, D-18: the browser asks no more of an address than this; the service reads it properly. */
export function looksLikeAddress(email: string): boolean {
  return email.trim() !== '' && email.includes('@')
}

/** What the graph's answer to a request means (NEWS-06, NEWS-07, NEWS-08). */
export function subscribeOutcomeOf({ subscribeNewsletter: result }: SubscribeNewsletterMutation): SubscribeOutcome {
  switch (result.__typename) {
    case 'NewsletterRequested':
      return result.needsConfirmation ? 'to-confirm' : 'subscribed'
    case 'AlreadySubscribed':
      return 'duplicate'
    case 'InvalidInput':
      return 'invalid'
    case 'TooManyRequests':
    case 'TemporarilyUnavailable':
      return 'failed'
  }
}

/** What the graph's answer to a confirmation means; a second click is told that it had been done (D-16). */
export function confirmOutcomeOf({ confirmNewsletter: result }: ConfirmNewsletterMutation): LinkOutcome {
  if (result.__typename === 'NewsletterConfirmed') return result.wasConfirmedBefore ? 'confirmed-before' : 'confirmed'
  return problemOf(result.__typename)
}

/** What the graph's answer to an unsubscription means. */
export function unsubscribeOutcomeOf({ unsubscribeNewsletter: result }: UnsubscribeNewsletterMutation): LinkOutcome {
  return result.__typename === 'NewsletterUnsubscribed' ? 'unsubscribed' : problemOf(result.__typename)
}

type LinkProblem = Exclude<
  (
    ConfirmNewsletterMutation['confirmNewsletter'] | UnsubscribeNewsletterMutation['unsubscribeNewsletter']
  )['__typename'],
  'NewsletterConfirmed' | 'NewsletterUnsubscribed'
>

function problemOf(problem: LinkProblem): LinkOutcome {
  switch (problem) {
    // A token that cannot be one of ours is no better than one that is not.
    case 'InvalidInput':
    case 'NewsletterLinkInvalid':
      return 'link-invalid'
    case 'TooManyRequests':
    case 'TemporarilyUnavailable':
      return 'failed'
  }
}
