import { Button } from '@seneb/ui/button'

import { wholeSentence } from '../../graph/refusal.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { DraftState } from './draft-saver.js'

interface AnswerDraftStatusProps {
  readonly state: DraftState
  /** Shows what was written elsewhere instead. */
  readonly onShowOther: () => void
  /** Saves the text shown here over the other version. */
  readonly onSaveOver: () => void
}

/** Shows the state of the draft, announced politely as it changes, and the choices when it was edited elsewhere. */
export function AnswerDraftStatus({ onSaveOver, onShowOther, state }: AnswerDraftStatusProps) {
  const actions = (
    <span className="flex flex-wrap gap-2">
      <Button isSmall onClick={onShowOther}>
        Show the other
      </Button>
      <Button isSmall onClick={onSaveOver}>
        Save this one
      </Button>
    </span>
  )
  return (
    <>
      <p role="status" className="desk-small">
        {wordsOf(state)}
      </p>
      {state.kind === 'changed-elsewhere' && (
        <NoteBar tone="warn" title="This draft was changed elsewhere" action={actions}>
          You edited, sent or discarded it in another tab or on another device. What you see here isn't saved.
        </NoteBar>
      )}
    </>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Returns a text that stays the same within a minute, so that a person who writes is not interrupted. */
function wordsOf(state: DraftState): string {
  if (state.kind === 'saved') return `Draft saved at ${clock.format(new Date(state.at))}`
  if (state.kind === 'not-saved') return `Draft not saved yet. ${wholeSentence(state.refusal)}`
  return state.kind === 'not-discarded' ? `The draft is still stored. ${state.refusal.message}` : ''
}
