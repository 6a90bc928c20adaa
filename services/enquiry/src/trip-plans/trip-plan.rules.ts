import type { Payload } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import type { ReferredTripPlanSubmitted, TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'

import type { TripPlanRow } from './trip-plan.entity.js'

/** Identity of the new enquiry: its id, the reference people quote, and its time of arrival. */
export interface TripPlanIdentity {
  readonly id: string
  readonly reference: string
  readonly at: Date
}

/** Returns the stored row: every submitted field, and columns that the care team filters by (TRIP-28, D-47). */
export function tripPlanOf(
  form: TripPlanForm,
  { id, reference, at }: TripPlanIdentity,
): Omit<TripPlanRow, 'synthetic'> {
  return {
    id,
    reference,
    full_name: form.fullName,
    age: Number(form.age),
    nationality: form.nationality,
    traveling_from_country: form.travelingFromCountry,
    traveling_from_city: form.travelingFromCity,
    email: form.email,
    phone_number: form.phoneNumber,
    treatment_type: form.treatmentType,
    medical_procedure: form.medicalProcedure,
    estimated_treatment_cost_cents: centsOf(form.estimatedTreatmentCost),
    estimated_treatment_date: form.estimatedTreatmentDate,
    preferred_travel_dates: form.preferredTravelDates,
    trip_duration: form.tripDuration,
    accommodation_type: form.accommodationType,
    other_accommodation_type: form.otherAccommodationType,
    hotel_preference: form.hotelPreference,
    number_of_nights: form.numberOfNights === undefined ? undefined : Number(form.numberOfNights),
    is_companion_traveling: form.isCompanionTraveling === 'Yes',
    companion_name: form.companionName,
    companion_travel_needs: form.companionTravelNeeds,
    total_budget_cents: centsOf(form.totalBudget),
    additional_services: [...form.additionalServices],
    ...wishedServices(form),
    emergency_contact_name: form.emergencyContactName,
    emergency_contact_phone: form.emergencyContactPhone,
    insurance_coverage: form.insuranceCoverage,
    payment_method: form.paymentMethod,
    referred_by: form.referredBy,
    time_zone: form.timeZone,
    submitted_at: at,
  }
}

/** Returns the columns the care team filters by, derived from the chosen services (D-47). */
function wishedServices(form: TripPlanForm) {
  const wants = (service: TripPlanForm['additionalServices'][number]) => form.additionalServices.includes(service)
  return {
    visa_assistance_required: wants('Visa Assistance'),
    local_coordinator_required: wants('Local Coordinator/Translator'),
    airport_pickup_required: wants('Airport Pickup'),
    flight_booking_required: wants('Flight Booking'),
    // The specification's name for the same wish (D-90).
    flight_booked: wants('Flight Booking'),
    accommodation_booking_required: wants('Accommodation Booking'),
  }
}

/** Returns the data of a trip plan for the care team's list. */
export function listedTripPlan(plan: TripPlanRow) {
  const { email, full_name, id, phone_number, reference, submitted_at, treatment_type } = plan
  return {
    id,
    kind: 'trip-plan' as const,
    reference,
    submitted_at,
    full_name,
    email,
    phone_number,
    treatment_type,
    procedure: plan.medical_procedure,
    country: plan.traveling_from_country,
    is_referred: plan.referred_by !== undefined,
  } as const
}

/** Returns the data for the mails to the care team and the person, without the consents. */
export function snapshotOf(
  form: TripPlanForm,
  { id, reference, at }: TripPlanIdentity,
): Omit<Payload<typeof TripPlanSubmitted>, 'consents'> {
  return {
    tripPlanId: id,
    reference,
    submittedAt: at.toISOString(),
    trip: {
      age: form.age,
      nationality: form.nationality,
      travelingFromCountry: form.travelingFromCountry,
      travelingFromCity: form.travelingFromCity,
      treatmentType: form.treatmentType,
      medicalProcedure: form.medicalProcedure,
      estimatedTreatmentCost: form.estimatedTreatmentCost,
      estimatedTreatmentDate: form.estimatedTreatmentDate,
      preferredTravelDates: form.preferredTravelDates,
      tripDuration: form.tripDuration,
      accommodationType: form.accommodationType,
      otherAccommodationType: form.otherAccommodationType,
      hotelPreference: form.hotelPreference,
      numberOfNights: form.numberOfNights,
      isCompanionTraveling: form.isCompanionTraveling,
      totalBudget: form.totalBudget,
      additionalServices: [...form.additionalServices],
    },
    personal: personalOf(form),
    referredBy: form.referredBy,
    withholdDraft: form.planDraftConsentGiven ? undefined : true,
  }
}

/** Returns the event for the referral service; undefined for an enquiry without a referral (D-14). */
export function referredOf({
  referredBy,
  submittedAt,
  tripPlanId,
}: Pick<Payload<typeof TripPlanSubmitted>, 'referredBy' | 'submittedAt' | 'tripPlanId'>):
  | Payload<typeof ReferredTripPlanSubmitted>
  | undefined {
  return referredBy === undefined ? undefined : { tripPlanId, submittedAt, referredBy }
}

/** Returns the data that identifies or reaches the person, separate from the facts of the trip (D-49). */
function personalOf(form: TripPlanForm): Payload<typeof TripPlanSubmitted>['personal'] {
  return {
    fullName: form.fullName,
    email: form.email,
    phoneNumber: form.phoneNumber,
    companionName: form.companionName,
    companionTravelNeeds: form.companionTravelNeeds,
    emergencyContactName: form.emergencyContactName,
    emergencyContactPhone: form.emergencyContactPhone,
    insuranceCoverage: form.insuranceCoverage,
    paymentMethod: form.paymentMethod,
    timeZone: form.timeZone,
  }
}

/** Dollars as people type them to whole cents, rounded half up. */
function centsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * 100)
}
