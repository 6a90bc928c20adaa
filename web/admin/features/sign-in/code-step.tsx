import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskProveSignInDocument } from '../../graph/generated/sign-in/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useSending } from '../../session/use-sending.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { TextField } from '../../ui/fields.js'
import { signInCopy } from './sign-in.copy.js'

const copy = signInCopy.codeStep

interface CodeStepProps {
  readonly challengeToken: string
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** The second step: a code of the app, or a recovery code. */
export function CodeStep({ challengeToken, onBack, onSignedIn }: CodeStepProps) {
  const [code, setCode] = useState('')
  const { isBusy, error, send } = useSending(DeskProveSignInDocument, ({ verifySignIn }) => verifySignIn)
  const prove = async () => {
    if (await send({ challengeToken, code })) onSignedIn()
  }
  const message = formError(error, ['code'])
  return (
    <DeskForm onSubmit={prove}>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <TextField
        label={copy.label}
        hint={copy.hint}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onValue={setCode}
        error={messageAt(error, 'code')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.signIn}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {copy.startAgain}
      </Button>
    </DeskForm>
  )
}
