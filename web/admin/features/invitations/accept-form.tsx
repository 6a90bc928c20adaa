import { Button } from '@seneb/ui/button'
import { useEffect, useRef, useState } from 'react'

import {
  DeskAcceptInvitationDocument,
  type DeskReadInvitationMutation,
} from '../../graph/generated/invitations/graphql.js'
import { messageAt, formError, type DeskError } from '../../graph/desk-error.js'
import { canUsePasskeys } from '../../session/passkey-prompt.js'
import { useProving } from '../../session/use-proving.js'
import { DeskForm } from '../../ui/desk-form.js'
import { NoteBar } from '../../ui/note-bar.js'
import { invitationsCopy } from './invitations.copy.js'
import { makeInvitedPasskey } from './make-invited-passkey.js'
import { SignInMethodChoice, type SignInMethod } from './sign-in-method-choice.js'
import { PasswordAndCode } from './password-and-code.js'
import { TextField } from '../../ui/fields.js'

const copy = invitationsCopy.acceptForm

export type OpenInvitation = Extract<DeskReadInvitationMutation['readInvitation'], { readonly totpUri: string }>

interface AcceptFormProps {
  readonly token: string
  readonly invitation: OpenInvitation
  readonly onAccepted: (recoveryCodes: readonly string[]) => void
  /** The shown secret has expired; reading the invitation again returns another. */
  readonly onLate: () => void
}

const nothing = { password: '', code: '' }

/**
 * Asks for a name and a passkey, or a name, password and code app, in one step, so that no account ever has only one
 * factor.
 */
export function AcceptForm({ token, invitation, onAccepted, onLate }: AcceptFormProps) {
  const [name, setName] = useState(invitation.name)
  const [signInMethod, setSignInMethods] = useState<SignInMethod>(canUsePasskeys() ? 'passkey' : 'password')
  const [typed, setTyped] = useState(nothing)
  const accepting = useProving(DeskAcceptInvitationDocument, (data) => data.acceptInvitation)
  const { isBusy, error } = accepting
  const accept = async () => {
    const done = await (signInMethod === 'passkey'
      ? accepting.sendPasskey({ token, name }, () => makeInvitedPasskey(token))
      : accepting.send({ token, name, challengeToken: invitation.challengeToken, ...typed }))
    if (done) onAccepted(done.recoveryCodes)
  }
  useLateOffer(error, () => {
    setTyped({ ...typed, code: '' })
    onLate()
  })
  const message = formError(error, signInMethod === 'passkey' ? ['name'] : ['name', 'password', 'code'])
  return (
    <DeskForm onSubmit={accept}>
      <p>
        {copy.youWereInvitedAs} <strong>{invitation.title}</strong>
        {copy.text(invitation.email)}
      </p>
      {message && <NoteBar tone="bad">{message}</NoteBar>}
      <NameField value={name} onValue={setName} error={messageAt(error, 'name')} />
      <SignInMethodChoice signInMethod={signInMethod} onSignInMethod={setSignInMethods} />
      {signInMethod === 'password' && (
        <PasswordAndCode invitation={invitation} typed={typed} onTyped={setTyped} error={error} />
      )}
      <Button variant="gold" type="submit" isBusy={isBusy}>
        {signInMethod === 'passkey' ? copy.createAPasskey : copy.join}
      </Button>
    </DeskForm>
  )
}

/** Runs once for each refusal because the shown secret has expired. */
function useLateOffer(error: DeskError | undefined, onLate: () => void) {
  const handled = useRef<DeskError>(undefined)
  useEffect(() => {
    if (handled.current === error) return
    handled.current = error
    if (messageAt(error, 'challengeToken') !== undefined) onLate()
  }, [error, onLate])
}

interface NameFieldProps {
  readonly value: string
  readonly onValue: (name: string) => void
  readonly error: string | undefined
}

function NameField(field: NameFieldProps) {
  return <TextField label={copy.label} name="name" autoComplete="name" {...field} />
}
