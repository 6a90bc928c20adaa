import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { figuresOf, journeyFields, type JourneyField, type JourneyReading } from './journey-figures.js'
import { journeyCostsCopy } from './journey-costs.copy.js'

const copy = journeyCostsCopy.form

interface JourneyFiguresFormProps {
  readonly reading: JourneyReading
  /** Path of the page. */
  readonly path: string
}

/** Every figure of the total, editable: a plain form that the server handles with or without a script. */
export function JourneyFiguresForm({ path, reading }: JourneyFiguresFormProps) {
  const { cost, isUnavailable, fieldErrors, typed } = reading
  const ours = figuresOf(cost)
  return (
    <section aria-labelledby="figures" className="rounded-panel border border-line bg-surface p-6 md:p-8 print:hidden">
      <h2 id="figures" className="text-[1.625rem]">
        {copy.title}
      </h2>
      <p className="mt-2 mb-6 text-[0.9375rem] text-ink-2">{copy.hint}</p>
      <form method="get" action={`${path}#answer`} noValidate aria-labelledby="figures">
        {isUnavailable && <p className="mb-6 font-semibold">{copy.unavailable}</p>}
        <div className="grid gap-5">
          {journeyFields.map((name) => (
            <FigureField
              key={name}
              name={name}
              {...journeyCostsCopy.fields[name](cost)}
              value={typed[name] || ours[name]}
              error={fieldErrors[name]}
            />
          ))}
        </div>
        <Button variant="brand" type="submit" className="mt-8 w-full">
          {copy.show}
        </Button>
        <a
          href={path}
          className="mt-3 inline-flex min-h-12 items-center font-semibold text-brand-strong underline underline-offset-4"
        >
          {copy.reset}
        </a>
      </form>
    </section>
  )
}

interface FigureFieldProps {
  readonly name: JourneyField
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly error?: string
}

function FigureField({ value, ...field }: FigureFieldProps) {
  const isCount = /^(?:units|journeys|nights|reservePercent)$/.test(field.name)
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...control}
          inputMode={isCount ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={value}
          key={value}
        />
      )}
    </Field>
  )
}
