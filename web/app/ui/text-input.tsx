import type { InputHTMLAttributes } from 'react'

/** A one-line answer. Attributes and style come from the Field around it. */
export function TextInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="text" {...props} />
}
