import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { Patch, ReadTx, WriteTx } from '@seneb/service-kit/database/db'
import type { Payload } from '@seneb/contracts/define'
import type { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import type { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'

import { formatDollars, toFacts, type Fact } from '../filled-facts.js'
import { TripPlan } from './trip-plan.entity.js'

/** Returns a person's request from the trip planner and their time zone; no facts once it has ended. */
export async function readTripPlanFacts(id: string, tx: ReadTx) {
  const plan = await tx.findOne(TripPlan, { id })
  return { timeZone: plan?.time_zone, facts: plan ? factsOf(plan) : [] }
}

type CopiedElsewhere =
  | 'fullName'
  | 'email'
  | 'phoneNumber'
  | 'referredBy'
  | 'timeZone'
  | 'consentGiven'
  | 'planDraftConsentGiven'

/** Returns the filled fields of a trip planner request in the order of its form. */
function factsOf(plan: TripPlan): Fact[] {
  return toFacts({
    age: plan.age,
    nationality: plan.nationality,
    travelingFromCountry: plan.traveling_from_country,
    travelingFromCity: plan.traveling_from_city,
    treatmentType: plan.treatment_type,
    medicalProcedure: plan.medical_procedure,
    estimatedTreatmentCost: formatDollars(plan.estimated_treatment_cost_cents),
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
    totalBudget: formatDollars(plan.total_budget_cents),
    additionalServices: plan.additional_services,
    emergencyContactName: plan.emergency_contact_name,
    emergencyContactPhone: plan.emergency_contact_phone,
    insuranceCoverage: plan.insurance_coverage,
    paymentMethod: plan.payment_method,
  } satisfies Record<Exclude<keyof TripPlanForm, CopiedElsewhere>, unknown>)
}

type TripFacts = Payload<typeof AiPlanRequested>['trip']

/** Returns the facts of a trip plan that are sent to the planner; undefined when it has ended or never existed. */
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

/** Returns whole cents as dollars; bigint columns are read as text. */
function dollarsOf(cents: number | string | null | undefined): number | undefined {
  return cents === null || cents === undefined ? undefined : Number(cents) / 100
}

type Sender = Required<Pick<Payload<typeof ConsentWithdrawn>, 'reference' | 'contact'>>

/** Returns reference and recipient of a trip plan; undefined once it has ended. */
export async function findTripPlanSender(id: string, tx: ReadTx): Promise<Sender | undefined> {
  const sent = await tx.findOne(TripPlan, { id })
  if (!sent) return undefined
  const { email, full_name: fullName, phone_number: phoneNumber, reference } = sent
  return { reference, contact: { fullName, email, phoneNumber: phoneNumber ?? undefined } }
}

/** Returns reference and recipient of a trip plan whose consent can be withdrawn. */
export async function readTripPlanSender(id: string, tx: ReadTx): Promise<Sender> {
  const sender = await findTripPlanSender(id, tx)
  if (!sender) throw new Error('a consent that can be withdrawn has no enquiry')
  return sender
}

/** Writes corrected columns of a trip plan. */
export async function correctTripPlan(id: string, patch: Patch<TripPlan>, tx: WriteTx): Promise<void> {
  await tx.update(TripPlan, { id }, patch)
}
