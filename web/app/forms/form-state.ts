import { useFormikContext } from 'formik'

import type { FieldErrors } from './form-outcome.js'

/** A form as the rows inside it read and change it: Formik's state, which is checked by the attempt alone (TRIP-30). */
export interface FormState<Values> {
  readonly values: Values
  /** The sentences of the answers that will not do. */
  readonly errors: Partial<FieldErrors>
  readonly isSubmitting: boolean
  /** Changes answers; what was said of an answer goes with it, because it is about another one. */
  readonly update: (change: (values: Values) => Values) => void
  readonly clearError: (name: string) => void
  readonly submit: () => void
}

/** The form around a row, which knows its answers by name only. */
export function useForm<Values extends object = Record<string, unknown>>(): FormState<Values> {
  const { values, errors, isSubmitting, setFieldValue, setFieldError, submitForm } = useFormikContext<Values>()
  const clearError = (name: string): void => setFieldError(name, undefined)
  return {
    values,
    errors: errors as Partial<FieldErrors>,
    isSubmitting,
    update: (change) => {
      const before = new Map<string, unknown>(Object.entries(values))
      // One field at a time, so that two changes at once, each of its own field, are both there.
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
