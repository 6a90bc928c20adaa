import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { Field } from '@seneb/ui/field'
import { useEffect, useRef, type RefObject, type SyntheticEvent } from 'react'
import { useLocation, useSubmit } from 'react-router-dom'

import { staysInPlace } from '../../shell/scroll-memory.js'
import { Select } from '../../ui/select.js'
import { savingsFields, type SavingsChoices } from './savings-choices.js'
import { savingsCopy } from './savings-estimates.copy.js'

const copy = savingsCopy.fields

const options = {
  country: savingsCountries.map(({ value, name }) => ({ value, label: name })),
  procedure: savingsProcedures.map(({ value, name, unit }) => ({ value, label: `${name} (${unit})` })),
} as const

interface ChoiceFieldProps {
  readonly name: keyof typeof options
  readonly choices: SavingsChoices
  readonly error?: string
}

/** One of the calculator's lists (CALC-02, CALC-03); uncontrolled, as in a form without a script. */
export function ChoiceField({ name, choices, error }: ChoiceFieldProps) {
  return (
    <Field name={name} label={copy[name].label} error={error} required>
      {(control) => (
        <Select
          {...control}
          required
          defaultValue={choices[name]}
          placeholder={copy[name].placeholder}
          options={options[name]}
          autoComplete="off"
        />
      )}
    </Field>
  )
}

interface HomePriceFieldProps {
  readonly choices: SavingsChoices
  readonly error?: string
}

/** The person's own price at home (CALC-08, D-31). */
export function HomePriceField({ choices, error }: HomePriceFieldProps) {
  return (
    <Field name="homePriceUsd" {...copy.homePriceUsd} error={error}>
      {(control) => (
        <input type="text" {...control} inputMode="decimal" autoComplete="off" defaultValue={choices.homePriceUsd} />
      )}
    </Field>
  )
}

/**
 * Submits a calculator's GET form, which also works without a script, in place. It replaces the address, so that 'back'
 * leaves the page, and keeps the scroll position. The fields follow the address when it changes in other ways.
 */
export function useCalculatorForm(choices: SavingsChoices): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const submit = useSubmit()
  const appliedChoices = useRef(choices)

  useEffect(() => {
    if (appliedChoices.current === choices) return
    appliedChoices.current = choices
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
