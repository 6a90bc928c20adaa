import { publicationBounds } from '@seneb/contracts/publications/publication-editing'
import { useState } from 'react'

import {
  DeskArchiveClaimDocument,
  DeskArchivePublicationDocument,
  DeskDiscardDraftDocument,
  DeskReturnClaimDocument,
  DeskReturnDraftDocument,
  DeskReturnLegalDocument,
  DeskScheduleClaimDocument,
  DeskScheduleDraftDocument,
  DeskScheduleLegalDocument,
} from '../../graph/generated/content/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { NoteBar } from '../../ui/note-bar.js'
import { contentCopy } from './content.copy.js'
import { asTargeted, publisherOf, type SavedState, type Target } from './publication-kinds.js'

const copy = contentCopy.publicationDialogs

interface PublicationDialogProps {
  readonly target: Target
  /** Called with nothing when the action was refused. */
  readonly onDone: (saved: SavedState | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the reason for which a version goes back to its author. */
export function ReturnDialog({ onClose, onDone, target }: PublicationDialogProps) {
  const [reason, setReason] = useState('')
  const texts = useDeskMutation(DeskReturnDraftDocument, (data) => data.returnPublicationDraft)
  const claims = useDeskMutation(asTargeted(DeskReturnClaimDocument), (data) => data.returnClaim)
  const legal = useDeskMutation(asTargeted(DeskReturnLegalDocument), (data) => data.returnLegalVersion)
  const { mutate, isBusy, error } = { claims, legal, texts }[publisherOf(target.kind)]
  const send = async () => onDone(await mutate({ ...target, reason }))
  return (
    <DeskDialog title={copy.returnTitle} onClose={onClose}>
      <DialogForm submitLabel={copy.returnAction} isBusy={isBusy} error={formError(error, ['reason'])} onSubmit={send}>
        <TextField
          label={copy.returnReason}
          autoComplete="off"
          maxLength={publicationBounds.note}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for the time of publication: on the clock of the person, or in UTC where the day of publication is its date. */
export function ScheduleDialog({ onClose, onDone, target }: PublicationDialogProps) {
  const [at, setAt] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const texts = useDeskMutation(DeskScheduleDraftDocument, (data) => data.schedulePublicationDraft)
  const claims = useDeskMutation(asTargeted(DeskScheduleClaimDocument), (data) => data.scheduleClaim)
  const legal = useDeskMutation(asTargeted(DeskScheduleLegalDocument), (data) => data.scheduleLegalVersion)
  const { mutate, isBusy, error } = { claims, legal, texts }[publisherOf(target.kind)]
  const isLegal = publisherOf(target.kind) === 'legal'
  const timeZone = isLegal ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone
  const send = async () => {
    const time = new Date(isLegal ? `${at}Z` : at)
    setInvalid(Number.isNaN(time.getTime()))
    if (Number.isNaN(time.getTime())) return
    await onDone(await mutate({ ...target, publishAt: time.toISOString() }))
  }
  return (
    <DeskDialog title={copy.scheduleTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.scheduleAction}
        isBusy={isBusy}
        error={formError(error, ['publishAt'])}
        onSubmit={send}
      >
        <TextField
          label={copy.scheduleLabel(timeZone)}
          hint={isLegal ? copy.scheduleLegal : undefined}
          type="datetime-local"
          value={at}
          onValue={setAt}
          error={isInvalid ? copy.scheduleInvalid : messageAt(error, 'publishAt')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for confirmation before a draft is given up. */
export function DiscardDialog({ onClose, onDone, target }: PublicationDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(DeskDiscardDraftDocument, (data) => data.discardPublicationDraft)
  const send = async () => onDone(await mutate(target))
  return (
    <DeskDialog title={copy.discardTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.discardAction}
        variant="danger"
        isBusy={isBusy}
        error={formError(error)}
        onSubmit={send}
      >
        <p>{copy.discardText}</p>
      </DialogForm>
    </DeskDialog>
  )
}

interface ArchiveDialogProps extends PublicationDialogProps {
  readonly hasAddress: boolean
}

/** Asks for confirmation and for the page that replaces a text before it leaves the site. */
export function ArchiveDialog({ hasAddress, onClose, onDone, target }: ArchiveDialogProps) {
  const [path, setPath] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskArchivePublicationDocument, (data) => data.archivePublication)
  const send = async () => {
    const redirectPath = path.trim()
    await onDone(await mutate({ ...target, ...(redirectPath ? { redirectPath } : {}) }))
  }
  return (
    <DeskDialog title={copy.archiveTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.archiveAction}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, hasAddress ? ['redirectPath'] : [])}
        onSubmit={send}
      >
        <p>{copy.archiveText}</p>
        {hasAddress && (
          <TextField
            label={copy.archiveRedirect}
            autoComplete="off"
            maxLength={publicationBounds.path}
            value={path}
            onValue={setPath}
            error={messageAt(error, 'redirectPath')}
          />
        )}
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for confirmation before a record of the register leaves the site, and names the pages that show it. */
export function ArchiveClaimDialog({ onClose, onDone, target }: PublicationDialogProps) {
  const { mutate, isBusy, error } = useDeskMutation(
    asTargeted(DeskArchiveClaimDocument),
    ({ archiveClaim }) => archiveClaim,
  )
  const uses = messageAt(error, 'isUseConfirmed')
  const send = async () => onDone(await mutate({ ...target, isUseConfirmed: uses !== undefined }))
  return (
    <DeskDialog title={copy.archiveTitle} onClose={onClose}>
      <DialogForm
        submitLabel={uses ? copy.archiveAnyway : copy.archiveAction}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['isUseConfirmed'])}
        onSubmit={send}
      >
        <p>{copy.archiveText}</p>
        {uses && <NoteBar tone="warn">{uses}</NoteBar>}
      </DialogForm>
    </DeskDialog>
  )
}
