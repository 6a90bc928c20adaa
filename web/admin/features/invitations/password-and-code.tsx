import { messageAt, type DeskError } from '../../graph/desk-error.js'
import { CodeApp } from '../../ui/code-app.js'
import { CodeField, NewPasswordField } from '../../ui/fields.js'
import { invitationsCopy } from './invitations.copy.js'

const copy = invitationsCopy.passwordAndCode

interface Typed {
  readonly password: string
  readonly code: string
}

interface PasswordAndCodeProps {
  readonly invitation: { readonly email: string; readonly totpSecret: string; readonly totpUri: string }
  readonly typed: Typed
  readonly onTyped: (typed: Typed) => void
  readonly error: DeskError | undefined
}

/** A password, and a code that shows that the app is set up. */
export function PasswordAndCode({ invitation, typed, onTyped, error }: PasswordAndCodeProps) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} />
      <NewPasswordField
        label={copy.label}
        value={typed.password}
        onValue={(password) => onTyped({ ...typed, password })}
        error={messageAt(error, 'password')}
      />
      <CodeApp {...invitation} />
      <CodeField value={typed.code} onValue={(code) => onTyped({ ...typed, code })} error={messageAt(error, 'code')} />
    </>
  )
}
