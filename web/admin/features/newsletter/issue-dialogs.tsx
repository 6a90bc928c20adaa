import { newsletterBounds } from '@seneb/contracts/vocabulary/newsletter'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import {
  DeskDeleteNewsletterIssueDocument,
  DeskReturnNewsletterIssueDocument,
  DeskScheduleNewsletterIssueDocument,
  DeskSendNewsletterIssueDocument,
} from '../../graph/generated/newsletter/graphql.js'
import { formError, messageAt } from '../../graph/desk-error.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextAreaField, TextField } from '../../ui/fields.js'
import { savedState } from '../../unsaved/unsaved.js'
import type { SavedIssue } from './newsletter-issue.js'
import { newsletterCopy } from './newsletter.copy.js'

const copy = newsletterCopy.dialogs

interface IssueDialogProps {
  readonly id: string
  readonly version: number
  /** Confirmed subscribers now. */
  readonly audience: number
  /** Called with nothing when the action was refused. */
  readonly onDone: (saved: SavedIssue | undefined) => Promise<void>
  readonly onClose: () => void
}

/** Shows how many people get the issue, and asks for that number before it is sent. */
export function SendDialog({ audience, id, onClose, onDone, version }: IssueDialogProps) {
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskSendNewsletterIssueDocument, ({ result }) => result)
  const send = async () => {
    const isRight = typed.trim() === String(audience)
    setWrong(!isRight)
    if (isRight) await onDone(await mutate({ id, version }))
  }
  return (
    <DeskDialog title={copy.sendTitle} onClose={onClose}>
      <DialogForm submitLabel={copy.sendAction} isBusy={isBusy} error={formError(error)} onSubmit={send}>
        <p>{copy.sendText(audience)}</p>
        <TextField
          label={copy.sendLabel}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onValue={setTyped}
          error={isWrong ? copy.sendMismatch : undefined}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for the time at which to send, on the clock of the person. */
export function ScheduleDialog({ id, onClose, onDone, version }: IssueDialogProps) {
  const [at, setAt] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskScheduleNewsletterIssueDocument, ({ result }) => result)
  const schedule = async () => {
    const time = new Date(at)
    setInvalid(Number.isNaN(time.getTime()))
    if (Number.isNaN(time.getTime())) return
    await onDone(await mutate({ id, version, sendAt: time.toISOString() }))
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <DeskDialog title={copy.scheduleTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.scheduleAction}
        isBusy={isBusy}
        error={formError(error, ['sendAt'])}
        onSubmit={schedule}
      >
        <TextField
          label={copy.scheduleLabel(timeZone)}
          type="datetime-local"
          value={at}
          onValue={setAt}
          error={isInvalid ? copy.scheduleInvalid : messageAt(error, 'sendAt')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for the reason for which an issue goes back to its authors. */
export function ReturnDialog({ id, onClose, onDone, version }: IssueDialogProps) {
  const [reason, setReason] = useState('')
  const { mutate, isBusy, error } = useDeskMutation(DeskReturnNewsletterIssueDocument, ({ result }) => result)
  const send = async () => onDone(await mutate({ id, version, reason }))
  return (
    <DeskDialog title={copy.returnTitle} onClose={onClose}>
      <DialogForm submitLabel={copy.returnAction} isBusy={isBusy} error={formError(error, ['reason'])} onSubmit={send}>
        <TextAreaField
          label={copy.returnLabel}
          maxLength={newsletterBounds.reason}
          value={reason}
          onValue={setReason}
          error={messageAt(error, 'reason')}
        />
      </DialogForm>
    </DeskDialog>
  )
}

/** Asks for confirmation before an issue is deleted. */
export function DeleteDialog({ id, onClose, onDone, version }: IssueDialogProps) {
  const navigate = useNavigate()
  const { mutate, isBusy, error } = useDeskMutation(DeskDeleteNewsletterIssueDocument, ({ result }) => result)
  const send = async () => {
    if (await mutate({ id, version })) void navigate('/newsletter', { state: savedState })
    else await onDone(undefined)
  }
  return (
    <DeskDialog title={copy.deleteTitle} onClose={onClose}>
      <DialogForm
        submitLabel={copy.deleteAction}
        variant="danger"
        isBusy={isBusy}
        error={formError(error)}
        onSubmit={send}
      >
        <p>{copy.deleteText}</p>
      </DialogForm>
    </DeskDialog>
  )
}
