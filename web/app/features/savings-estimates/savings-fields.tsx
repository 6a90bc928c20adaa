import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { Field } from '@seneb/ui/field'
import { Select } from '@seneb/ui/select'

import type { SavingsChoices } from './savings-choices.js'
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

/** One of the calculator's lists (CALC-02, CALC-03); it holds its own answer, as a form without a script does. */
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
