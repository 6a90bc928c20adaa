import type { CSSProperties } from 'react'

import type { JourneyCost } from './journey-cost.types.js'
import { journeyCostsCopy as copy } from './journey-costs.copy.js'
import { aboutDollars, dollarsOf } from './journey-money.js'

/** What the comparison comes to, in words first and then as two bars; 'stay home' is said as plainly as a saving. */
export function JourneyVerdict({ cost }: { readonly cost: JourneyCost }) {
  const { differenceCents, egyptCents, homeCents, verdict } = cost
  const maxCents = Math.max(egyptCents, homeCents ?? 0, 1)
  return (
    <section aria-labelledby="verdict" data-verdict={verdict} className="rounded-panel bg-warm p-6 md:p-10">
      <h2 id="verdict" className="title-2 max-w-[20ch]">
        {copy.verdict[verdict](aboutDollars(differenceCents ?? 0))}
      </h2>
      <p className="measure mt-4">{explanationOf(cost)}</p>
      <dl className="savings-bars">
        {homeCents !== null && <Bar name={copy.atHome} cents={homeCents} maxCents={maxCents} variant="home" />}
        <Bar name={copy.inEgypt} cents={egyptCents} maxCents={maxCents} variant="egypt" />
      </dl>
    </section>
  )
}

function explanationOf({ countryName, differenceCents, egyptCents, homeCents, journeyCents, verdict }: JourneyCost) {
  const egypt = aboutDollars(egyptCents)
  const home = aboutDollars(homeCents ?? 0)
  switch (verdict) {
    case 'SAVES':
      return copy.explain.saves(egypt, home)
    case 'CLOSE':
      return copy.explain.close(egypt, home)
    case 'NO_HOME_PRICE':
      return copy.explain.noHomePrice(egypt, countryName)
    case 'STAY_HOME': {
      const more = aboutDollars(differenceCents ?? 0)
      const savedCents = (differenceCents ?? 0) + journeyCents
      return savedCents <= 0
        ? copy.explain.noSaving(more)
        : copy.explain.stayHome(aboutDollars(savedCents), aboutDollars(journeyCents), more)
    }
  }
}

interface BarProps {
  readonly name: string
  readonly cents: number
  readonly maxCents: number
  readonly variant: 'home' | 'egypt'
}

function Bar({ name, cents, maxCents, variant }: BarProps) {
  const share = { '--share': `${(100 * cents) / maxCents}%` } as CSSProperties
  return (
    <div className="savings-row">
      <dt>{name}</dt>
      <dd>
        <span aria-hidden className="savings-track">
          <span className="savings-bar" data-variant={variant} style={share} />
        </span>
        <span data-figure={variant} className="savings-amount">
          {dollarsOf(cents)}
        </span>
      </dd>
    </div>
  )
}
