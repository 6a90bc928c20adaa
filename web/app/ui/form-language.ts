import { useFormikContext } from 'formik'
import { createContext, useContext } from 'react'

import type { DatePickerWords } from './date-picker.js'

/** How a field is called, what stands in it before it is filled in, and what is said below its label. */
export interface FieldCopy {
  readonly label: string
  readonly placeholder?: string
  readonly hint?: string
}

/** What the rows of one form have to know of it. */
export interface FormLanguage {
  readonly fields: Readonly<Record<string, FieldCopy>>
  /** The fields that must be answered; all others are marked optional (D-45). */
  readonly required: ReadonlySet<string>
  /** True when the browser itself asks for them too, as long as no script has come (CONT-02). */
  readonly requiredByBrowser?: boolean
  readonly optional: string
  /** The first line of a list without a placeholder of its own. */
  readonly select: string
  readonly date: DatePickerWords
  /** The form after one answer was changed, with what follows from it; nothing when left out. */
  readonly withAnswer?: (values: never, name: never, answer: never) => object
}

const Language = createContext<FormLanguage | undefined>(undefined)
/** Tells the rows inside about their form. */
export const FormLanguageProvider = Language.Provider

/** What the rows of the form around have to know of it. */
export function useFormLanguage(): FormLanguage {
  const language = useContext(Language)
  if (!language) throw new Error('rows stand inside a FormLanguageProvider')
  return language
}

/** A field's answer, its sentence if it will not do, and how to change it. */
export interface Answer<Value> {
  readonly value: Value
  readonly error: string | undefined
  readonly setValue: (answer: Value) => void
}

/** Gives a field's answer, by the name of the field. */
export function useAnswer<Value>(name: string): Answer<Value> {
  const { values, errors, setValues } = useFormikContext<Record<string, unknown>>()
  const { withAnswer } = useFormLanguage()
  const changed = (answer: Value): object =>
    withAnswer ? withAnswer(values as never, name as never, answer as never) : { ...values, [name]: answer }
  return {
    value: values[name] as Value,
    error: errors[name],
    setValue: (answer) => void setValues(changed(answer) as Record<string, unknown>, false),
  }
}

/** Label, hint and mark of a field, from the words of its form. */
export function useFieldWords(name: string) {
  const { fields, required, optional } = useFormLanguage()
  const { label = name, hint } = fields[name] ?? {}
  return { name, label, hint, mark: required.has(name) ? undefined : optional, required: required.has(name) }
}
