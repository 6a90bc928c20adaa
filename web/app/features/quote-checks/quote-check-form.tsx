import { Button } from '@seneb/ui/button'
import { Checkbox } from '@seneb/ui/checkbox'
import { Field } from '@seneb/ui/field'
import { useEffect, useRef, useState } from 'react'

import { valuesBeforeHydration } from '../../browser/external-dom-changes.js'
import { Select } from '../../ui/select.js'
import { pointsFor, stopSigns, type QuoteGroup, type QuoteTicks } from './quote-check.rules.js'
import { quoteCheckCopy } from './quote-checks.copy.js'

const copy = quoteCheckCopy.form
const groups = Object.keys(quoteCheckCopy.groups) as QuoteGroup[]

export interface ProcedureOption {
  readonly value: string
  readonly label: string
  /** Slug of its treatment type. */
  readonly type: string
}

interface QuoteCheckFormProps {
  readonly ticks: QuoteTicks
  readonly procedures: readonly ProcedureOption[]
}

/**
 * Checklist for a quote: a plain form without text fields, handled by the server. It lists the points that quotes for
 * the chosen procedure must state; without a script, from the first submission on.
 */
export function QuoteCheckForm({ procedures, ticks }: QuoteCheckFormProps) {
  const { form, procedure, setProcedure } = useProcedure(ticks.procedure)
  const type = procedures.find(({ value }) => value === procedure)?.type ?? ''
  return (
    <section
      aria-labelledby="quote"
      className="min-w-0 rounded-panel border border-line bg-surface p-6 md:p-10 print:hidden"
    >
      <h2 id="quote" className="text-[1.625rem]">
        {copy.title}
      </h2>
      <p className="mt-2 text-[0.9375rem] text-ink-2">{copy.hint}</p>
      <form ref={form} method="get" action="/check-quote#answer" aria-labelledby="quote" className="mt-6 grid gap-8">
        <input type="hidden" name="checked" value="yes" />
        <Field name="procedure" label={copy.procedure.label} hint={copy.procedure.hint} mark={copy.procedure.mark}>
          {(control) => (
            <Select
              {...control}
              defaultValue={ticks.procedure}
              onChange={({ currentTarget }) => setProcedure(currentTarget.value)}
              placeholder={copy.procedure.placeholder}
              options={procedures}
              autoComplete="off"
            />
          )}
        </Field>
        {groups.map((group) => (
          <PointGroup key={group} group={group} type={type} ticks={ticks} />
        ))}
        <SignGroup ticks={ticks} />
        <QuoteLinks />
      </form>
    </section>
  )
}

/** Chosen procedure, even if it was chosen before the script ran. */
function useProcedure(initial: string) {
  const form = useRef<HTMLFormElement>(null)
  const [procedure, setProcedure] = useState(initial)
  useEffect(() => {
    const chosen = form.current && valuesBeforeHydration(form.current).get('procedure')
    if (typeof chosen === 'string') setProcedure(chosen)
  }, [])
  return { form, procedure, setProcedure }
}

interface PointGroupProps {
  readonly group: QuoteGroup
  readonly type: string
  readonly ticks: QuoteTicks
}

function PointGroup({ group, ticks, type }: PointGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="max-w-full text-[min(1.3125rem,9vw)] font-display font-medium">
        {quoteCheckCopy.groups[group]}
      </legend>
      <div className="mt-1">
        {pointsFor(type)
          .filter((point) => point.group === group)
          .map(({ id }) => (
            <Checkbox
              key={id}
              name="has"
              value={id}
              defaultChecked={ticks.has.includes(id)}
              label={quoteCheckCopy.points[id].tick}
            />
          ))}
      </div>
    </fieldset>
  )
}

function SignGroup({ ticks }: { readonly ticks: QuoteTicks }) {
  return (
    <fieldset className="min-w-0 rounded-card bg-warm p-[min(1.25rem,5vw)] md:p-6">
      <legend className="float-start w-full text-[min(1.3125rem,9vw)] font-display font-medium">{copy.signs}</legend>
      <p className="clear-both text-[0.9375rem] text-ink-2">{copy.signsHint}</p>
      {stopSigns.map((sign) => (
        <Checkbox
          key={sign}
          name="sign"
          value={sign}
          defaultChecked={ticks.signs.includes(sign)}
          label={quoteCheckCopy.signs[sign]}
        />
      ))}
    </fieldset>
  )
}

function QuoteLinks() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" variant="gold" className="max-sm:w-full">
        {copy.check}
      </Button>
      <a
        href="/check-quote"
        className="inline-flex min-h-12 items-center font-semibold text-brand-strong underline underline-offset-4"
      >
        {copy.reset}
      </a>
    </div>
  )
}
