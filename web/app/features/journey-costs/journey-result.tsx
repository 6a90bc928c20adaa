import { openCostsByUnit } from '@seneb/contracts/vocabulary/price-units'
import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'
import type { CSSProperties } from 'react'

import { formatDay } from '../../ui/calendar-dates.js'
import { LinkList } from '../../ui/link-list.js'
import { journeyCostPath, type JourneyCost, type JourneyKey } from './journey-figures.js'
import { journeyCostsCopy } from './journey-costs.copy.js'

const copy = journeyCostsCopy.sum

/** The sum line by line, each with where its figure is from and when it was checked. */
export function JourneySum({ cost }: { readonly cost: JourneyCost }) {
  const { differenceCents, egyptCents, lines } = cost
  return (
    <section aria-labelledby="sum" className="mt-10">
      <h2 id="sum" className="text-[1.625rem]">
        {copy.title}
      </h2>
      <dl className="mt-5 border-t border-line">
        {lines.map((line) => (
          <Line key={line.part} line={line} cost={cost} />
        ))}
        <Total name={copy.total} figure="total" cents={egyptCents} />
        {differenceCents !== null && (
          <Total
            name={differenceCents > 0 ? copy.difference : copy.more}
            figure="difference"
            cents={Math.abs(differenceCents)}
          />
        )}
      </dl>
      <p className="mt-4 text-[0.9375rem] text-ink-2">{journeyCostsCopy.typical}</p>
      {openCostsByUnit.has(cost.unit) && <p className="mt-4 text-[0.9375rem]">{openCostsByUnit.get(cost.unit)}</p>}
    </section>
  )
}

interface LineProps {
  readonly line: JourneyCost['lines'][number]
  readonly cost: JourneyCost
}

function Line({ cost, line }: LineProps) {
  const { asOf, count, isOwn, part, source, totalCents, unitCents } = line
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3.5">
      <dt className="font-medium">
        {journeyCostsCopy.line[part](cost)}
        {isOwn && <span className="font-normal text-ink-2"> ({copy.own})</span>}
      </dt>
      <dd data-line={part} className="text-end font-semibold tabular-nums">
        {totalCents === null ? copy.noPrice : dollarsOf(totalCents)}
      </dd>
      <dd className="col-span-2 text-[0.9375rem] text-ink-2">
        {unitCents !== null && count !== 1 && <>{journeyCostsCopy.each(count, dollarsOf(unitCents))}. </>}
        {!isOwn && source}
        {!isOwn && asOf && <>. {copy.asOf(formatDay(asOf))}</>}
      </dd>
    </div>
  )
}

function Total({ cents, figure, name }: { readonly name: string; readonly figure: string; readonly cents: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3.5 font-semibold">
      <dt>{name}</dt>
      <dd data-figure={figure} className="text-end tabular-nums">
        {dollarsOf(cents)}
      </dd>
    </div>
  )
}

/** Shows the result of the comparison, as text and as two bars; states 'stay home' as plainly as a saving. */
export function JourneyVerdict({ cost }: { readonly cost: JourneyCost }) {
  const { differenceCents, egyptCents, homeCents, verdict } = cost
  const maxCents = Math.max(egyptCents, homeCents ?? 0, 1)
  return (
    <section aria-labelledby="verdict" data-verdict={verdict} className="rounded-panel bg-warm p-6 md:p-10">
      <h2 id="verdict" className="title-2 max-w-[20ch]">
        {journeyCostsCopy.verdict[verdict](formatApproxDollars(differenceCents ?? 0))}
      </h2>
      <p className="measure mt-4">{explanationOf(cost)}</p>
      <dl className="savings-bars">
        {homeCents !== null && (
          <Bar name={journeyCostsCopy.atHome} cents={homeCents} maxCents={maxCents} variant="home" />
        )}
        <Bar name={journeyCostsCopy.inEgypt} cents={egyptCents} maxCents={maxCents} variant="egypt" />
      </dl>
    </section>
  )
}

function explanationOf({ countryName, differenceCents, egyptCents, homeCents, journeyCents, verdict }: JourneyCost) {
  const egypt = formatApproxDollars(egyptCents)
  const home = formatApproxDollars(homeCents ?? 0)
  switch (verdict) {
    case 'SAVES':
      return journeyCostsCopy.explain.saves(egypt, home)
    case 'CLOSE':
      return journeyCostsCopy.explain.close(egypt, home)
    case 'NO_HOME_PRICE':
      return journeyCostsCopy.explain.noHomePrice(egypt, countryName)
    case 'STAY_HOME': {
      const more = formatApproxDollars(differenceCents ?? 0)
      const savedCents = (differenceCents ?? 0) + journeyCents
      return savedCents <= 0
        ? journeyCostsCopy.explain.noSaving(more)
        : journeyCostsCopy.explain.stayHome(formatApproxDollars(savedCents), formatApproxDollars(journeyCents), more)
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

interface JourneyLinksProps {
  readonly cost: JourneyCost
  readonly comparison: JourneyKey
}

/** Next steps from a comparison: the treatment alone, other countries, other procedures. */
export function JourneyLinks({ comparison, cost }: JourneyLinksProps) {
  const countries = savingsCountries
    .filter(({ value }) => value !== comparison.country)
    .map(({ value, name }) => ({ to: journeyCostPath({ ...comparison, country: value }), label: name }))
  const procedures = savingsProcedures
    .filter(({ value }) => value !== comparison.procedure)
    .map(({ value, name }) => ({ to: journeyCostPath({ ...comparison, procedure: value }), label: name }))
  const more = [
    { to: '/check-quote', label: journeyCostsCopy.more.quote },
    { to: '/budget-estimator', label: journeyCostsCopy.more.estimator },
  ]
  return (
    <div className="wrap grid gap-10 pb-14 md:grid-cols-3 print:hidden">
      <LinkList id="more" title={journeyCostsCopy.more.title} links={more} />
      <LinkList id="procedures" title={journeyCostsCopy.compare.procedures(cost.countryName)} links={procedures} />
      <LinkList
        id="countries"
        title={journeyCostsCopy.compare.countries(cost.procedureName)}
        links={countries}
        inline
      />
    </div>
  )
}

const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** US cents as dollars, with cents where there are some. */
function dollarsOf(cents: number): string {
  return exact.format(cents / 100)
}

/** Formats US cents as rounded dollars: to ten dollars, and below $100 to one. */
export function formatApproxDollars(cents: number): string {
  const dollars = Math.abs(cents) / 100
  return wholeDollars.format(dollars < 100 ? Math.round(dollars) : 10 * Math.round(dollars / 10))
}
