import { homeLocations } from '@seneb/contracts/vocabulary/home-places'
import { Button } from '@seneb/ui/button'
import { Field } from '@seneb/ui/field'

import { Select } from '../../ui/select.js'
import type { TimelineReading } from './stay-timeline.types.js'
import { stayTimelinesCopy } from './stay-timelines.copy.js'

const copy = stayTimelinesCopy.form
const homeOptions = homeLocations.map(({ value, name }) => ({ value, label: name }))

interface TimelineFormProps {
  readonly reading: TimelineReading
  /** Path of the page. */
  readonly path: string
}

/** Day and place of departure: a plain form that the server handles with or without a script. */
export function TimelineForm({ path, reading: { choice, isUnavailable, fieldErrors } }: TimelineFormProps) {
  return (
    <section
      aria-labelledby="flight"
      className="rounded-panel border border-line bg-surface p-6 md:p-8 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="flight" className="mb-5 text-[1.625rem]">
        {copy.title}
      </h2>
      <form method="get" action={`${path}#answer`} noValidate aria-labelledby="flight">
        {isUnavailable && <p className="mb-6 font-semibold">{copy.unavailable}</p>}
        <FlightFields choice={choice} fieldErrors={fieldErrors} />
        <Button variant="brand" type="submit" className="mt-7 w-full">
          {copy.show}
        </Button>
        {choice.date !== '' && (
          <a
            href={path}
            className="mt-3 inline-flex min-h-12 items-center font-semibold text-brand-strong underline underline-offset-4"
          >
            {copy.reset}
          </a>
        )}
      </form>
    </section>
  )
}

function FlightFields({ choice, fieldErrors }: Pick<TimelineReading, 'choice' | 'fieldErrors'>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Field name="date" {...copy.date} error={fieldErrors['date']}>
        {(control) => <input {...control} type="date" defaultValue={choice.date} autoComplete="off" />}
      </Field>
      <Field
        name="home"
        label={copy.home.label}
        hint={copy.home.hint}
        mark={copy.home.mark}
        error={fieldErrors['home']}
      >
        {(control) => (
          <Select
            {...control}
            defaultValue={choice.home}
            placeholder={copy.home.placeholder}
            options={homeOptions}
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  )
}
