import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskResetPasswordDocument } from '../../graph/generated/resets/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { PasskeyMethod } from '../../session/passkey-way.js'
import { useProving } from '../../session/use-proving.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { NewPasswordField, TextField } from '../../ui/fields.js'
import { resetsCopy } from './resets.copy.js'

const copy = resetsCopy.resetForm

interface ResetFormProps {
  readonly token: string
  readonly onReset: () => void
}

/**
 * Form for a new password. It requires the link of a mail and a second factor, so access to a person's mail is not
 * enough to sign in.
 */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const resetting = useProving(DeskResetPasswordDocument, ({ resetPassword }) => resetPassword)
  const { isBusy, error } = resetting
  const reset = async (isByPasskey: boolean) => {
    const input = { token, password }
    const isReset = await (isByPasskey ? resetting.sendPasskey(input) : resetting.send({ ...input, code }))
    if (isReset) onReset()
  }
  const message = formError(error, ['password', 'code'])
  return (
    <DeskForm onSubmit={() => reset(false)}>
      {message && <RejectedReset message={message} />}
      <NewPasswordField
        label={copy.newPassword}
        value={password}
        onValue={setPassword}
        error={messageAt(error, 'password')}
      />
      <PasskeyMethod variant="outline" label={copy.setIt} isBusy={isBusy} onRequest={() => void reset(true)} />
      <TextField
        label={copy.code}
        hint={copy.hint}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
        error={messageAt(error, 'code')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.setThePassword}
      </Button>
    </DeskForm>
  )
}

function RejectedReset({ message }: { readonly message: string }) {
  return (
    <NoteBar tone="bad" title={message}>
      <a href="/admin/reset" className="font-semibold underline">
        {copy.requestNewLink}
      </a>
    </NoteBar>
  )
}
