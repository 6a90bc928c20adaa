import { savingsCountries, savingsProcedures } from '@seneb/contracts/vocabulary/savings-options'

import { LinkList } from '../../ui/link-list.js'
import type { JourneyCost } from './journey-cost.types.js'
import { journeyCostsCopy as copy } from './journey-costs.copy.js'
import { journeyCostPath, type JourneyPlace } from './journey-place.js'

interface JourneyLinksProps {
  readonly cost: JourneyCost
  readonly comparison: JourneyPlace
}

/** The ways on from a comparison: the treatment alone, the same procedure elsewhere, other procedures from here. */
export function JourneyLinks({ comparison, cost }: JourneyLinksProps) {
  const countries = savingsCountries
    .filter(({ value }) => value !== comparison.country)
    .map(({ value, name }) => ({ to: journeyCostPath({ ...comparison, country: value }), label: name }))
  const procedures = savingsProcedures
    .filter(({ value }) => value !== comparison.procedure)
    .map(({ value, name }) => ({ to: journeyCostPath({ ...comparison, procedure: value }), label: name }))
  const more = [
    { to: '/check-quote', label: copy.more.quote },
    { to: '/budget-estimator', label: copy.more.estimator },
  ]
  return (
    <div className="wrap grid gap-10 pb-14 md:grid-cols-3 print:hidden">
      <LinkList id="more" title={copy.more.title} links={more} />
      <LinkList id="procedures" title={copy.compare.procedures(cost.countryName)} links={procedures} />
      <LinkList id="countries" title={copy.compare.countries(cost.procedureName)} links={countries} inline />
    </div>
  )
}
