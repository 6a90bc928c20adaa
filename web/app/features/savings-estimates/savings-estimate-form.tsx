import { Button } from '@seneb/ui/button'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { ErrorSummary } from '../../ui/error-summary.js'
import { savingsFields, type SavingsReading } from './savings-choices.js'
import { savingsCopy } from './savings-estimates.copy.js'
import { ChoiceField, HomePriceField, useCalculatorForm } from './savings-fields.js'

const copy = savingsCopy.estimator

/**
 * The budget estimator's form (CALC-06..08): sent without validation in the browser; errors are shown at each field.
 */
export function SavingsEstimateForm({ reading: { choices, fieldErrors } }: { readonly reading: SavingsReading }) {
  const { form, onSubmit } = useCalculatorForm(choices)
  const [attempt, setAttempt] = useState(0)
  const errors = savingsFields.flatMap((name) => (fieldErrors[name] ? [{ name, message: fieldErrors[name] }] : []))
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
        <ChoiceField name="country" choices={choices} error={fieldErrors['country']} />
        <ChoiceField name="procedure" choices={choices} error={fieldErrors['procedure']} />
        <HomePriceField choices={choices} error={fieldErrors['homePriceUsd']} />
      </div>
      <Button variant="brand" type="submit" className="mt-8 w-full">
        {savingsCopy.calculate}
      </Button>
    </form>
  )
}

/** Scrolls to a new result and focuses it, for sighted people, screen readers and keyboards alike. */
export function useResultInView({ estimate, isUnavailable }: SavingsReading): RefObject<HTMLElement | null> {
  const result = useRef<HTMLElement>(null)
  const shown = useRef(estimate)
  useEffect(() => {
    if (shown.current === estimate && !isUnavailable) return
    shown.current = estimate
    if (!estimate && !isUnavailable) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [estimate, isUnavailable])
  return result
}

const priceNotesCopy = savingsCopy.priceNotes

/** Lists the costs that a price leaves out, and the questions to ask the person who quotes one. */
export function PriceNotes() {
  return (
    <section aria-labelledby="not-included" className="section-air bg-tint">
      <div className="wrap grid gap-10 md:grid-cols-2 md:gap-16">
        <div>
          <h2 id="not-included" className="title-2">
            {priceNotesCopy.title}
          </h2>
          <ul className="prose mt-5 list-disc ps-5">
            {priceNotesCopy.points.map((point) => (
              <li key={point} className="mt-2">
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="title-2">{priceNotesCopy.questionsTitle}</h2>
          <ol className="prose mt-5 list-decimal ps-5">
            {priceNotesCopy.questions.map((question) => (
              <li key={question} className="mt-2">
                {question}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
