import { Button } from '@seneb/ui/button'
import { useRef, useState } from 'react'

import { DeskAddNoteDocument } from '../../graph/generated/enquiries/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskKeys } from '../../keys/desk-keys.js'
import { usePublishWriting } from '../../live/publish-presence.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useStoredText } from '../../session/stored-text.js'
import { useLatest } from '../../session/use-latest.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { EnquiryPartProps } from '../../enquiry/enquiry-part.js'
import { noteFormCopy as copy } from './note-form.copy.js'
import { TextAreaField } from '../../ui/fields.js'

/** Adds a note for the team, which the patient never reads. Unsaved text stays in this tab. */
export function NoteForm({ enquiry: { id }, onChanged }: EnquiryPartProps) {
  const [note, storeText] = useStoredText(`note.${id}`)
  // The key stores one note for any number of attempts.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const write = (written: string) => {
    storeText(written)
    setKey(crypto.randomUUID())
  }
  const latest = useLatest(note)
  const field = useRef<HTMLTextAreaElement>(null)
  useDeskKeys([{ key: 't', label: copy.writeANote, run: () => field.current?.focus() }])
  const { mutate, isBusy, error } = useDeskMutation(DeskAddNoteDocument, ({ addCareNote }) => addCareNote)
  usePublishWriting(note !== '')
  const save = async () => {
    if (!(await mutate({ id, note, idempotencyKey }))) return
    // Text typed during the save is the next note.
    if (latest.current === note) write('')
    await onChanged()
  }
  const message = formError(error, ['note'])
  return (
    <DeskForm onSubmit={save}>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <TextAreaField
        label={copy.label}
        ref={field}
        aria-keyshortcuts="t"
        name="note"
        value={note}
        onValue={write}
        error={messageAt(error, 'note')}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          {copy.addTheNote}
        </Button>
        {note && <span className="desk-small">{copy.storedInThisTab}</span>}
      </div>
    </DeskForm>
  )
}
