import { visible } from '@seneb/contracts/forms/greeting-name'
import type { Payload } from '@seneb/contracts/define'
import type { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'

import { formatClock, phoneText } from './clock-wording.rules.js'
import { formatAmountUsd, formatDay, notGranted } from './wording.rules.js'

export type SubmittedTripPlan = Payload<typeof TripPlanSubmitted>
type Answers = SubmittedTripPlan['trip'] & SubmittedTripPlan['personal'] & Pick<SubmittedTripPlan, 'referredBy'>
type Field = keyof Answers

/** One answer as the care team reads it. */
export interface Fact {
  readonly field: Field
  readonly label: string
  readonly value: string
}

export interface FactGroup {
  readonly title: string
  readonly facts: readonly Fact[]
}

/** The form's labels; a field added to the form does not compile here until it has one (PIPE-06). */
const labels: Record<Field, string> = {
  fullName: 'Full name',
  age: 'Age',
  nationality: 'Nationality',
  travelingFromCountry: 'Traveling from country',
  travelingFromCity: 'Departure airport',
  email: 'Email',
  phoneNumber: 'Phone number',
  treatmentType: 'Treatment type',
  medicalProcedure: 'Medical procedure',
  estimatedTreatmentCost: 'Estimated cost (USD)',
  estimatedTreatmentDate: 'Estimated treatment date',
  preferredTravelDates: 'Preferred travel date',
  tripDuration: 'Trip duration',
  accommodationType: 'Accommodation type',
  otherAccommodationType: 'Other accommodation',
  hotelPreference: 'Hotel preference',
  numberOfNights: 'Number of nights',
  isCompanionTraveling: 'Companion traveling',
  companionName: 'Companion name',
  companionTravelNeeds: 'Companion travel needs',
  totalBudget: 'Total budget (USD)',
  additionalServices: 'Additional services',
  emergencyContactName: 'Emergency contact name',
  emergencyContactPhone: 'Emergency contact phone',
  insuranceCoverage: 'Insurance coverage',
  paymentMethod: 'Payment method',
  timeZone: 'Their clock',
  referredBy: 'Referred by',
}

/** The form's two sections (TRIP-01), the second in the parts a planner works through. */
const sections: ReadonlyArray<{ title: string; fields: readonly Field[] }> = [
  {
    title: 'Personal Information',
    fields: [
      'fullName',
      'age',
      'nationality',
      'travelingFromCountry',
      'travelingFromCity',
      'email',
      'phoneNumber',
      'timeZone',
    ],
  },
  {
    title: 'Treatment & Travel Information',
    fields: [
      'treatmentType',
      'medicalProcedure',
      'estimatedTreatmentCost',
      'estimatedTreatmentDate',
      'preferredTravelDates',
      'tripDuration',
    ],
  },
  {
    title: 'Stay and companion',
    fields: [
      'accommodationType',
      'otherAccommodationType',
      'hotelPreference',
      'numberOfNights',
      'isCompanionTraveling',
      'companionName',
      'companionTravelNeeds',
    ],
  },
  {
    title: 'Budget, services and contacts',
    fields: [
      'totalBudget',
      'additionalServices',
      'insuranceCoverage',
      'paymentMethod',
      'emergencyContactName',
      'emergencyContactPhone',
      'referredBy',
    ],
  },
]

/** Every submitted answer, labelled and grouped as in the form, with 'Not given' for the empty ones (PIPE-06). */
export function tripDetails(submitted: SubmittedTripPlan): readonly FactGroup[] {
  const answers: Answers = { ...submitted.trip, ...submitted.personal, referredBy: submitted.referredBy }
  return sections.map(({ title, fields }) => ({
    title,
    facts: fields.map((field) => ({
      field,
      label: labels[field],
      value: shown(field, answers, submitted.submittedAt),
    })),
  }))
}

function shown(field: Field, answers: Answers, submittedAt: string): string {
  const answer = answers[field]
  if (answer === undefined || answer === '') return notGranted
  if (Array.isArray(answer)) return answer.length > 0 ? answer.map(visible).join(', ') : notGranted
  if (typeof answer === 'number') return formatAmountUsd(answer)
  if (field === 'estimatedTreatmentDate' || field === 'preferredTravelDates') return formatDay(visible(answer))
  if (field === 'phoneNumber' || field === 'emergencyContactPhone') return phoneText(answer)
  if (field === 'timeZone') return formatClock(answer, new Date(submittedAt))
  if (field === 'age') return `${visible(answer)} years`
  return visible(answer) || notGranted
}
