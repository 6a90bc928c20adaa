interface PasskeyNameFieldProps {
  readonly value: string
  readonly onValue: (name: string) => void
  readonly error: string | undefined
}

/** Field for the name by which the owner recognizes the passkey's device. */
export function PasskeyNameField(field: PasskeyNameFieldProps) {
  return (
    <TextField
      label="What do you call this device?"
      hint="You will see it in your list, such as: my phone."
      maxLength={60}
      autoComplete="off"
      {...field}
    />
  )
}
import { TextField } from '../../ui/fields.js'
