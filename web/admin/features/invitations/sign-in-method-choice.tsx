import { canUsePasskeys } from '../../session/passkey-prompt.js'
import { PasskeysElsewhere } from '../../session/passkeys-elsewhere.js'
import { invitationsCopy } from './invitations.copy.js'

const copy = invitationsCopy.meansChoice

export type SignInMethod = 'passkey' | 'password'

interface SignInMethodChoiceProps {
  readonly signInMethod: SignInMethod
  readonly onSignInMethod: (method: SignInMethod) => void
}

const labels = {
  passkey: copy.passkey,
  password: copy.password,
} as const

/** Choice of sign-in method for a new person; shown only where this browser supports both. */
export function SignInMethodChoice({ signInMethod, onSignInMethod }: SignInMethodChoiceProps) {
  if (!canUsePasskeys()) return <PasskeysElsewhere />
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{copy.title}</legend>
      {(['passkey', 'password'] as const).map((one) => (
        <label key={one} className="checkbox">
          <input type="radio" name="means" checked={signInMethod === one} onChange={() => onSignInMethod(one)} />
          <span>
            <span className="block font-semibold">{labels[one][0]}</span>
            <span className="desk-small">{labels[one][1]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
