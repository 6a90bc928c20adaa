import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskResetPasswordDocument } from '../../graph/generated/resets/graphql.js'
import { messageAt, formError } from '../../graph/refusal.js'
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
  const { isBusy, refusal } = resetting
  const reset = async (isByPasskey: boolean) => {
    const asked = { token, password }
    const isReset = await (isByPasskey ? resetting.sendPasskey(asked) : resetting.send({ ...asked, code }))
    if (isReset) onReset()
  }
  const whole = formError(refusal, ['password', 'code'])
  return (
    <DeskForm onSubmit={() => reset(false)}>
      {whole && <RejectedReset sentence={whole} />}
      <NewPasswordField
        label={copy.newPassword}
        value={password}
        onValue={setPassword}
        error={messageAt(refusal, 'password')}
      />
      <PasskeyMethod variant="outline" label={copy.setIt} isBusy={isBusy} onRequest={() => void reset(true)} />
      <TextField
        label={copy.code}
        hint={copy.hint}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
        error={messageAt(refusal, 'code')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.setThePassword}
      </Button>
    </DeskForm>
  )
}

function RejectedReset({ sentence }: { readonly sentence: string }) {
  return (
    <NoteBar tone="bad" title={sentence}>
      <a href="/admin/reset" className="font-semibold underline">
        {copy.askForANew}
      </a>
    </NoteBar>
  )
}
