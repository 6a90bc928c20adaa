import { object, type InferType } from 'yup'

import {
  accommodationTypes,
  additionalServices,
  ages,
  companionChoices,
  hotelPreferences,
  maxLengths,
  maxNights,
} from '../vocabulary/trip-options.js'
import {
  amountUsd,
  calendarDate,
  emailAddress,
  fullName,
  line,
  listOption,
  optionalTick,
  optionalTimeZone,
  paragraph,
  personName,
  someOfList,
  tick,
} from './fields.js'
import { phone } from './phone-number.js'
import { optionalReferralId } from './referral-id.form.js'
import { isWithinTravelWindow } from './travel-dates.js'
import { typedNights } from './typed-text.js'

/** Context of validation beyond the form's fields. */
export interface ValidationContext {
  readonly now: Date
}

const travelDate = 'Please choose a date from today up to one year ahead'
const nightsRange = `Number of nights must be a whole number from 0 to ${maxNights}`
const nightsText = 'Please give the number of nights in figures, such as 14 for two weeks'

function dateOfTravel() {
  return calendarDate(travelDate).test('travel-window', travelDate, (value, { options }) => {
    const context = options.context as ValidationContext | undefined
    if (!context) throw new Error('tripPlanForm is read with { context: { now } }')
    return !value || Number.isNaN(Date.parse(value)) || isWithinTravelWindow(value, context.now)
  })
}

/**
 * The trip-plan enquiry as people fill it in (TRIP-01..26), with the sentences shown at invalid fields (TRIP-33..43).
 * Validation needs the time: `tripPlanForm.validate(raw, { context: { now } })`.
 */
export const tripPlanForm = object({
  fullName: fullName(),
  age: listOption(ages, 'Age is required').required('Age is required'),
  nationality: line(maxLengths.name).required('Nationality is required'),
  travelingFromCountry: line(maxLengths.name).required('Traveling from country is required'),
  travelingFromCity: line(),
  email: emailAddress('Please enter a valid email address'),
  phoneNumber: phone(),
  // The catalogue is data; the service refuses what it does not offer.
  treatmentType: line().required('Treatment type is required'),
  medicalProcedure: line().required('Medical procedure is required'),
  estimatedTreatmentCost: amountUsd('Estimated cost must be a number of US dollars, 0 or more'),
  estimatedTreatmentDate: dateOfTravel(),
  preferredTravelDates: dateOfTravel(),
  tripDuration: line(),
  accommodationType: listOption(accommodationTypes, 'Accommodation type is required').required(
    'Accommodation type is required',
  ),
  otherAccommodationType: line(),
  hotelPreference: listOption(hotelPreferences, 'Hotel preference is required').test(
    'with-hotel',
    'Hotel preference is required',
    (value, { parent }) =>
      value !== undefined || (parent as { accommodationType?: string }).accommodationType !== 'Hotel',
  ),
  // TRIP-32, TRIP-46, D-44: not required before an accommodation is chosen; 'Not required' is always 0 nights.
  numberOfNights: line()
    .meta({ min: 0, max: maxNights })
    .transform((value: unknown) => (typeof value === 'string' ? typedNights(value) : value))
    .when('accommodationType', ([accommodationType], schema) => {
      if (accommodationType === 'Not required') return schema.transform(() => '0').default('0')
      const nights = schema
        .test('nights-in-figures', nightsText, (value) => !value || !/\p{L}/u.test(value))
        .test('nights', nightsRange, (value) => !value || isNumberOfNights(value))
      return accommodationType ? nights.required('Number of nights is required') : nights
    }),
  isCompanionTraveling: listOption(companionChoices, 'Please specify if a companion is traveling').required(
    'Please specify if a companion is traveling',
  ),
  companionName: personName().test(
    'with-companion',
    'Companion name is required',
    (value, { parent }) =>
      value !== undefined || (parent as { isCompanionTraveling?: string }).isCompanionTraveling !== 'Yes',
  ),
  companionTravelNeeds: paragraph(),
  totalBudget: amountUsd('Total budget must be a number of US dollars, 0 or more'),
  additionalServices: someOfList(
    additionalServices,
    'Please choose additional services from the list',
    'additional services',
  ),
  emergencyContactName: personName(),
  emergencyContactPhone: phone(),
  insuranceCoverage: paragraph(),
  paymentMethod: line(),
  /** Referral that the person sees and may remove (D-14). */
  referredBy: optionalReferralId(),
  /** Time zone of the person's device (TRIP-64). */
  timeZone: optionalTimeZone(),
  consentGiven: tick('You must consent to the processing of your personal data'),
  /** D-66: without it no plan is drafted. */
  planDraftConsentGiven: optionalTick(),
}).exact('This form has no such field')

export type TripPlanForm = InferType<typeof tripPlanForm>

function isNumberOfNights(value: string): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) <= maxNights
}
