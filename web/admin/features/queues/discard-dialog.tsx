import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskDiscardDocument } from '../../graph/generated/queues/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import type { ServiceQueues } from './service-words.js'
import { TextField } from '../../ui/fields.js'

interface DiscardDialogProps {
  readonly service: ServiceQueues['service']
  readonly ids: readonly string[]
  readonly onClose: () => void
  /** Called with the number of discarded letters. */
  readonly onDiscarded: (count: number) => void
}

/** Requires a reason before dead letters are discarded. */
export function DiscardDialog({ ids, onClose, onDiscarded, service }: DiscardDialogProps) {
  const [reason, setReason] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(DeskDiscardDocument, ({ discardDeadLetters }) => discardDeadLetters)
  const discard = async () => {
    const done = await act({ service, ids: [...ids], reason })
    if (done) onDiscarded(done.ids.length)
  }
  const sentence = wholeSentence(refusal, ['reason'])
  return (
    <DeskDialog title={ids.length === 1 ? 'Discard one letter' : `Discard ${ids.length} letters`} onClose={onClose}>
      <DeskForm onSubmit={discard}>
        {sentence && <NoteBar tone="bad">{sentence}</NoteBar>}
        <p>Their content is deleted immediately and cannot be restored.</p>
        <TextField
          label="Why"
          hint="In a few words; the list shows it."
          autoComplete="off"
          autoFocus
          value={reason}
          onValue={setReason}
          error={sentenceAt(refusal, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {isBusy ? 'Discarding...' : 'Discard for good'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DeskForm>
    </DeskDialog>
  )
}
