import { useState } from 'react'

import { DeskChangePasswordDocument } from '../../graph/generated/account/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
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
  const { mutate, isBusy, error } = useDeskMutation(DeskChangePasswordDocument, ({ changePassword }) => changePassword)
  const change = async () => {
    if (await mutate({ password })) onEnd(true)
  }
  return (
    <DeskDialog title={copy.title} onClose={() => onEnd(false)}>
      <DialogForm submitLabel={copy.action} isBusy={isBusy} error={formError(error, ['password'])} onSubmit={change}>
        <p>{copy.text}</p>
        <NewPasswordField
          label={copy.label}
          value={password}
          onValue={setPassword}
          error={messageAt(error, 'password')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
