import { leftOpenByUnit } from '@seneb/contracts/vocabulary/price-units'

import { displayDay } from '../../ui/calendar-dates.js'
import type { JourneyCost } from './journey-cost.types.js'
import { journeyCostsCopy } from './journey-costs.copy.js'
import { dollarsOf } from './journey-money.js'

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
      {leftOpenByUnit.has(cost.unit) && <p className="mt-4 text-[0.9375rem]">{leftOpenByUnit.get(cost.unit)}</p>}
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
        {!isOwn && asOf && <>. {copy.asOf(displayDay(asOf))}</>}
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
