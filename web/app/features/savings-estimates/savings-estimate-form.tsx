import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { ErrorSummary } from '../../ui/error-summary.js'
import { savingsFields } from './savings-choices.js'
import { ChoiceField, HomePriceField } from './savings-fields.js'
import { savingsCopy } from './savings-estimates.copy.js'
import type { SavingsReading } from './savings-reading.js'
import { useCalculatorForm } from './use-calculator-form.js'

const copy = savingsCopy.estimator

/** The budget estimator's form (CALC-06..08): sent as it is, answered with a sentence at each field that will not do. */
export function SavingsEstimateForm({ reading: { choices, sentences } }: { readonly reading: SavingsReading }) {
  const { form, onSubmit } = useCalculatorForm(choices)
  const [attempt, setAttempt] = useState(0)
  const errors = savingsFields.flatMap((name) => (sentences[name] ? [{ name, message: sentences[name] }] : []))
  return (
    <form
      ref={form}
      method="get"
      action="/budget-estimator#estimate"
      noValidate
      aria-labelledby="estimate-form"
      onSubmit={(event) => {
        setAttempt((count) => count + 1)
        onSubmit(event)
      }}
    >
      <ErrorSummary title={copy.summaryTitle} errors={errors} attempt={attempt} />
      <div className="grid grid-cols-1 gap-6">
        <ChoiceField name="country" choices={choices} error={sentences['country']} />
        <ChoiceField name="procedure" choices={choices} error={sentences['procedure']} />
        <HomePriceField choices={choices} error={sentences['homePriceUsd']} />
      </div>
      <Button variant="brand" type="submit" className="mt-8 w-full">
        {savingsCopy.calculate}
      </Button>
    </form>
  )
}
