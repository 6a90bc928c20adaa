import type { PublicationState, PublicationVersionState } from '../../graph/generated/content/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { contentCopy } from './content.copy.js'

type State = PublicationState | PublicationVersionState

const tones: Partial<Record<State, 'bad' | 'good' | 'info' | 'warn'>> = {
  DRAFT: 'info',
  IN_REVIEW: 'warn',
  APPROVED: 'good',
  SCHEDULED: 'warn',
  UNPUBLISHED: 'info',
  ARCHIVED: 'info',
}

/** State of a text or version; the usual one is bare. */
export function StateChip({ state }: { readonly state: State }) {
  return <StatusChip tone={tones[state] ?? 'bare'}>{contentCopy.states[state]}</StatusChip>
}
