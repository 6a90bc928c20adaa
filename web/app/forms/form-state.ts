import { useFormikContext } from 'formik'
import { createContext, useContext } from 'react'

import type { FormCopy, FormDefinition } from './form-definition.js'
import type { FieldErrors } from './form-request.js'
import type { FailedAttempt } from './use-form-submission.js'

/** Form as its rows read and change it: Formik's state, validated only on submit (TRIP-30). */
interface FormState<Values> {
  readonly values: Values
  /** Messages of invalid fields. */
  readonly errors: Partial<FieldErrors>
  readonly isSubmitting: boolean
  /** Changes answers and clears their errors, which applied to the old values. */
  readonly update: (change: (values: Values) => Values) => void
  readonly clearError: (name: string) => void
  readonly submit: () => void
}

/** Form as seen by a row, which knows its answers by name only. */
export function useForm<Values extends object = Record<string, unknown>>(): FormState<Values> {
  const { values, errors, isSubmitting, setFieldValue, setFieldError, submitForm } = useFormikContext<Values>()
  const clearError = (name: string): void => setFieldError(name, undefined)
  return {
    values,
    errors: errors as Partial<FieldErrors>,
    isSubmitting,
    update: (change) => {
      const before = new Map<string, unknown>(Object.entries(values))
      // One field at a time, so that two simultaneous changes to different fields are both kept.
      for (const [name, value] of Object.entries(change(values))) {
        if (value === before.get(name)) continue
        void setFieldValue(name, value, false)
        clearError(name)
      }
    },
    clearError,
    submit: () => void submitForm(),
  }
}

/** Returns the form after a change of one answer, with dependent answers updated. */
export type WithResult<Values> = <Name extends keyof Values>(values: Values, name: Name, value: Values[Name]) => Values

type Fields = Pick<FormDefinition<unknown>, 'fields' | 'required' | 'checkedByBrowser'>

/** Context that a form's rows need; rows access its values by name only. */
interface FormLanguage extends Fields, FormCopy {
  readonly withAnswer: WithResult<Record<string, unknown>>
  /** Why the last attempt did not go through, if it did not. */
  readonly failed: FailedAttempt | undefined
}

interface FormBehaviour<Values> {
  readonly failed: FailedAttempt | undefined
  readonly withAnswer?: WithResult<Values>
}

/** Creates the state that rows use. Without `withAnswer` no answer depends on another. */
export function languageOf<Values>(
  fields: Fields,
  copy: FormCopy,
  { failed, withAnswer }: FormBehaviour<Values>,
): FormLanguage {
  const plain: FormLanguage['withAnswer'] = (values, name, value) => ({ ...values, [name]: value })
  // Rows use only the names of their form, so they change only its values.
  return { ...fields, ...copy, failed, withAnswer: (withAnswer as FormLanguage['withAnswer'] | undefined) ?? plain }
}

const Language = createContext<FormLanguage | undefined>(undefined)
/** Provides the rows inside with the language context of their form. */
export const FormLanguageProvider = Language.Provider

/** Returns the language context of the surrounding form; throws outside a FormLanguageProvider. */
export function useFormLanguage(): FormLanguage {
  const language = useContext(Language)
  if (!language) throw new Error('rows stand inside a FormLanguageProvider')
  return language
}

/** Value of a field, its error message and a function to change it. */
export interface FieldState<Value> {
  readonly value: Value
  readonly error: string | undefined
  readonly setValue: (value: Value) => void
}

/** Returns a field's value by its name. */
export function useFieldValue<Value>(name: string): FieldState<Value> {
  const { values, errors, update } = useForm()
  const { withAnswer } = useFormLanguage()
  return {
    value: values[name] as Value,
    error: errors[name],
    setValue: (value) => update((before) => withAnswer(before, name, value)),
  }
}

/** Returns label, hint and mark of a field, from the text of its form. */
export function useFieldCopy(name: string) {
  const { fields, required, optional } = useFormLanguage()
  const { label = name, hint } = fields[name] ?? {}
  return { name, label, hint, mark: required.has(name) ? undefined : optional, required: required.has(name) }
}
