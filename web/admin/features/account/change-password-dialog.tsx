import { useState } from 'react'

import { DeskChangePasswordDocument } from '../../graph/generated/account/graphql.js'
import { messageAt, formError } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NewPasswordField } from '../../ui/fields.js'
import { accountCopy } from './account.copy.js'

const copy = accountCopy.changePasswordDialog

interface ChangePasswordDialogProps {
  readonly onEnd: (isChanged: boolean) => void
}

/** Sets a new password for the signed-in staff member after they prove their identity. */
export function ChangePasswordDialog({ onEnd }: ChangePasswordDialogProps) {
  const [password, setPassword] = useState('')
  const { act, isBusy, refusal } = useDeskMutation(DeskChangePasswordDocument, ({ changePassword }) => changePassword)
  const change = async () => {
    if (await act({ password })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm act={copy.action} isBusy={isBusy} refusal={formError(refusal, ['password'])} onSubmit={change}>
        <p>{copy.text}</p>
        <NewPasswordField
          label={copy.label}
          value={password}
          onValue={setPassword}
          error={messageAt(refusal, 'password')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
