import type { FieldProblem } from '@seneb/contracts/errors'
import { readForm } from '@seneb/contracts/forms/read-form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import { inputFromValues, type TripPlanValues } from './trip-plan-values.js'

/** Every field that will not do, in the form's order, by the same schema the services use (TRIP-30, TRIP-45). */
export function checkTripPlan(values: TripPlanValues, now: Date): readonly FieldProblem[] {
  return readForm(tripPlanForm, inputFromValues(values), { now }).problems ?? []
}
