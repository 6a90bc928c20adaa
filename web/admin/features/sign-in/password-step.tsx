import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { DeskBeginSignInDocument } from '../../graph/generated/sign-in/graphql.js'
import { messageAt, formError } from '../../graph/desk-error.js'
import { useSending } from '../../session/use-sending.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { signInCopy } from './sign-in.copy.js'
import { WaysBack } from './ways-back.js'
import { TextField } from '../../ui/fields.js'

const copy = signInCopy.passwordStep

interface PasswordStepProps {
  readonly email: string
  readonly onStep: (challengeToken: string) => void
  readonly onBack: () => void
}

/** Asks for the password of the entered address. Every refusal has the same message. */
export function PasswordStep({ email, onBack, onStep }: PasswordStepProps) {
  const [password, setPassword] = useState('')
  const { isBusy, error, send } = useSending(DeskBeginSignInDocument, ({ startSignIn }) => startSignIn)
  const begin = async () => {
    const done = await send({ email, password })
    if (done) onStep(done.challengeToken)
  }
  const message = formError(error, ['email', 'password'])
  return (
    <DeskForm onSubmit={begin}>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <EnteredAddress email={email} error={messageAt(error, 'email')} />
      <TextField
        label={copy.password}
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onValue={setPassword}
        error={messageAt(error, 'password')}
      />
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {copy.continue}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {copy.useAnotherAddress}
      </Button>
      <WaysBack />
    </DeskForm>
  )
}

/** Shown in the form for its reader and for password managers, which fill in both fields together. */
function EnteredAddress({ email, error }: { readonly email: string; readonly error: string | undefined }) {
  return (
    <TextField
      label={copy.workEmail}
      type="email"
      name="email"
      autoComplete="username"
      readOnly
      value={email}
      onValue={() => undefined}
      error={error}
    />
  )
}
