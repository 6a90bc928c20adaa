import { StatusChip } from '../ui/status-chip.js'
import { outcomeLabels, stateLabels } from './enquiry-labels.js'
import type { Enquiry } from './enquiry.js'

const tones = { NEW: 'info', OPEN: 'good', WAITING: 'warn', CLOSED: 'bare' } as const

/** Shows the state of an enquiry in one word; the outcome when it is closed. */
export function StateChip({ enquiry: { outcome, state } }: { readonly enquiry: Enquiry }) {
  return <StatusChip tone={tones[state]}>{outcome ? outcomeLabels[outcome] : stateLabels[state]}</StatusChip>
}
