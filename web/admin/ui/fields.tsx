import { Field } from '@seneb/ui/field'
import { useId, type InputHTMLAttributes, type Ref, type TextareaHTMLAttributes } from 'react'

import { useFieldError } from './field-error.js'
import { uiCopy } from './ui.copy.js'

const copy = uiCopy.fields

interface FieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
}

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly ref?: Ref<HTMLInputElement>
}

/** A labelled line of text with its hint and its error. */
export function TextField({ label, hint, error, onValue, name, ...input }: TextFieldProps) {
  const field = useFieldError(error, onValue)
  return (
    <Field id={useId()} name={name} label={label} hint={hint} error={field.error}>
      {(control) => <input {...input} {...control} onChange={(event) => field.onValue(event.target.value)} />}
    </Field>
  )
}

interface TextAreaFieldProps
  extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Labelled lines of text with their hint and their error. */
export function TextAreaField({ label, hint, error, onValue, name, ...area }: TextAreaFieldProps) {
  const field = useFieldError(error, onValue)
  return (
    <Field id={useId()} name={name} label={label} hint={hint} error={field.error}>
      {(control) => (
        <textarea rows={3} {...area} {...control} onChange={(event) => field.onValue(event.target.value)} />
      )}
    </Field>
  )
}

interface SelectFieldProps extends FieldProps {
  /** Value and label of each choice. */
  readonly options: readonly (readonly [value: string, words: string])[]
}

/** Empty first choice of a select, so that no decision is preselected. */
export const notChosen = ['', copy.pleaseChoose] as const

/** One of a few, with its label above and its error below. */
export function SelectField({ error, hint, label, onValue, options, value }: SelectFieldProps) {
  const field = useFieldError(error, onValue)
  return (
    <Field id={useId()} label={label} hint={hint} error={field.error} className={hint ? undefined : 'desk-choice'}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => field.onValue(event.target.value)}>
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type OwnFieldProps = Pick<FieldProps, 'error' | 'onValue' | 'value'>

/** The first code of an app that was just set up. */
export function CodeField(field: OwnFieldProps) {
  return (
    <TextField
      label={copy.code}
      hint={copy.sixDigits}
      inputMode="numeric"
      autoComplete="one-time-code"
      name="code"
      {...field}
    />
  )
}

/** A password that is being chosen. */
export function NewPasswordField(field: OwnFieldProps & { readonly label: string }) {
  return (
    <TextField hint={copy.atLeastCharacters} type="password" name="password" autoComplete="new-password" {...field} />
  )
}
