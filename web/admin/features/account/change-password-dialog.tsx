import { useState } from 'react'

import { DeskChangePasswordDocument } from '../../graph/generated/account/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import { DeskDialog } from '../../ui/desk-dialog.js'
import { DialogForm } from '../../ui/dialog-form.js'
import { NewPasswordField } from '../../ui/fields.js'

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
    <DeskDialog title="Your password" onClose={() => onEnd(false)}>
      <DialogForm
        act="Set the password"
        isBusy={isBusy}
        refusal={wholeSentence(refusal, ['password'])}
        onSubmit={change}
      >
        <p>You stay signed in here, and are signed out everywhere else.</p>
        <NewPasswordField
          label="New password"
          value={password}
          onValue={setPassword}
          error={sentenceAt(refusal, 'password')}
        />
      </DialogForm>
    </DeskDialog>
  )
}
