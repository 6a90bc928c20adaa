import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskResetPasswordDocument } from '../../graph/generated/resets/graphql.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { PasskeyWay } from '../../session/passkey-way.js'
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
  const whole = wholeSentence(refusal, ['password', 'code'])
  return (
    <DeskForm onSubmit={() => reset(false)}>
      {whole && <RefusedReset sentence={whole} />}
      <NewPasswordField
        label={copy.newPassword}
        value={password}
        onValue={setPassword}
        error={sentenceAt(refusal, 'password')}
      />
      <PasskeyWay variant="outline" label={copy.setIt} isBusy={isBusy} onAsk={() => void reset(true)} />
      <TextField
        label={copy.code}
        hint={copy.hint}
        name="code"
        autoComplete="one-time-code"
        value={code}
        onValue={setCode}
        error={sentenceAt(refusal, 'code')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.setThePassword}
      </Button>
    </DeskForm>
  )
}

function RefusedReset({ sentence }: { readonly sentence: string }) {
  return (
    <NoteBar tone="bad" title={sentence}>
      <a href="/admin/reset" className="font-semibold underline">
        {copy.askForANew}
      </a>
    </NoteBar>
  )
}
