import { useState } from 'react'

import { formError, messageAt } from '../../graph/desk-error.js'
import { DeskDismissEmailDocument } from '../../graph/generated/unmatched-emails/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { TextField } from '../../ui/fields.js'
import { unmatchedEmailsCopy } from './unmatched-emails.copy.js'
import type { UnmatchedEmail } from './use-unmatched-emails.js'

const copy = unmatchedEmailsCopy.dismiss

/** Props of a dialog about an email; `onEnd` receives whether the email is settled. */
export interface EmailDialogProps {
  readonly email: UnmatchedEmail
  readonly onEnd: (isSettled: boolean) => void
}

/** Deletes an email that belongs to no enquiry. */
export function DismissDialog({ email: { id }, onEnd }: EmailDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isBusy, error } = useDeskMutation(DeskDismissEmailDocument, ({ dismissEmail }) => dismissEmail)
  const dismiss = async () => {
    setMissing(!reason.trim())
    if (reason.trim() && (await mutate({ id, reason: reason.trim() }))) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm
        submitLabel={copy.action}
        variant="danger"
        isBusy={isBusy}
        error={formError(error, ['reason'])}
        onSubmit={dismiss}
      >
        <p>{copy.text}</p>
        <TextField
          label={copy.reason}
          autoComplete="off"
          maxLength={200}
          value={reason}
          error={isMissing && !reason.trim() ? copy.pleaseGiveReason : messageAt(error, 'reason')}
          onValue={setReason}
        />
      </DialogForm>
    </DeskDialog>
  )
}
