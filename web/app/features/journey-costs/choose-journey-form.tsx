import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { ErrorSummary } from '../../ui/error-summary.js'
import { Select } from '../../ui/select.js'
import { journeyCostsCopy } from './journey-costs.copy.js'

const copy = journeyCostsCopy.index

const lists = {
  procedure: savingsProcedures.map(({ value, name }) => ({ value, label: name })),
  country: savingsCountries.map(({ value, name }) => ({ value, label: name })),
} as const
const names = ['procedure', 'country'] as const

interface ChooseJourneyFormProps {
  readonly choices: { readonly country: string; readonly procedure: string }
  /** False when the page is opened without any choice. */
  readonly isRequested: boolean
}

/** Chooses a comparison: a plain GET form that leads to the page's address. */
export function ChooseJourneyForm({ choices, isRequested }: ChooseJourneyFormProps) {
  const missing = isRequested ? names.filter((name) => choices[name] === '') : []
  const errors = missing.map((name) => ({ name, message: copy.fields[name].missing }))
  return (
    <section aria-labelledby="choose" className="rounded-panel border border-line bg-surface p-6 md:p-8">
      <h2 id="choose" className="mb-6 text-[1.625rem]">
        {copy.formTitle}
      </h2>
      <form method="get" action="/costs" noValidate aria-labelledby="choose">
        <ErrorSummary title={copy.summaryTitle} errors={errors} attempt={0} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={copy.fields[name].label}
              error={missing.includes(name) ? copy.fields[name].missing : undefined}
              required
            >
              {(control) => (
                <Select
                  {...control}
                  defaultValue={choices[name]}
                  placeholder={copy.fields[name].placeholder}
                  options={lists[name]}
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </div>
        <Button variant="brand" type="submit" className="mt-8 w-full">
          {copy.show}
        </Button>
      </form>
    </section>
  )
}
