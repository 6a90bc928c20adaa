import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { useLocation, useSubmit } from 'react-router-dom'

import { staysInPlace } from '../../shell/stays-in-place.js'
import { savingsFields, type SavingsChoices } from './savings-choices.js'

/**
 * Lets a calculator's form, which works by itself as a GET form, ask in place: the address is replaced, so that 'back'
 * leaves the page, and the page stays where it is. The fields follow the address when it changes by other means.
 */
export function useCalculatorForm(choices: SavingsChoices): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const submit = useSubmit()
  const asked = useRef(choices)

  useEffect(() => {
    if (asked.current === choices) return
    asked.current = choices
    for (const name of savingsFields) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLSelectElement || field instanceof HTMLInputElement) field.value = choices[name]
    }
  }, [choices])

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void submit(event.currentTarget, { method: 'get', action: pathname, replace: true, state: staysInPlace })
  }
  return { form, onSubmit }
}
