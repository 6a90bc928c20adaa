import type { CatalogueEntry } from '../treatment-catalogue/catalogue-entry.js'
import { addDays } from './calendar.rules.js'
import { textsOfPlan } from './gated-plan.rules.js'
import type { Itinerary } from './itinerary.js'
import { planBasis, type PlanBasis } from './number-gate/plan-basis.rules.js'
import { sanitizedFacts, type TripFacts } from './trip.rules.js'

/**
 * Returns the sources a plan may rely on: the catalogue entry, the person's answers, and `composed`, the itinerary our
 * own rules derive from both.
 */
export function basisOfTrip(input: {
  trip: TripFacts
  entry: CatalogueEntry | undefined
  composed: Itinerary
  /** Texts of sources that people attached. */
  evidence?: readonly string[]
}): PlanBasis {
  const { composed, entry, evidence = [], trip } = input
  const { estimatedTreatmentCost: cost, totalBudget: budget } = trip
  const remaining = cost !== undefined && budget !== undefined ? budget - cost : undefined
  const facts = answerTexts(trip)
  // A line of ours that repeats an answer counts as the person's text, because typing a price does not make it true.
  const isRepeated = (line: string) => facts.some((fact) => line.includes(fact))
  const lines = textsOfPlan(composed)
  return planBasis({
    texts: [...lines.filter((line) => !isRepeated(line)), ...textsOfEntry(entry), ...evidence],
    answers: [...facts, ...lines.filter(isRepeated), `${trip.age} years old`],
    dollars: [cost, budget, remaining].filter((amount) => amount !== undefined),
    days: [trip.preferredTravelDates, trip.estimatedTreatmentDate, ...daysOfStay(composed)],
    lastDay: composed.days.at(-1)?.day ?? 1,
  })
}

/** Returns the texts the person wrote or chose. */
export function answerTexts(trip: TripFacts): string[] {
  return Object.values(sanitizedFacts(trip))
    .flat()
    .filter((fact) => typeof fact === 'string')
}

/** Returns the text and figures of the catalogue entry. */
export function textsOfEntry(entry: CatalogueEntry | undefined): string[] {
  return [...textsIn(entry), ...figuresOf(entry)]
}

/** Returns the figures of the catalogue entry, worded so that the number gate reads them. */
function figuresOf(entry: CatalogueEntry | undefined): string[] {
  if (!entry) return []
  const { flyAfter, inHospital, nights, reflectionDays, steps } = entry.procedure
  const waits = [flyAfter?.min, flyAfter?.long, reflectionDays].filter((count) => count !== undefined)
  return [
    `${nights.min} to ${nights.max} nights`,
    ...steps.map(({ day }) => `day ${day}`),
    ...waits.map((count) => `${count} days`),
    ...(inHospital ? [`days ${inHospital.from} to ${inHospital.until}`] : []),
  ]
}

function daysOfStay({ days }: Itinerary): string[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first?.date || !last) return []
  const arrival = first.date
  return Array.from({ length: last.day }, (_, i) => addDays(arrival, i))
}

/** Returns every text inside a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
