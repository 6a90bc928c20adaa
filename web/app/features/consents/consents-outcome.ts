import type {
  GivenConsentsQuery,
  RestoreConsentMutation,
  WithdrawConsentMutation,
} from '../../graph/generated/graphql.js'

/** A consent as its page shows it. */
export type VisibleConsent = GivenConsentsQuery['givenConsents'][number]

/** Content of a link's page: the current consents, and the result of the last request. */
export type ConsentsOutcome =
  | { readonly kind: 'shown' | 'withdrawn' | 'restored'; readonly consents: readonly VisibleConsent[] }
  | { readonly kind: 'link-invalid' | 'limited' | 'failed' }

/** Returns the outcome to show for a link's consents; without any, the link is not ours or its enquiry has expired. */
export function visibleOutcomeOf({ givenConsents }: GivenConsentsQuery): ConsentsOutcome {
  return givenConsents.length > 0 ? { kind: 'shown', consents: givenConsents } : { kind: 'link-invalid' }
}

/** Returns the outcome of the graph's reply to a withdrawal or to its reversal. */
export function changedOutcomeOf(
  result: WithdrawConsentMutation['withdrawConsent'] | RestoreConsentMutation['restoreConsent'],
): ConsentsOutcome {
  switch (result.__typename) {
    case 'ConsentWithdrawn':
      return { kind: 'withdrawn', consents: result.consents }
    case 'ConsentRestored':
      return { kind: 'restored', consents: result.consents }
    case 'InvalidInput':
    case 'ConsentLinkInvalid':
      return { kind: 'link-invalid' }
    case 'TooManyRequests':
      return { kind: 'limited' }
    case 'TemporarilyUnavailable':
      return { kind: 'failed' }
  }
}
