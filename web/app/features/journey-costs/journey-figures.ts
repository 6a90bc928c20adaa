import { journeyFields, type JourneyCost, type JourneyField, type TypedFigures } from './journey-cost.types.js'

/** What is typed longer than this is no figure; the rest is not carried along. */
const maxCharacters = 20

/** Reads the figures out of an address; what is not there is ''. */
export function typedFrom(search: URLSearchParams): TypedFigures {
  const typed = journeyFields.map((name) => [name, (search.get(name) ?? '').trim().slice(0, maxCharacters)] as const)
  return Object.fromEntries(typed) as Record<JourneyField, string>
}

/** What the form shows of a sum, as somebody would type it; '' for a price that nobody has named. */
export function figuresOf(cost: JourneyCost): TypedFigures {
  const { journeys, lines, nights, reservePercent, units } = cost
  const priceOf = (part: JourneyCost['lines'][number]['part']) => {
    const cents = lines.find((line) => line.part === part)?.unitCents ?? null
    return cents === null ? '' : String(cents / 100)
  }
  return {
    units: String(units),
    journeys: String(journeys),
    nights: String(nights),
    homePriceUsd: priceOf('HOME'),
    egyptPriceUsd: priceOf('TREATMENT'),
    flightUsd: priceOf('FLIGHTS'),
    nightUsd: priceOf('NIGHTS'),
    reservePercent: String(reservePercent),
  }
}

/** The newest day of the figures of a sum, YYYY-MM-DD: a page is as new as the newest of its facts. */
export function newestDayOf({ asOf, lines }: JourneyCost): string {
  return lines.reduce((newest, line) => (line.asOf && line.asOf > newest ? line.asOf : newest), asOf)
}

/** The figures that are not ours, so that what somebody left as it was keeps its source. */
export function ownFigures(typed: TypedFigures, cost: JourneyCost): Partial<TypedFigures> {
  const ours = figuresOf(cost)
  return Object.fromEntries(
    journeyFields.filter((name) => typed[name] !== '' && typed[name] !== ours[name]).map((name) => [name, typed[name]]),
  )
}
