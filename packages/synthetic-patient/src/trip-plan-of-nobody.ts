import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

/**
 * Returns the enquiry of a journey: valid, without a real person. Drafts are not allowed, so that none is paid for, and
 * there is no telephone number, because someone might call it.
 */
export function tripPlanOfNobody(email: string): TripPlanForm {
  return {
    fullName: 'Synthetic Patient',
    age: '40',
    nationality: 'France',
    travelingFromCountry: 'France',
    email,
    treatmentType: 'Dental Care',
    medicalProcedure: 'Veneers',
    accommodationType: 'Not required',
    isCompanionTraveling: 'No',
    additionalServices: [],
    consentGiven: true,
    planDraftConsentGiven: false,
  }
}
