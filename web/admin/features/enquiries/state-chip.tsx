import { StatusChip } from '../../ui/status-chip.js'
import { outcomeWords, stateWords } from './enquiry-words.js'
import type { Enquiry } from './use-enquiry-pages.js'

const tones = { NEW: 'info', OPEN: 'good', WAITING: 'warn', CLOSED: 'bare' } as const

/** Where an enquiry is, in a word; of a closed one how it ended. */
export function StateChip({ enquiry: { outcome, state } }: { readonly enquiry: Enquiry }) {
  return <StatusChip tone={tones[state]}>{outcome ? outcomeWords[outcome] : stateWords[state]}</StatusChip>
}
