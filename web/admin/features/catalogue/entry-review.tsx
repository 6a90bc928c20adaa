import { catalogueBounds } from '@seneb/contracts/publications/catalogue-entries'
import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import {
  DeskApproveCatalogueVersionDocument,
  DeskReturnCatalogueVersionDocument,
  DeskWithdrawCatalogueVersionDocument,
} from '../../graph/generated/catalogue/graphql.js'
import { holds, type Viewer } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { useError } from '../../session/use-error.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { When } from '../../ui/when.js'
import { textOfContent, type NamedShape } from '../../schema-form/content-schema.js'
import { ChangedLines } from '../../schema-form/changed-lines.js'
import { catalogueCopy } from './catalogue.copy.js'
import type { EntryDetails } from './catalogue-entries.js'

const copy = catalogueCopy.review

interface EntryReviewProps {
  readonly details: EntryDetails
  readonly fields: readonly NamedShape[]
  readonly viewer: Viewer
  /** Whether a newer revision was saved here than the one that is shown. */
  readonly isPending: boolean
  readonly onChanged: () => Promise<void>
}

/** The version that waits for a second person, with its changes and the actions that the viewer's roles allow. */
export function EntryReview({ details, fields, isPending, onChanged, viewer }: EntryReviewProps) {
  const { content, entry, pending, revision } = details
  const [done, setDone] = useState('')
  const [isReturning, setReturning] = useState(false)
  // A version that comes in while somebody reads the one before is decided on only when it was read, too.
  const [read, setRead] = useState({ number: pending?.number, revision })
  const showLatest = () => setRead({ number: pending?.number, revision })
  const isKnown = !pending || read.number === undefined || pending.writtenBy?.id === viewer.id
  if (pending?.number !== read.number && isKnown) showLatest()
  const target = { kind: entry.kind, key: entry.key, revision: read.revision }
  const [error, setError] = useError()
  const approve = useDeskMutation(DeskApproveCatalogueVersionDocument, (data) => data.approveCatalogueVersion, setError)
  const withdraw = useDeskMutation(
    DeskWithdrawCatalogueVersionDocument,
    (data) => data.withdrawCatalogueVersion,
    setError,
  )
  const finish = async (saved: { readonly state: string } | undefined) => {
    if (saved) {
      setDone(copy.done[saved.state] ?? '')
      setError(undefined)
    } else showLatest()
    setReturning(false)
    await onChanged()
  }
  if (!pending && done === '' && !error) return null
  return (
    <section className="desk-panel" aria-label={copy.label}>
      <div className="desk-panel-head">
        <h2>{copy.label}</h2>
      </div>
      <div className="grid gap-3 p-4">
        {pending && (
          <>
            <p>
              {copy.by(pending.writtenBy?.name ?? '')}, <When at={pending.writtenAt} />
            </p>
            {pending.note && <p className="desk-small wrap-anywhere">{pending.note}</p>}
            <p>{copy.difference}</p>
            <ChangedLines before={textOfContent(content, fields)} after={textOfContent(pending.content, fields)} />
            <div className="flex flex-wrap gap-2">
              {holds(viewer, 'CATALOGUE_APPROVE') && (
                <>
                  <Button
                    variant="brand"
                    isBusy={approve.isBusy || isPending}
                    onClick={() => void approve.mutate(target).then(finish)}
                  >
                    {copy.approve}
                  </Button>
                  <Button isBusy={isPending} onClick={() => setReturning(true)}>
                    {copy.returnIt}
                  </Button>
                </>
              )}
              {holds(viewer, 'CATALOGUE_EDIT') && (
                <Button isBusy={withdraw.isBusy || isPending} onClick={() => void withdraw.mutate(target).then(finish)}>
                  {copy.withdraw}
                </Button>
              )}
            </div>
          </>
        )}
        {/* Another person may have decided, which leaves the refusal alone. */}
        {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
        <span role="status" className="desk-small">
          {pending ? '' : done}
        </span>
      </div>
      {isReturning && <ReturnDialog target={target} onDone={finish} onClose={() => void finish(undefined)} />}
    </section>
  )
}

interface ReturnDialogProps {
  readonly target: Pick<EntryDetails['entry'], 'key' | 'kind'> & { readonly revision: number }
  readonly onDone: (saved: { readonly state: string }) => Promise<void>
  readonly onClose: () => void
}

function ReturnDialog({ onClose, onDone, target }: ReturnDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(
    DeskReturnCatalogueVersionDocument,
    (data) => data.returnCatalogueVersion,
  )
  const submit = async () => {
    const saved = await mutate({ ...target, reason })
    if (saved) await onDone(saved)
  }
  return (
    <DeskDialog title={copy.returnTitle} onClose={onClose}>
      <DialogForm submitLabel={copy.returnIt} isBusy={isBusy} error={formError(error, ['reason'])} onSubmit={submit}>
        <TextField
          label={copy.returnReason}
          autoComplete="off"
          maxLength={catalogueBounds.note}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
