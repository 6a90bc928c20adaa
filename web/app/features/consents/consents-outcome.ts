import type {
  GivenConsentsQuery,
  RestoreConsentMutation,
  WithdrawConsentMutation,
} from '../../graph/generated/graphql.js'

/** A consent as its page shows it. */
export type ShownConsent = GivenConsentsQuery['givenConsents'][number]

/** What a page of a link shows: the consents as they stand, and what became of what was just asked for. */
export type ConsentsOutcome =
  | { readonly kind: 'shown' | 'withdrawn' | 'restored'; readonly consents: readonly ShownConsent[] }
  | { readonly kind: 'link-invalid' | 'limited' | 'failed' }

/** What is told of a link's consents; a link without any is none of ours, or its enquiry has ended by itself. */
export function shownOutcomeOf({ givenConsents }: GivenConsentsQuery): ConsentsOutcome {
  return givenConsents.length > 0 ? { kind: 'shown', consents: givenConsents } : { kind: 'link-invalid' }
}

/** What the graph's answer to a withdrawal, or to taking one back, means. */
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
