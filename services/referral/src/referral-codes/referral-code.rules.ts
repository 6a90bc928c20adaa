import type { ReferralCodeState, StoredCodeState } from '@seneb/contracts/vocabulary/referral-codes'

export type CodeMove = 'assign' | 'revoke' | 'block' | 'unblock' | 'merge'

/** Facts of a code that decide which moves it allows. */
export interface CodeFacts {
  readonly state: ReferralCodeState
  /** True for a code that had an ambassador. */
  readonly hadOwner: boolean
  /** Seen: the code was an id on links before staff acted on it. */
  readonly origin: 'made' | 'seen'
}

const moves: Readonly<Record<Exclude<CodeMove, 'unblock'>, Partial<Record<ReferralCodeState, StoredCodeState>>>> = {
  assign: { 'in-stock': 'assigned', revoked: 'assigned', assigned: 'assigned' },
  revoke: { assigned: 'revoked' },
  block: { unverified: 'blocked', 'in-stock': 'blocked', assigned: 'blocked', revoked: 'blocked' },
  merge: { unverified: 'merged', assigned: 'merged', revoked: 'merged' },
}

/**
 * Returns the state after a change; undefined when the state does not allow it. The end of a block restores no links: a
 * code that had an ambassador stays revoked until it is assigned again. A merge is final.
 */
export function codeStateAfter({ hadOwner, origin, state }: CodeFacts, move: CodeMove): ReferralCodeState | undefined {
  if (move !== 'unblock') return moves[move][state]
  if (state !== 'blocked') return undefined
  if (origin === 'seen') return 'unverified'
  return hadOwner ? 'revoked' : 'in-stock'
}
