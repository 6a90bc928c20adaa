import type { ReferralType } from '@seneb/contracts/forms/referral-id.form'
import { referralMessages } from '@seneb/contracts/forms/referral-messages'

import type { ProcessReferralMutation } from '../../graph/generated/graphql.js'
import { referralsCopy } from './referrals.copy.js'

/** Result of a referral link, as its page and toast report it (REF-14). */
export type ReferralOutcome =
  | {
      readonly kind: 'welcome'
      readonly type: ReferralType
      readonly referrerName: string
      /** Time at which the visit of this session was counted, in ms; undefined when it was not. */
      readonly visitedAt: number | undefined
    }
  /** Unknown link; nothing is stored. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Our own failure: the referral stays stored, because it may be valid. */
  | { readonly kind: 'failed'; readonly message: string; readonly isException: boolean }

/** The response never arrived, or was invalid (REF-33). */
export const unexpectedFailure: ReferralOutcome = {
  kind: 'failed',
  message: referralsCopy.errors.unexpected,
  isException: true,
}

/** Returns the outcome of the graph's response for the visitor (REF-34, REF-38, REF-41, REF-42, D-78). */
export function outcomeOf({ processReferral: result }: ProcessReferralMutation): ReferralOutcome {
  switch (result.__typename) {
    case 'ReferralProcessed':
      // Without a referrer the code is invented: the service counts the visit, but the page must not claim that someone
      // shared the link.
      if (!result.referrerName) {
        return { kind: 'refused', message: referralMessages.unknownCode(result.referralId ?? '') }
      }
      return {
        kind: 'welcome',
        type: result.referralType === 'tour-guide' ? 'tour-guide' : 'general',
        referrerName: result.referrerName,
        visitedAt: result.visitRecorded ? Date.parse(result.processedAt) : undefined,
      }
    case 'InvalidReferralLink':
    case 'ReferralCodeUnknown':
    case 'ReferralCodeInactive':
    case 'InvalidInput':
      return { kind: 'refused', message: result.message }
    case 'TemporarilyUnavailable':
      return { kind: 'failed', message: referralsCopy.errors.processing, isException: false }
    case 'TooManyRequests':
      return { kind: 'failed', message: referralsCopy.errors.unspoken, isException: false }
  }
}
