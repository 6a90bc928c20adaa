import { TextField } from './text-field.js'

interface NewPasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}

/** A password that is being chosen. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  return (
    <TextField
      hint="At least 15 characters; a sentence that only you would say is good."
      type="password"
      name="password"
      autoComplete="new-password"
      {...field}
    />
  )
}
