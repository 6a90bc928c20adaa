import { openCostsByUnit } from '@seneb/contracts/vocabulary/price-units'
import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { dayOf, dollars } from '../../ui/figures.js'
import { withChoices, type Estimate, type SavingsChoices } from './savings-choices.js'
import { savingsCopy } from './savings-estimates.copy.js'

const copy = savingsCopy.result

interface SavingsResultProps {
  readonly estimate: Estimate
  /** Next steps after the result. */
  readonly children: ReactNode
}

/**
 * Shows the result (CALC-04, CALC-09): both prices as a picture, the saving or the reason for giving none, and the
 * source.
 */
export function SavingsResult({ estimate, children }: SavingsResultProps) {
  const { asOf, country, countryName, procedure, procedureName, reasonText, source, unit } = estimate
  const { egyptCost, homeCost, reason } = estimate
  return (
    <div>
      <h3 className="title-3">
        {procedureName}, {unit}
        <span className="mt-0.5 block font-sans text-[0.9375rem] font-normal text-ink-2">{countryName}</span>
      </h3>
      <SavingsBars estimate={estimate} />
      {reasonText && (
        <p className="mt-4 font-semibold">
          {reasonText}
          {reason === 'NO_SAVING' && homeCost !== null && `. ${moreText(egyptCost - homeCost)}`}
        </p>
      )}
      <DoorToDoor {...estimate.doorToDoor} path={`/costs/${procedure}/${country}`} />
      {openCostsByUnit.has(unit) && <p className="mt-4 text-[0.9375rem]">{openCostsByUnit.get(unit)}</p>}
      <p className="mt-4 text-[0.875rem] text-ink-2">{copy.source(source, dayOf(asOf))}</p>
      <div className="mt-6">{children}</div>
    </div>
  )
}

/** Returns the sentence about how much more Egypt costs when nothing is saved. */
function moreText(difference: number): string {
  return difference > 0 ? copy.costsMore(dollars(difference)) : copy.costsTheSame
}

type DoorToDoorProps = Estimate['doorToDoor'] & { readonly path: string }

/** Shows the saving after travel costs; a saving is never shown without it. */
function DoorToDoor({ path, sentence, verdict }: DoorToDoorProps) {
  return (
    <p data-verdict={verdict} className={verdict === 'STAY_HOME' ? 'mt-4 font-semibold' : 'mt-4'}>
      {sentence}{' '}
      <Link to={path} className="inline-block py-2.5 font-semibold text-brand-strong underline underline-offset-4">
        {copy.journey}
      </Link>
    </p>
  )
}

interface CallProps {
  readonly choices: SavingsChoices
}

/** The way on from the home page: the same choices in the estimator (CALC-05, D-30). */
export function EstimatorCall({ choices }: CallProps) {
  return (
    <ButtonLink to={withChoices('/budget-estimator', choices)} variant="gold" className="w-full">
      {copy.cta}
      <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
    </ButtonLink>
  )
}

/** Next step of the estimator: an enquiry with a written reply within 24 hours (D-30, D-31). */
export function QuoteCall({ choices: { country, procedure } }: CallProps) {
  return (
    <>
      <ButtonLink to={withChoices('/trip-planner', { country, procedure })} variant="gold" className="w-full sm:w-auto">
        {copy.quote}
        <ArrowRight aria-hidden size={19} className="rtl:-scale-x-100" />
      </ButtonLink>
      <p className="mt-3 text-[0.9375rem] text-ink-2">{copy.quoteHint}</p>
    </>
  )
}

/**
 * The two prices as bars of one scale, with the saving as the gap between them; screen readers get a list of names and
 * amounts (CALC-09). An unknown price has no bar (D-29).
 */
function SavingsBars({ estimate }: { readonly estimate: Estimate }) {
  const { egyptCost, homeCost, isOwnHomePrice, percentageSaved, savings } = estimate
  const maxCost = Math.max(egyptCost, homeCost ?? 0)
  return (
    <dl className="savings-bars">
      {homeCost !== null && (
        <Bar name={isOwnHomePrice ? copy.atHomeOwn : copy.atHome} amount={homeCost} maxCost={maxCost} variant="home" />
      )}
      <Bar name={copy.inEgypt} amount={egyptCost} maxCost={maxCost} variant="egypt" saved={percentageSaved} />
      {savings !== null && (
        <div className="savings-total">
          <dt>{copy.saved}</dt>
          <dd>
            <span data-figure="savings">{dollars(savings)}</span>
            <span data-figure="percentage" className="savings-percent">
              {copy.less(percentageSaved ?? 0)}
            </span>
          </dd>
        </div>
      )}
    </dl>
  )
}

interface BarProps {
  readonly name: string
  readonly amount: number
  readonly maxCost: number
  readonly variant: 'home' | 'egypt'
  readonly saved?: number | null
}

function Bar({ name, amount, maxCost, variant, saved }: BarProps) {
  const share = { '--share': `${(100 * amount) / maxCost}%` } as CSSProperties
  return (
    <div className="savings-row">
      <dt>{name}</dt>
      <dd>
        <span aria-hidden className="savings-track" data-saved={saved ? '' : undefined}>
          <span className="savings-bar" data-variant={variant} style={share} />
        </span>
        <span data-figure={variant} className="savings-amount">
          {dollars(amount)}
        </span>
      </dd>
    </div>
  )
}
