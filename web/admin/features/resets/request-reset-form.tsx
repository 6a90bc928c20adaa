import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskRequestPasswordResetDocument } from '../../graph/generated/resets/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useSending } from '../../session/use-sending.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { TextField } from '../../ui/fields.js'
import { resetsCopy } from './resets.copy.js'

const copy = resetsCopy.askResetForm

/** Requests the link; the reply is the same whether or not the address belongs to an account. */
export function RequestResetForm() {
  const [email, setEmail] = useState('')
  const [isRequested, setRequested] = useState(false)
  const { isBusy, error, send } = useSending(DeskRequestPasswordResetDocument, (data) => data.requestPasswordReset)
  const submit = async () => {
    setRequested(Boolean(await send({ email })))
  }
  const message = formError(error, ['email'])
  return (
    <DeskForm onSubmit={submit}>
      <p className="text-ink-2">{copy.text}</p>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      {isRequested && (
        <NoteBar tone="good" title={copy.title}>
          {copy.note}
        </NoteBar>
      )}
      <TextField
        label={copy.label}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValue={setEmail}
        error={messageAt(error, 'email')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.mailMeALink}
      </Button>
      <a href="/admin/sign-in" className="font-semibold text-brand-strong underline">
        {copy.backToSigningIn}
      </a>
    </DeskForm>
  )
}
