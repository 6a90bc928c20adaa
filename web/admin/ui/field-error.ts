import { createContext, useContext, useState } from 'react'

/** Numbers of times that a form was sent, and that the outcome was known. */
interface Attempt {
  readonly sent: number
  readonly answered: number
}

/** Attempts to send the surrounding form; undefined outside of a form. */
export const FormAttempt = createContext<Attempt | undefined>(undefined)

/**
 * Hides the error of a field once its value was changed, because the error is about the sent value; the next attempt
 * reports remaining errors. Fields outside of a form are checked as they are typed and keep their errors.
 */
export function useFieldError<Value>(error: string | undefined, onValue: (value: Value) => void) {
  const attempt = useContext(FormAttempt)?.answered
  const [changed, setChanged] = useState<{ readonly attempt: number | undefined; readonly error: string | undefined }>()
  const isCorrected = attempt !== undefined && changed?.attempt === attempt && changed.error === error
  return {
    error: isCorrected ? undefined : error,
    onValue: (value: Value): void => {
      setChanged({ attempt, error })
      onValue(value)
    },
  }
}
