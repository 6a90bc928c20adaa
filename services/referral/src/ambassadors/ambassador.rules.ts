import type { AmbassadorState } from '@seneb/contracts/vocabulary/referral-codes'

export type AmbassadorMove = 'pause' | 'resume' | 'end'

const moves: Readonly<Record<AmbassadorMove, Partial<Record<AmbassadorState, AmbassadorState>>>> = {
  pause: { active: 'paused' },
  resume: { paused: 'active' },
  end: { active: 'ended', paused: 'ended' },
}

/** Returns the state after a move; undefined when the state does not allow it. An end is final. */
export function stateAfter(state: AmbassadorState, move: AmbassadorMove): AmbassadorState | undefined {
  return moves[move][state]
}
