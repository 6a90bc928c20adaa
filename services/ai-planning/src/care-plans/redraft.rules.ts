import type { ChangeReason, RedraftState } from '@seneb/contracts/vocabulary/care-plans'

/** Another draft that somebody asked for, as it is stored. */
export interface Redraft {
  readonly reason: ChangeReason
  readonly askedBy: string
  readonly askedAt: string
  /** The plan knows what became of it. */
  readonly isConcluded: boolean
  readonly hasFailed: boolean
  /** The version that it became. */
  readonly version: number | null
}

/** What became of a draft, as people are told. */
export function redraftStateOf({ hasFailed, isConcluded, version }: Redraft): RedraftState {
  if (!isConcluded) return 'writing'
  if (version !== null) return 'used'
  return hasFailed ? 'failed' : 'set-aside'
}
