import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskDiscardDocument } from '../../graph/generated/queues/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { queuesCopy } from './queues.copy.js'
import type { ServiceQueues } from './service-labels.js'
import { TextField } from '../../ui/fields.js'

const copy = queuesCopy.discardDialog

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
  const { mutate, isBusy, error } = useDeskMutation(DeskDiscardDocument, ({ discardDeadLetters }) => discardDeadLetters)
  const discard = async () => {
    const done = await mutate({ service, ids: [...ids], reason })
    if (done) onDiscarded(done.ids.length)
  }
  const message = formError(error, ['reason'])
  return (
    <DeskDialog title={ids.length === 1 ? copy.discardOneLetter : copy.discardLetters(ids.length)} onClose={onClose}>
      <DeskForm onSubmit={discard}>
        {message && <NoteBar tone="bad">{message}</NoteBar>}
        <p>{copy.text}</p>
        <TextField
          label={copy.label}
          hint={copy.hint}
          autoComplete="off"
          autoFocus
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {isBusy ? copy.discarding : copy.discardPermanently}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      </DeskForm>
    </DeskDialog>
  )
}
