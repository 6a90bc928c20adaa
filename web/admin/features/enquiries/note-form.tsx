import { useState } from 'react'

import { DeskAddNoteDocument } from '../../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useTellWriting } from '../../live/tell-presence.js'
import { useAct } from '../../session/use-act.js'
import { DeskButton } from '../../ui/desk-button.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { TextArea } from '../../ui/text-area.js'
import type { EnquiryPartProps } from './enquiry-part.js'

/** What is written, and the key that makes one note of it however often it is sent. */
function draftOf(words: string) {
  return { words, idempotencyKey: crypto.randomUUID() }
}

/** A note for the team; the patient never reads it. */
export function NoteForm({ enquiry: { id }, onChanged }: EnquiryPartProps) {
  const [draft, setDraft] = useState(() => draftOf(''))
  const { act, isBusy, refusal } = useAct(DeskAddNoteDocument, ({ addCareNote }) => addCareNote)
  useTellWriting(draft.words !== '')
  const save = async () => {
    if (!(await act({ id, ...draft }))) return
    setDraft(draftOf(''))
    await onChanged()
  }
  const whole = wholeSentence(refusal, ['words'])
  return (
    <DeskForm onSubmit={save}>
      {whole && <NoteBar tone="bad">{whole}</NoteBar>}
      <TextArea
        label="Note, for the team only"
        name="note"
        value={draft.words}
        onValue={(words) => setDraft(draftOf(words))}
        error={sentenceAt(refusal, 'words')}
      />
      <DeskButton type="submit" className="justify-self-start" isBusy={isBusy}>
        Add the note
      </DeskButton>
    </DeskForm>
  )
}
