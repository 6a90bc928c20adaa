import { isCalendarDate } from '@seneb/contracts/forms/fields'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'

import { currentNames, offeredTreatmentsOf, type TreatmentType } from './read-offered-treatments.server.js'
import type { TripPlanValues } from './trip-plan.definition.js'

interface CarriedTreatment {
  readonly treatmentType: string
  readonly medicalProcedure: string
}

/**
 * Returns the carried answers with the treatment that the link names, where an estimate carried none (D-30), under its
 * current names; what is no longer offered is left out.
 */
export function valuesFromLink<Carried extends CarriedTreatment>(
  carried: Carried,
  search: URLSearchParams,
  types: readonly TreatmentType[],
): Carried {
  const toCurrentName = currentNames(types)
  const named = toCurrentName(carried.treatmentType || (search.get('treatment') ?? ''))
  const procedure = toCurrentName(carried.medicalProcedure || (search.get('medicalProcedure') ?? ''))
  const offered = offeredTreatmentsOf(types).types
  const type = offered.find(({ name, procedures }) => (named ? name === named : procedures.includes(procedure)))
  const medicalProcedure = type?.procedures.includes(procedure) ? procedure : ''
  return { ...carried, treatmentType: type?.name ?? '', medicalProcedure }
}

type PlannedStay = Partial<Pick<TripPlanValues, 'preferredTravelDates' | 'numberOfNights' | 'travelingFromCountry'>>

/** Returns the answers in a timeline's link besides the treatment; omits those the form would reject. */
export function plannedStayFrom(search: URLSearchParams): PlannedStay {
  const [date = '', nights = '', country = ''] = ['travelDate', 'nights', 'from'].map((name) => search.get(name) ?? '')
  return {
    ...(isCalendarDate(date) ? { preferredTravelDates: date } : {}),
    ...(/^\d{1,2}$/.test(nights) ? { numberOfNights: nights } : {}),
    ...(homeLocations.some((home) => home.country === country) ? { travelingFromCountry: country } : {}),
  }
}
