import { TextField } from '../../ui/fields.js'
import { passkeysCopy } from './passkeys.copy.js'

const copy = passkeysCopy.passkeyNameField

interface PasskeyNameFieldProps {
  readonly value: string
  readonly onValue: (name: string) => void
  readonly error: string | undefined
}

/** Field for the name by which the owner recognizes the passkey's device. */
export function PasskeyNameField(field: PasskeyNameFieldProps) {
  return <TextField label={copy.label} hint={copy.hint} maxLength={60} autoComplete="off" {...field} />
}
