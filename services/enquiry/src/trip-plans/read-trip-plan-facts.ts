import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { dollars, filledFacts, type Fact } from '../facts/filled-facts.js'
import { TripPlan } from './trip-plan.entity.js'

/** What a person asked for by the trip planner, and the zone of their clock; nothing of one that has ended. */
export async function readTripPlanFacts(id: string, tx: ReadTx) {
  const plan = await tx.findOne(TripPlan, { id })
  return { timeZone: plan?.time_zone, facts: plan ? factsOf(plan) : [] }
}

type ShownElsewhere =
  | 'fullName'
  | 'email'
  | 'phoneNumber'
  | 'referredBy'
  | 'timeZone'
  | 'consentGiven'
  | 'planDraftConsentGiven'

/** What a person asked for by the trip planner, in the order of its form; what they left empty is left out. */
function factsOf(plan: TripPlan): Fact[] {
  return filledFacts({
    age: plan.age,
    nationality: plan.nationality,
    travelingFromCountry: plan.traveling_from_country,
    travelingFromCity: plan.traveling_from_city,
    treatmentType: plan.treatment_type,
    medicalProcedure: plan.medical_procedure,
    estimatedTreatmentCost: dollars(plan.estimated_treatment_cost_cents),
    estimatedTreatmentDate: plan.estimated_treatment_date,
    preferredTravelDates: plan.preferred_travel_dates,
    tripDuration: plan.trip_duration,
    accommodationType: plan.accommodation_type,
    otherAccommodationType: plan.other_accommodation_type,
    hotelPreference: plan.hotel_preference,
    numberOfNights: plan.number_of_nights,
    isCompanionTraveling: plan.is_companion_traveling,
    companionName: plan.companion_name,
    companionTravelNeeds: plan.companion_travel_needs,
    totalBudget: dollars(plan.total_budget_cents),
    additionalServices: plan.additional_services,
    emergencyContactName: plan.emergency_contact_name,
    emergencyContactPhone: plan.emergency_contact_phone,
    insuranceCoverage: plan.insurance_coverage,
    paymentMethod: plan.payment_method,
  } satisfies Record<Exclude<keyof TripPlanForm, ShownElsewhere>, unknown>)
}
