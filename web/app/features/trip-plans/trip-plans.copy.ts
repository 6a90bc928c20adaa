import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

import type { FieldCopy, FieldName, ProblemCopy } from '../../forms/form-definition.js'
import { formsCopy } from '../../forms/forms.copy.js'
import type { NewToast } from '../../ui/toast-queue.js'

const notSent = { title: 'Something went wrong', description: 'Please try again or contact us directly.' }

const formTitle = 'Plan your treatment and your trip'

/** Text of the trip planner (TRIP-01..62). Error messages are part of the form, in contracts. */
export const tripPlanCopy = {
  pausedLead: 'We are not accepting new trip enquiries at the moment.',
  pageTitle: 'Trip planner',
  description:
    'Tell us what treatment you are looking for and when you can travel. A care advisor answers personally with a plan for your stay in Egypt.',
  eyebrow: 'Trip planner',
  title: formTitle,
  formTitle,
  lead: "A few questions about you, your treatment and your stay. If you're not sure yet, an estimate is fine; a person reads every answer.",
  optional: 'optional',
  select: 'Select',
  personal: {
    title: 'Personal Information',
    progress: 'Section 1 of 2, about 1 minute',
    text: 'Who you are and how we reach you.',
  },
  minors: {
    text: 'This form is for adult patients. For patients under 18, please use the',
    link: 'contact page',
    path: '/contact-us',
  },
  treatment: {
    title: 'Treatment & Travel Information',
    progress: 'Section 2 of 2, about 1 minute',
    text: 'What you need and how you would like to stay.',
  },
  /** Label of the row that unfolds the second section on phones. */
  unfold: 'Continue',
  groups: {
    treatment: 'Your treatment',
    stay: 'Your stay',
    companion: 'Traveling together',
    consent: 'Your consent',
  },
  /** Optional groups, folded until the person opens them. */
  folded: {
    reach: { title: 'Add phone and airport', hint: 'If we may call you, and where you would fly from' },
    travel: { title: 'Add your dates', hint: 'For travel and for treatment' },
    services: { title: 'Add services', hint: 'Visa, transfer, translator, flight' },
    payment: { title: 'Add budget, insurance', hint: "And any quote you've received" },
    safety: { title: 'Add emergency contact', hint: 'Someone we may call for you' },
  },
  /** Shown beside the question when the chosen treatment requires a companion. */
  companionNote:
    'Our guide to this treatment asks you to bring someone along. If nobody can come, answer No, and a person talks it over with you.',
  datesNote: 'Your treatment date is before your travel date. Is that right?',
  fields: {
    fullName: { label: 'Full name', placeholder: 'Enter your full name' },
    age: { label: 'Age', placeholder: 'Select your age' },
    nationality: { label: 'Nationality', placeholder: 'Select your nationality' },
    travelingFromCountry: { label: 'Traveling from', placeholder: 'Select your departure country' },
    email: { label: 'Email', hint: 'Our answer and your reference go to this address.' },
    travelingFromCity: { label: 'Departure airport', placeholder: 'Type a city or a code' },
    phoneNumber: { label: 'Phone' },
    treatmentType: { label: 'Treatment type', placeholder: 'Select a treatment' },
    medicalProcedure: { label: 'Medical procedure', placeholder: 'Select a procedure' },
    accommodationType: { label: 'Accommodation', placeholder: 'Select where to stay' },
    numberOfNights: { label: 'Number of nights' },
    hotelPreference: { label: 'Hotel preference', placeholder: 'Select a preference' },
    otherAccommodationType: { label: 'What kind of accommodation?' },
    isCompanionTraveling: { label: 'Is a companion traveling with you?' },
    companionName: {
      label: 'Companion name',
      hint: 'For rooms and papers; a first name is enough for now. Please give it only with their permission.',
    },
    companionTravelNeeds: { label: 'What does your companion need?', hint: 'A second bed, a wheelchair, a meal.' },
    estimatedTreatmentDate: { label: 'Estimated treatment date' },
    preferredTravelDates: { label: 'Preferred travel date' },
    tripDuration: { label: 'Trip duration', hint: 'In your own words, such as two weeks.' },
    additionalServices: { label: 'Choose what would help you' },
    estimatedTreatmentCost: { label: 'Estimated cost', hint: 'In US dollars, if you have had a quote.' },
    totalBudget: { label: 'Total budget', hint: 'In US dollars, for treatment and trip together.' },
    paymentMethod: { label: 'Payment method', hint: 'How you would like to pay the provider.' },
    insuranceCoverage: { label: 'Insurance coverage' },
    emergencyContactName: { label: 'Emergency contact name', hint: 'Please give it only with their permission.' },
    emergencyContactPhone: { label: 'Emergency contact phone' },
    consentGiven: { label: 'Consent to the processing of personal data' },
    planDraftConsentGiven: { label: 'A first plan, drafted with the help of a machine' },
  } satisfies Record<FieldName<TripPlanForm, 'referredBy' | 'timeZone'>, FieldCopy>,
  years: (age: string) => `${age} years`,
  date: { choose: 'Choose a date', clear: 'Clear date', close: 'Close', today: 'Today' },
  countries: {
    loading: 'Loading countries...',
    failed: 'Failed to load countries',
    failedFromDatabase: 'Failed to load countries from database',
    none: 'No countries found',
    standIn: 'Our built-in list is shown.',
    refresh: 'Refresh data',
  },
  airports: {
    loading: 'Loading airports...',
    error: 'Error loading airports',
    failed: 'Failed to load airports. Please try again.',
    failedHint: 'You can also type the airport yourself.',
    noneFor: (country: string) => `No airports available for ${country}`,
    none: 'No airports available',
    noMatch: 'No matching airports found',
    count: (count: number, country: string) => `${count} airport(s) found for ${country}`,
    standIn: 'Our built-in list is shown.',
    refresh: 'Refresh data',
    show: 'Show airports',
  },
  consentIntro:
    'Your treatment says something about your health, and the law gives that extra protection. You can withdraw either consent at any time: reply to our email.',
  /** Consequence of refusing the second consent (D-66). */
  withoutDraft: 'Without this, no plan is drafted and nothing is sent to an AI model; a person will reply to you.',
  summaryTitle: 'Please fill in all required fields correctly before submitting. Fields marked in red are required.',
  submit: 'Talk to a Care Advisor',
  submitting: 'Submitting...',
  receivedToast: {
    tone: 'good',
    title: 'Trip planner information submitted!',
    description: 'Our team will contact you within 24 hours with your personalized medical travel plan.',
  } satisfies NewToast,
  problems: {
    limited: { title: 'Too many requests', description: 'Please wait a moment and send your enquiry again.' },
    unavailable: {
      title: 'Database error',
      description: 'There was an issue saving your trip plan. Please try again.',
    },
    'no-id': { title: 'Error', description: 'There was an issue processing your request. Please try again.' },
    'sent-before': formsCopy.sentBefore,
    paused: formsCopy.paused,
    refused: notSent,
    failed: notSent,
  } satisfies ProblemCopy as ProblemCopy,
} as const

/** Copy beside the trip planner; loaded with the component that shows it. */
export const formAsideCopy = {
  title: 'What happens next?',
  steps: [
    'We email you a reference right away.',
    'A care advisor reads your answers.',
    'Within 24 hours a person answers, with an itinerary or with a question.',
  ],
  privacy: 'Your answers are used to process this enquiry. A provider sees them only when you ask for it.',
  sections: 'In this form',
} as const
