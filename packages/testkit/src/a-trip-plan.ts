import type { Payload } from '@seneb/contracts/define'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { v7 } from 'uuid'

const dayMs = 24 * 60 * 60 * 1000

/** Returns a complete and valid trip-plan form; its dates are after `now`. */
export function aTripPlan(changes: object = {}, now = new Date()) {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return {
    fullName: 'Amal Haddad',
    age: '42',
    nationality: 'France',
    travelingFromCountry: 'France',
    travelingFromCity: 'Paris Charles de Gaulle Airport (CDG)',
    email: 'amal.haddad@example.com',
    phoneNumber: '+33 1 23 45 67 89',
    treatmentType: 'Dental Care',
    medicalProcedure: 'Veneers',
    estimatedTreatmentCost: 1500,
    estimatedTreatmentDate: inDays(42),
    preferredTravelDates: inDays(40),
    tripDuration: 'Ten days',
    accommodationType: 'Hotel',
    hotelPreference: 'Mid-Range',
    numberOfNights: '9',
    isCompanionTraveling: 'Yes',
    companionName: 'Karim Haddad',
    companionTravelNeeds: 'An aisle seat',
    totalBudget: 4000,
    additionalServices: ['Airport Pickup', 'Local Coordinator/Translator'],
    emergencyContactName: 'Leila Haddad',
    emergencyContactPhone: '+33 6 12 34 56 78',
    insuranceCoverage: 'Travel insurance only',
    paymentMethod: 'Bank transfer',
    timeZone: 'Europe/Paris',
    consentGiven: true,
    planDraftConsentGiven: true,
    ...changes,
  }
}

type Submitted = Payload<typeof TripPlanSubmitted>
type SubmittedChanges = Partial<Omit<Submitted, 'trip' | 'personal'>> & {
  readonly trip?: Partial<Submitted['trip']>
  readonly personal?: Partial<Submitted['personal']>
}

/** Returns the event that a submitted trip plan causes, with a new id and reference. */
export function aTripPlanSubmitted(changes: SubmittedChanges = {}, now = new Date()): Submitted {
  const form = aTripPlan({}, now)
  const { fullName, email, phoneNumber, companionName, companionTravelNeeds } = form
  const { emergencyContactName, emergencyContactPhone, insuranceCoverage, paymentMethod, timeZone } = form
  const { age, nationality, travelingFromCountry, travelingFromCity, treatmentType, medicalProcedure } = form
  const { estimatedTreatmentCost, estimatedTreatmentDate, preferredTravelDates, tripDuration } = form
  const { accommodationType, hotelPreference, numberOfNights, isCompanionTraveling } = form
  const { totalBudget, additionalServices } = form
  return {
    tripPlanId: v7(),
    reference: 'SNB-7K3M9Q',
    submittedAt: now.toISOString(),
    consents: [personalDataConsent, planDraftConsent].map(({ purpose, version }) => ({
      purpose,
      textVersion: version,
      givenAt: now.toISOString(),
    })),
    ...changes,
    trip: {
      age,
      nationality,
      travelingFromCountry,
      travelingFromCity,
      treatmentType,
      medicalProcedure,
      estimatedTreatmentCost,
      estimatedTreatmentDate,
      preferredTravelDates,
      tripDuration,
      accommodationType,
      hotelPreference,
      numberOfNights,
      isCompanionTraveling,
      totalBudget,
      additionalServices,
      ...changes.trip,
    },
    personal: {
      fullName,
      email,
      phoneNumber,
      companionName,
      companionTravelNeeds,
      emergencyContactName,
      emergencyContactPhone,
      insuranceCoverage,
      paymentMethod,
      timeZone,
      ...changes.personal,
    },
  }
}
