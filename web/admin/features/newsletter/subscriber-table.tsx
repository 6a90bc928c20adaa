import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import {
  DeskEraseSubscriberDocument,
  DeskSuppressSubscriberDocument,
} from '../../graph/generated/newsletter/graphql.js'
import { formError } from '../../graph/desk-error.js'
import { ExportRecordDialog } from '../../session/export-record-dialog.js'
import { holds, useStaffSession } from '../../session/staff-session.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TableHead } from '../../ui/figures-table.js'
import { NoteBar } from '../../ui/note-bar.js'
import { Day } from '../../ui/when.js'
import { SubscriberChip } from './newsletter-chips.js'
import type { Subscriber } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.subscribers

interface SubscriberTableProps {
  readonly subscribers: readonly Subscriber[]
  readonly mayManage: boolean
  readonly onChanged: () => Promise<void>
}

/** Subscribers with their states; those who may suppress and erase them here. */
export function SubscriberTable({ mayManage, onChanged, subscribers }: SubscriberTableProps) {
  const { viewer } = useStaffSession()
  const mayExport = viewer ? holds(viewer, 'ENQUIRY_EXPORT') : false
  const [erased, setErased] = useState<Subscriber>()
  const [exported, setExported] = useState<Subscriber>()
  const { mutate, isBusy, error } = useDeskMutation(DeskSuppressSubscriberDocument, ({ result }) => result)
  const [done, setDone] = useState('')
  const suppress = async ({ email, id, isSuppressed }: Subscriber) => {
    setDone('')
    if (await mutate({ id, isSuppressed: !isSuppressed })) {
      setDone((isSuppressed ? copy.lifted : copy.suppressed)(email ?? copy.hidden))
    }
    // A subscriber whom others changed is read again as well.
    await onChanged()
  }
  const onErased = async () => {
    setErased(undefined)
    setDone('')
    await onChanged()
  }
  const [address, state, since, actions] = copy.columns
  return (
    <>
      {error && <NoteBar tone="bad">{formError(error)}</NoteBar>}
      <p role="status" className="desk-small px-4">
        {done}
      </p>
      <table className="desk-table">
        <TableHead columns={mayManage ? copy.columns : copy.readingColumns} />
        <tbody>
          {subscribers.map((one) => (
            <tr key={one.id}>
              <td data-head={address} className="wrap-anywhere">
                {one.email ?? copy.hidden}
              </td>
              <td data-head={state}>
                <SubscriberChip state={one.isSuppressed ? 'SUPPRESSED' : one.state} />
              </td>
              <td data-head={since}>
                <Day at={one.suppressedAt ?? one.unsubscribedAt ?? one.confirmedAt ?? one.requestedAt} />
              </td>
              {mayManage && (
                <td data-head={actions}>
                  <span className="flex flex-wrap gap-2">
                    <Button isSmall isBusy={isBusy} onClick={() => void suppress(one)}>
                      {one.isSuppressed ? copy.lift : copy.suppress}
                      <span className="sr-only">{copy.of(one.email ?? '')}</span>
                    </Button>
                    {mayExport && (
                      <Button isSmall onClick={() => setExported(one)}>
                        {copy.exportRecord}
                        <span className="sr-only">{copy.of(one.email ?? '')}</span>
                      </Button>
                    )}
                    <Button isSmall onClick={() => setErased(one)}>
                      {copy.erase}
                      <span className="sr-only">{copy.of(one.email ?? '')}</span>
                    </Button>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {exported && (
        <ExportRecordDialog
          record={{ id: exported.id, reference: copy.exportName }}
          of="newsletter-"
          lines={copy.exportLines}
          onDone={() => setExported(undefined)}
          onClose={() => setExported(undefined)}
        />
      )}
      {erased && <EraseDialog subscriber={erased} onDone={onErased} onClose={() => setErased(undefined)} />}
    </>
  )
}

interface EraseDialogProps {
  readonly subscriber: Subscriber
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

function EraseDialog({ onClose, onDone, subscriber: { email, id } }: EraseDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskEraseSubscriberDocument, ({ result }) => result)
  const erase = async () => {
    if (await mutate({ id })) await onDone()
  }
  return (
    <DeskDialog title={copy.eraseTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.eraseAction}
        variant="danger"
        isBusy={isBusy}
        error={formError(error)}
        onSubmit={erase}
      >
        <p className="wrap-anywhere font-semibold">{email}</p>
        {copy.eraseLines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </DialogForm>
    </DeskDialog>
  )
}
