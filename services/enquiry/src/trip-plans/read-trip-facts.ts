import type { Payload } from '@seneb/contracts/define'
import type { AiPlanRequested } from '@seneb/contracts/messages/enquiry/ai-plan.messages'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import { TripPlan } from './trip-plan.entity.js'

type TripFacts = Payload<typeof AiPlanRequested>['trip']

/** The facts of a trip plan as the planner is told them; nothing of one that has ended, or never was. */
export async function readTripFacts(id: string, tx: ReadTx): Promise<TripFacts | undefined> {
  const plan = await tx.findOne(TripPlan, { id })
  return plan ? tripFactsOf(plan) : undefined
}

function tripFactsOf(plan: TripPlan): TripFacts {
  return {
    age: String(plan.age),
    nationality: plan.nationality,
    travelingFromCountry: plan.traveling_from_country,
    travelingFromCity: plan.traveling_from_city ?? undefined,
    treatmentType: plan.treatment_type,
    medicalProcedure: plan.medical_procedure,
    estimatedTreatmentCost: dollarsOf(plan.estimated_treatment_cost_cents),
    estimatedTreatmentDate: plan.estimated_treatment_date ?? undefined,
    preferredTravelDates: plan.preferred_travel_dates ?? undefined,
    tripDuration: plan.trip_duration ?? undefined,
    accommodationType: plan.accommodation_type,
    otherAccommodationType: plan.other_accommodation_type ?? undefined,
    hotelPreference: plan.hotel_preference ?? undefined,
    numberOfNights: plan.number_of_nights?.toString(),
    isCompanionTraveling: plan.is_companion_traveling ? 'Yes' : 'No',
    totalBudget: dollarsOf(plan.total_budget_cents),
    additionalServices: [...plan.additional_services],
  }
}

/** Whole cents as dollars; bigint columns come as text. */
function dollarsOf(cents: number | string | null | undefined): number | undefined {
  return cents === null || cents === undefined ? undefined : Number(cents) / 100
}
