import { Button } from '@seneb/ui/button'
import { useLocation } from 'react-router-dom'

import { ChoiceField, HomePriceField, useCalculatorForm } from './savings-fields.js'
import { EstimatorCall, SavingsResult } from './savings-result.js'
import { dayOf } from '../../ui/figures.js'
import { savingsCopy } from './savings-estimates.copy.js'
import type { Claim, SavingsReading } from './savings-choices.js'

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- the only way to tell JSX of a custom element
  namespace JSX {
    interface IntrinsicElements {
      'seneb-needs-choices': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

const sectionId = 'savings'
const copy = savingsCopy

interface SavingsSectionProps {
  readonly claim: Claim | null
  readonly reading: SavingsReading
}

/** The calculator on the home page (HOME-06, CALC-04): the claim with its evidence, two lists, one result. */
export function SavingsSection({ claim, reading }: SavingsSectionProps) {
  return (
    <section id={sectionId} aria-labelledby="savings-title" className="wrap">
      <div className="rounded-[32px] bg-deep p-3 pt-11 text-white md:p-16 lg:grid lg:grid-cols-[1fr_minmax(0,26rem)] lg:items-center lg:gap-16">
        <div className="on-deep px-4 md:px-0">
          <h2 id="savings-title" className="max-w-[17ch] title-panel">
            {claim?.claim ?? copy.home.titleWithoutClaim}
          </h2>
          <p className="mt-5 max-w-[44ch] text-[1.0625rem] text-nile-200 md:text-[1.1875rem]">
            {copy.home.lead(claim ? dayOf(claim.asOf) : undefined)}
          </p>
          {claim && (
            <p
              data-evidence="savings"
              className="mt-5 max-w-[44ch] border-s-3 border-gold-400 ps-4 text-[0.9688rem] text-sand-100"
            >
              {claim.evidence}
            </p>
          )}
        </div>
        <div className="mt-9 rounded-[22px] bg-surface p-5 text-ink md:rounded-panel md:p-8 lg:mt-0">
          <Calculator reading={reading} />
          <div aria-live="polite" role="region" aria-label={copy.result.label}>
            <EstimateResult reading={reading} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Calculator({ reading: { choices } }: { readonly reading: SavingsReading }) {
  const { form, onSubmit } = useCalculatorForm(choices)
  const { pathname } = useLocation()
  return (
    <form
      ref={form}
      method="get"
      action={`${pathname}#${sectionId}`}
      onSubmit={onSubmit}
      aria-labelledby="savings-title"
    >
      <seneb-needs-choices className="grid grid-cols-1 gap-5">
        <ChoiceField name="country" choices={choices} />
        <ChoiceField name="procedure" choices={choices} />
        {/* The surrounding element disables the button without React. */}
        <Button variant="brand" type="submit" suppressHydrationWarning className="w-full">
          {copy.calculate}
        </Button>
        <p className="hidden text-center text-[0.9375rem] text-ink-2 [button:disabled~&]:block">{copy.chooseBoth}</p>
      </seneb-needs-choices>
    </form>
  )
}

function EstimateResult({ reading: { choices, estimate, isUnavailable } }: { readonly reading: SavingsReading }) {
  if (isUnavailable) return <p className="mt-6 font-semibold">{copy.result.unavailable}</p>
  if (!estimate) return null
  return (
    <div className="savings-answer mt-7 border-t border-line pt-6">
      <SavingsResult estimate={estimate}>
        {estimate.reason === 'NO_HOME_PRICE' && <OwnPriceForm choices={choices} />}
        <EstimatorCall choices={choices} />
      </SavingsResult>
    </div>
  )
}

/** Without a reference price, the estimator compares with the person's own price (D-29). */
function OwnPriceForm({ choices }: Pick<SavingsReading, 'choices'>) {
  return (
    <form method="get" action="/budget-estimator" className="mb-6 grid grid-cols-1 gap-3">
      <input type="hidden" name="country" value={choices.country} />
      <input type="hidden" name="procedure" value={choices.procedure} />
      <HomePriceField choices={choices} />
      <Button type="submit" variant="outline">
        {copy.result.compare}
      </Button>
    </form>
  )
}
