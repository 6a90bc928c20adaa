import { TextField } from './text-field.js'

interface CodeFieldProps {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
}

/** The first code of an app that was just set up. */
export function CodeField(field: CodeFieldProps) {
  return (
    <TextField
      label="Code"
      hint="Six digits that the app shows now."
      inputMode="numeric"
      autoComplete="one-time-code"
      name="code"
      {...field}
    />
  )
}
