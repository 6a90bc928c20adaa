import { procedureNamesOf } from '@seneb/contracts/vocabulary/treatments'

import type { TripPlanValues } from './trip-plan.definition.js'

/** The form after one answer was changed, with what follows from it (TRIP-11, TRIP-31, TRIP-32). */
export function withAnswer<Name extends keyof TripPlanValues>(
  values: TripPlanValues,
  name: Name,
  answer: TripPlanValues[Name],
): TripPlanValues {
  const changed: TripPlanValues = { ...values, [name]: answer }
  if (name === 'travelingFromCountry') return { ...changed, travelingFromCity: '' }
  if (name === 'treatmentType') return { ...changed, medicalProcedure: procedureAfter(changed) }
  if (name === 'accommodationType') return { ...changed, numberOfNights: nightsAfter(changed) }
  return changed
}

/** A procedure of another type is taken back; the only one of a type is taken. */
function procedureAfter({ treatmentType, medicalProcedure }: TripPlanValues): string {
  const offered = procedureNamesOf(treatmentType)
  if (offered.length === 1) return offered[0] ?? ''
  return offered.includes(medicalProcedure) ? medicalProcedure : ''
}

function nightsAfter({ accommodationType, numberOfNights }: TripPlanValues): string {
  if (accommodationType === 'Not required') return '0'
  return numberOfNights === '0' ? '' : numberOfNights
}
