import { createContext, useContext } from 'react'

import type { FormCopy } from './form-copy.js'
import type { FormDefinition } from './form-definition.js'
import { useForm } from './form-state.js'
import type { FailedAttempt } from './use-form-submission.js'

/** The form after one answer was changed, with what follows from it. */
export type WithAnswer<Values> = <Name extends keyof Values>(values: Values, name: Name, answer: Values[Name]) => Values

type Fields = Pick<FormDefinition<unknown>, 'fields' | 'required' | 'checkedByBrowser'>

/** What the rows of one form have to know of it; they know its values by name only. */
export interface FormLanguage extends Fields, FormCopy {
  readonly withAnswer: WithAnswer<Record<string, unknown>>
  /** Why the last attempt did not go through, if it did not. */
  readonly failed: FailedAttempt | undefined
}

interface FormBehaviour<Values> {
  readonly failed: FailedAttempt | undefined
  readonly withAnswer?: WithAnswer<Values>
}

/** Puts together what rows have to know. Without `withAnswer` nothing follows from an answer. */
export function languageOf<Values>(
  fields: Fields,
  copy: FormCopy,
  { failed, withAnswer }: FormBehaviour<Values>,
): FormLanguage {
  const plain: FormLanguage['withAnswer'] = (values, name, answer) => ({ ...values, [name]: answer })
  // Rows take the names of their form alone, so what they change are its values.
  return { ...fields, ...copy, failed, withAnswer: (withAnswer as FormLanguage['withAnswer'] | undefined) ?? plain }
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
  const { values, errors, update } = useForm()
  const { withAnswer } = useFormLanguage()
  return {
    value: values[name] as Value,
    error: errors[name],
    setValue: (answer) => update((before) => withAnswer(before, name, answer)),
  }
}

/** Label, hint and mark of a field, from the words of its form. */
export function useFieldWords(name: string) {
  const { fields, required, optional } = useFormLanguage()
  const { label = name, hint } = fields[name] ?? {}
  return { name, label, hint, mark: required.has(name) ? undefined : optional, required: required.has(name) }
}
