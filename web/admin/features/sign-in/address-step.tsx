import { Button } from '@seneb/ui/button'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'

import { formError } from '../../graph/desk-error.js'
import { canUsePasskeys } from '../../session/passkey-prompt.js'
import { PasskeyMethod } from '../../session/passkey-way.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { signInCopy } from './sign-in.copy.js'
import { usePasskeySignIn } from './use-passkey-sign-in.js'
import { WaysBack } from './ways-back.js'
import { TextField } from '../../ui/fields.js'

const copy = signInCopy.addressStep

interface AddressStepProps {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onSignedIn: () => void
}

/** First step: sign in with a passkey, also by autofill, or enter the email address for password and code. */
export function AddressStep({ email: before, onEmail, onSignedIn }: AddressStepProps) {
  const [email, setEmail] = useState(before)
  const [error, setError] = useState<string>()
  const { isBusy, error: signInError, signIn } = usePasskeySignIn(onSignedIn)
  const goOn = () => {
    const isAddress = email.includes('@')
    setError(isAddress ? undefined : copy.pleaseEnterYourWork)
    if (isAddress) onEmail(email)
    return Promise.resolve()
  }
  const message = formError(signInError)
  return (
    <DeskForm onSubmit={goOn}>
      <p className="text-ink-2">{copy.text}</p>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <PasskeyMethod label={copy.signIn} isBusy={isBusy} onRequest={() => void signIn()} />
      <TextField
        label={copy.workEmail}
        {...(canUsePasskeys() ? { hint: copy.yourBrowserMayOffer } : {})}
        type="email"
        name="email"
        autoComplete="username webauthn"
        autoFocus
        value={email}
        onValue={setEmail}
        error={error}
      />
      <Button type="submit">{copy.continueWithPassword}</Button>
      <WaysBack />
      <p className="desk-small flex items-center gap-2">
        <ShieldCheck aria-hidden size={16} /> {copy.sessionsEndAfterHours}
      </p>
    </DeskForm>
  )
}
