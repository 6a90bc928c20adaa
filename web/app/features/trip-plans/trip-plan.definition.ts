import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import { defineForm, type ValuesOf } from '../../forms/form-definition.js'
import { procedureNamesOf, type OfferedTreatments } from './offered-treatments.js'
import { tripPlanCopy } from './trip-plans.copy.js'

/**
 * Values the page adds to the answers: the referral that brought the person, and the person's time zone (D-14,
 * TRIP-64).
 */
interface KnownTripDetails {
  readonly referredBy: string | undefined
  readonly timeZone: string
}

/** The trip-plan enquiry, with the referral if there is one (TRIP-01..26, TRIP-63, D-14). */
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
  inputFrom: (values, tripDetails: KnownTripDetails | undefined) => {
    const companion = values.isCompanionTraveling === 'Yes'
    return {
      ...values,
      hotelPreference: values.accommodationType === 'Hotel' ? values.hotelPreference : '',
      otherAccommodationType: values.accommodationType === 'Other' ? values.otherAccommodationType : '',
      companionName: companion ? values.companionName : '',
      companionTravelNeeds: companion ? values.companionTravelNeeds : '',
      ...tripDetails,
    }
  },
  rules: async () => (await import('@seneb/contracts/forms/trip-plan.form')).tripPlanForm,
  mutation: async () => (await import('../../graph/generated/graphql.js')).SubmitTripPlanDocument,
  variables: (input, sending) => ({ input, ...sending }),
  resultOf: (data) => data.submitTripPlan,
  receiptOf: ({ id, reference }) => id && reference,
})

export type TripPlanValues = ValuesOf<typeof tripPlanDefinition>

/** Returns the form after a change of one answer, with dependent answers updated (TRIP-11, TRIP-31, TRIP-32). */
export function withResult<Name extends keyof TripPlanValues>(
  values: TripPlanValues,
  name: Name,
  value: TripPlanValues[Name],
  treatments: OfferedTreatments,
): TripPlanValues {
  const changed: TripPlanValues = { ...values, [name]: value }
  if (name === 'travelingFromCountry') return { ...changed, travelingFromCity: '' }
  if (name === 'treatmentType') return { ...changed, medicalProcedure: procedureAfter(changed, treatments) }
  if (name === 'accommodationType') return { ...changed, numberOfNights: nightsAfter(changed) }
  return changed
}

/** A procedure of another type is cleared; the only one of a type is selected. */
function procedureAfter({ treatmentType, medicalProcedure }: TripPlanValues, treatments: OfferedTreatments): string {
  const offered = procedureNamesOf(treatments, treatmentType)
  if (offered.length === 1) return offered[0] ?? ''
  return offered.includes(medicalProcedure) ? medicalProcedure : ''
}

function nightsAfter({ accommodationType, numberOfNights }: TripPlanValues): string {
  if (accommodationType === 'Not required') return '0'
  return numberOfNights === '0' ? '' : numberOfNights
}
