import type { TripPlanInput } from '../../graph/generated/operations.js'
import { joinPhone, callingCodeOf } from '../../ui/calling-codes.js'

/** What stands in the form: text as typed, ticks as ticks. Named as the graph names the input (TRIP-63). */
export interface TripPlanValues {
  readonly fullName: string
  readonly age: string
  readonly nationality: string
  readonly travelingFromCountry: string
  readonly travelingFromCity: string
  readonly email: string
  readonly phoneNumber: string
  readonly treatmentType: string
  readonly medicalProcedure: string
  readonly estimatedTreatmentCost: string
  readonly estimatedTreatmentDate: string
  readonly preferredTravelDates: string
  readonly tripDuration: string
  readonly accommodationType: string
  readonly otherAccommodationType: string
  readonly hotelPreference: string
  readonly numberOfNights: string
  readonly isCompanionTraveling: string
  readonly companionName: string
  readonly companionTravelNeeds: string
  readonly totalBudget: string
  readonly additionalServices: readonly string[]
  readonly emergencyContactName: string
  readonly emergencyContactPhone: string
  readonly insuranceCoverage: string
  readonly paymentMethod: string
  readonly consentGiven: boolean
  readonly healthDataConsentGiven: boolean
}

export type TripPlanFieldName = keyof TripPlanValues
/** The fields whose answer is one text. */
export type TextFieldName = Exclude<TripPlanFieldName, 'additionalServices' | 'consentGiven' | 'healthDataConsentGiven'>

export const emptyTripPlanValues: TripPlanValues = {
  fullName: '',
  age: '',
  nationality: '',
  travelingFromCountry: '',
  travelingFromCity: '',
  email: '',
  phoneNumber: '',
  treatmentType: '',
  medicalProcedure: '',
  estimatedTreatmentCost: '',
  estimatedTreatmentDate: '',
  preferredTravelDates: '',
  tripDuration: '',
  accommodationType: '',
  otherAccommodationType: '',
  hotelPreference: '',
  numberOfNights: '',
  isCompanionTraveling: '',
  companionName: '',
  companionTravelNeeds: '',
  totalBudget: '',
  additionalServices: [],
  emergencyContactName: '',
  emergencyContactPhone: '',
  insuranceCoverage: '',
  paymentMethod: '',
  consentGiven: false,
  healthDataConsentGiven: false,
}

/**
 * Reads the form as the browser has it: sent without a script, or typed into before the script came. Fields that are
 * not shown are empty.
 */
export function valuesFromForm(form: FormData): TripPlanValues {
  const texts = Object.fromEntries(
    Object.keys(emptyTripPlanValues).map((name) => [name, textOf(form, name)]),
  ) as unknown as TripPlanValues
  return {
    ...texts,
    phoneNumber: phoneOf(form, 'phoneNumber'),
    emergencyContactPhone: phoneOf(form, 'emergencyContactPhone'),
    additionalServices: form.getAll('additionalServices').filter((value) => typeof value === 'string'),
    consentGiven: form.has('consentGiven'),
    healthDataConsentGiven: form.has('healthDataConsentGiven'),
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function phoneOf(form: FormData, name: string): string {
  return joinPhone({ code: callingCodeOf(textOf(form, `${name}.country`)) ?? '', rest: textOf(form, name) })
}

/**
 * The input of the graph: what is not shown is not sent, an unticked second consent is left out, and amounts go as
 * they were typed, for the form's own sentence to answer what is no number. A referral goes along if there is one (D-14).
 */
export function inputFromValues(values: TripPlanValues, referredBy?: string): TripPlanInput {
  const shown = withoutHidden(values)
  return {
    ...shown,
    estimatedTreatmentCost: shown.estimatedTreatmentCost as unknown as number,
    totalBudget: shown.totalBudget as unknown as number,
    additionalServices: [...shown.additionalServices],
    healthDataConsentGiven: shown.healthDataConsentGiven || undefined,
    referredBy,
  }
}

/** Empties the answers to questions that are not asked any more (TRIP-17, TRIP-21, TRIP-32). */
function withoutHidden(values: TripPlanValues): TripPlanValues {
  const companion = values.isCompanionTraveling === 'Yes'
  return {
    ...values,
    hotelPreference: values.accommodationType === 'Hotel' ? values.hotelPreference : '',
    otherAccommodationType: values.accommodationType === 'Other' ? values.otherAccommodationType : '',
    companionName: companion ? values.companionName : '',
    companionTravelNeeds: companion ? values.companionTravelNeeds : '',
  }
}
