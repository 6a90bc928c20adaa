import { Button } from '@seneb/ui/button'

import { formError } from '../../graph/desk-error.js'
import { NoteBar } from '../../ui/note-bar.js'
import { repliesCopy } from './replies.copy.js'
import type { DraftState } from './draft-saver.js'

const copy = repliesCopy.replyDraftStatus

interface ReplyDraftStatusProps {
  readonly state: DraftState
  /** Replaces the text by the version saved elsewhere. */
  readonly onShowOther: () => void
  /** Saves this text over the other version. */
  readonly onSaveOver: () => void
}

/** Shows the state of the draft, announced politely as it changes, and the choices when it was edited elsewhere. */
export function ReplyDraftStatus({ onSaveOver, onShowOther, state }: ReplyDraftStatusProps) {
  const actions = (
    <span className="flex flex-wrap gap-2">
      <Button isSmall onClick={onShowOther}>
        {copy.showTheOther}
      </Button>
      <Button isSmall onClick={onSaveOver}>
        {copy.saveThisOne}
      </Button>
    </span>
  )
  return (
    <>
      <p role="status" className="desk-small">
        {textOf(state)}
      </p>
      {state.kind === 'changed-elsewhere' && (
        <NoteBar tone="warn" title={copy.title} action={actions}>
          {copy.note}
        </NoteBar>
      )}
    </>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Returns a text that stays the same within a minute, so that a person who writes is not interrupted. */
function textOf(state: DraftState): string {
  if (state.kind === 'saved') return copy.draftSavedAt(clock.format(new Date(state.at)))
  if (state.kind === 'not-saved') return copy.draftNotSavedYet(formError(state.error) ?? '')
  return state.kind === 'not-discarded' ? copy.theDraftIsStill(state.error.message) : ''
}
