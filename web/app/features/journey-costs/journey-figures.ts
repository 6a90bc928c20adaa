import {
  savingsCountries,
  savingsProcedures,
  type SavingsCountry,
  type SavingsProcedure,
} from '@seneb/contracts/vocabulary/savings-options'
import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import type { JourneyCostPageQuery } from '../../graph/generated/graphql.js'

export type JourneyCost = JourneyCostPageQuery['journeyCost']

/** The figures a person may change, in the order of the form. */
export const journeyFields = [
  'units',
  'homePriceUsd',
  'egyptPriceUsd',
  'journeys',
  'flightUsd',
  'nights',
  'nightUsd',
  'reservePercent',
] as const

export type JourneyField = (typeof journeyFields)[number]

/** Typed values by field; '' when a field is empty. */
type TypedFigures = Readonly<Record<JourneyField, string>>

/** Content of the page for the values in its address. */
export interface JourneyReading {
  readonly cost: JourneyCost
  readonly typed: TypedFigures
  /** Error messages of the form, by field. */
  readonly fieldErrors: Readonly<Record<string, string>>
  /** True when the person's own figures could not be added. */
  readonly isUnavailable: boolean
}

/** Procedure and country that a comparison is for. */
export interface JourneyKey {
  readonly country: SavingsCountry
  readonly procedure: SavingsProcedure
}

/** The comparison that a path or an address names; null for a procedure or country that we have no prices of. */
export function findJourney(named: {
  readonly country?: string | null
  readonly procedure?: string | null
}): JourneyKey | null {
  const country = savingsCountries.find(({ value }) => value === named.country)?.value
  const procedure = savingsProcedures.find(({ value }) => value === named.procedure)?.value
  return country && procedure ? { country, procedure } : null
}

/** Returns the path of a comparison's page. */
export function journeyCostPath({ country, procedure }: JourneyKey): string {
  return `/costs/${procedure}/${country}`
}

/**
 * Link to the planner with only the treatment type: pages with more in their address are rendered for each reader, and
 * a crawler would request one for each comparison.
 */
export function journeyPlannerPath({ procedure }: JourneyKey): string {
  const { catalogueSlug } = savingsProcedures.find(({ value }) => value === procedure) ?? {}
  const type = namedTreatmentTypes.find(({ procedures }) => procedures.some(({ slug }) => slug === catalogueSlug))
  return type ? `/trip-planner?${new URLSearchParams({ treatment: type.name })}` : '/trip-planner'
}

/** Maximum length of a typed figure; longer text is not a figure, and the rest is cut off. */
const maxCharacters = 20

/** Reads the figures from an address; a missing one is ''. */
export function typedFrom(search: URLSearchParams): TypedFigures {
  const typed = journeyFields.map((name) => [name, (search.get(name) ?? '').trim().slice(0, maxCharacters)] as const)
  return Object.fromEntries(typed) as Record<JourneyField, string>
}

/** Returns the form values of a calculation as a person would type them; '' for a price that is not set. */
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

/** Returns the figures that differ from ours, so that unchanged figures keep their source. */
export function ownFigures(typed: TypedFigures, cost: JourneyCost): Partial<TypedFigures> {
  const ours = figuresOf(cost)
  return Object.fromEntries(
    journeyFields.filter((name) => typed[name] !== '' && typed[name] !== ours[name]).map((name) => [name, typed[name]]),
  )
}
