import { isCalendarDate } from '@seneb/contracts/forms/fields'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'

import { procedureNamesOf, type OfferedTreatments } from './offered-treatments.js'
import type { TripPlanValues } from './trip-plan.definition.js'

type PlannedStay = Partial<
  Pick<TripPlanValues, 'medicalProcedure' | 'preferredTravelDates' | 'numberOfNights' | 'travelingFromCountry'>
>

/** Returns the answers in a timeline's link besides the treatment type; omits those the form would reject. */
export function plannedStayFrom(search: URLSearchParams, treatments: OfferedTreatments): PlannedStay {
  const [procedure = '', date = '', nights = '', country = ''] = [
    'medicalProcedure',
    'travelDate',
    'nights',
    'from',
  ].map((name) => search.get(name) ?? '')
  return {
    ...(procedureNamesOf(treatments, search.get('treatment') ?? '').includes(procedure)
      ? { medicalProcedure: procedure }
      : {}),
    ...(isCalendarDate(date) ? { preferredTravelDates: date } : {}),
    ...(/^\d{1,2}$/.test(nights) ? { numberOfNights: nights } : {}),
    ...(homeLocations.some((home) => home.country === country) ? { travelingFromCountry: country } : {}),
  }
}
