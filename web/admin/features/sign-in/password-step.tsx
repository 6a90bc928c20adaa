import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'

import { DeskBeginSignInDocument } from '../../graph/generated/operations.js'
import { sentenceAt, wholeSentence } from '../../graph/refusal.js'
import { useSending } from '../../session/use-sending.js'
import { DeskButton } from '../../ui/desk-button.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { TextField } from '../../ui/text-field.js'

/** The first step: e-mail address and password. Every refusal sounds alike. */
export function PasswordStep({ onStep }: { readonly onStep: (stepToken: string) => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, refusal, send } = useSending(DeskBeginSignInDocument, ({ beginSignIn }) => beginSignIn)
  const begin = async () => {
    const done = await send({ email, password })
    if (done) onStep(done.stepToken)
  }
  const whole = wholeSentence(refusal, ['email', 'password'])
  return (
    <DeskForm onSubmit={begin}>
      <p className="text-ink-2">For the team of Seneb.</p>
      {whole && <NoteBar tone="bad">{whole}</NoteBar>}
      <TextField
        label="Work e-mail"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onValue={setEmail}
        error={sentenceAt(refusal, 'email')}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
        error={sentenceAt(refusal, 'password')}
      />
      <DeskButton tone="gold" type="submit" isBusy={isBusy}>
        Continue
      </DeskButton>
      <WaysBack />
      <p className="desk-small flex items-center gap-2">
        <ShieldCheck aria-hidden size={16} /> Sessions end after 8 hours
      </p>
    </DeskForm>
  )
}

function WaysBack() {
  return (
    <details>
      <summary className="inline-flex min-h-6 items-center font-semibold text-brand-strong underline">
        I cannot sign in
      </summary>
      <p className="mt-2">
        Without your code app, continue and give one of your recovery codes instead. Without your password or your
        codes, ask an admin: they can invite you anew after speaking to you.
      </p>
    </details>
  )
}
