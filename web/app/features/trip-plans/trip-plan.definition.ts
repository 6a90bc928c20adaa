import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import { defineForm, type ValuesOf } from '../../forms/form-definition.js'
import { tripPlanCopy } from './trip-plans.copy.js'

/**
 * Values the page adds to the answers: the referral that brought the person, and the person's time zone (D-14,
 * TRIP-64).
 */
interface KnownOfTrip {
  readonly referredBy: string | undefined
  readonly timeZone: string
}

/** The trip-plan enquiry; a referral goes along if there is one (TRIP-01..26, TRIP-63, D-14). */
export const tripPlanDefinition = defineForm<TripPlanForm>()({
  fields: tripPlanCopy.fields,
  kinds: {
    additionalServices: 'list',
    consentGiven: 'tick',
    planDraftConsentGiven: 'tick',
    referredBy: 'known',
    timeZone: 'known',
  },
  /** TRIP-44, TRIP-45, D-45 */
  required: [
    'fullName',
    'age',
    'nationality',
    'travelingFromCountry',
    'email',
    'treatmentType',
    'medicalProcedure',
    'accommodationType',
    'numberOfNights',
    'hotelPreference',
    'isCompanionTraveling',
    'companionName',
    'consentGiven',
  ],
  /** Fields that are not shown are sent empty (TRIP-17, TRIP-21, TRIP-32). */
  inputFrom: (values, known: KnownOfTrip | undefined) => {
    const companion = values.isCompanionTraveling === 'Yes'
    return {
      ...values,
      hotelPreference: values.accommodationType === 'Hotel' ? values.hotelPreference : '',
      otherAccommodationType: values.accommodationType === 'Other' ? values.otherAccommodationType : '',
      companionName: companion ? values.companionName : '',
      companionTravelNeeds: companion ? values.companionTravelNeeds : '',
      ...known,
    }
  },
  rules: async () => (await import('@seneb/contracts/forms/trip-plan.form')).tripPlanForm,
  mutation: async () => (await import('../../graph/generated/graphql.js')).SubmitTripPlanDocument,
  variables: (input, sending) => ({ input, ...sending }),
  resultOf: (data) => data.submitTripPlan,
  receiptOf: ({ id, reference }) => id && reference,
})

export type TripPlanValues = ValuesOf<typeof tripPlanDefinition>
