import type { CSSProperties } from 'react'

import { dollars } from '../../ui/figures.js'
import { savingsCopy } from './savings-estimates.copy.js'
import type { Estimate } from './savings-reading.js'

const copy = savingsCopy.result

/**
 * The two prices as bars of one scale, and what is saved as the gap between them: seen at a glance, and read as a list
 * of names and amounts (CALC-09). A price that is not known has no bar (D-29).
 */
export function SavingsBars({ estimate }: { readonly estimate: Estimate }) {
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
