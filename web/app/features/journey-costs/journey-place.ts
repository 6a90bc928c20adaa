import {
  savingsCountries,
  savingsProcedures,
  type SavingsCountry,
  type SavingsProcedure,
} from '@seneb/contracts/vocabulary/savings-options'
import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'

/** What a comparison is of. */
export interface JourneyPlace {
  readonly country: SavingsCountry
  readonly procedure: SavingsProcedure
}

/** The comparison that a path or an address names; null for a procedure or country that we have no prices of. */
export function journeyPlaceOf(named: {
  readonly country?: string | null
  readonly procedure?: string | null
}): JourneyPlace | null {
  const country = savingsCountries.find(({ value }) => value === named.country)?.value
  const procedure = savingsProcedures.find(({ value }) => value === named.procedure)?.value
  return country && procedure ? { country, procedure } : null
}

/** Where a comparison stands. */
export function journeyCostPath({ country, procedure }: JourneyPlace): string {
  return `/costs/${procedure}/${country}`
}

/**
 * The planner, opened with the kind of treatment alone: pages with more in their address are made for each reader, and a
 * crawler would ask for one of each comparison.
 */
export function journeyPlannerPath({ procedure }: JourneyPlace): string {
  const { catalogueSlug } = savingsProcedures.find(({ value }) => value === procedure) ?? {}
  const type = namedTreatmentTypes.find(({ procedures }) => procedures.some(({ slug }) => slug === catalogueSlug))
  return type ? `/trip-planner?${new URLSearchParams({ treatment: type.name })}` : '/trip-planner'
}
