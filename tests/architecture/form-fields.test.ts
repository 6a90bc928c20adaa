import { readdirSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { ambassadorApplicationForm } from '@seneb/contracts/forms/ambassador-application.form'
import { consultationForm } from '@seneb/contracts/forms/consultation.form'
import { cookieChoiceForm } from '@seneb/contracts/forms/cookie-choice.form'
import { journeyCostForm } from '@seneb/contracts/forms/journey-cost.form'
import { newsletterForm } from '@seneb/contracts/forms/newsletter.form'
import { savingsEstimateForm } from '@seneb/contracts/forms/savings-estimate.form'
import { stayTimelineForm } from '@seneb/contracts/forms/stay-timeline.form'
import { tripPlanForm } from '@seneb/contracts/forms/trip-plan.form'

/**
 * CONST-04: the documents mention further, product-specific fields of forms but do not show them. None is invented:
 * each field is listed beside the row or decision that names it.
 */
const forms = {
  'trip-plan': {
    form: tripPlanForm,
    fields: {
      'TRIP-02..05': ['fullName', 'age', 'nationality', 'travelingFromCountry'],
      'TRIP-06..08': ['travelingFromCity', 'email', 'phoneNumber'],
      'TRIP-09, TRIP-10': ['treatmentType', 'medicalProcedure'],
      'TRIP-12..15': ['estimatedTreatmentCost', 'estimatedTreatmentDate', 'preferredTravelDates', 'tripDuration'],
      'TRIP-16..19': ['accommodationType', 'otherAccommodationType', 'hotelPreference', 'numberOfNights'],
      'TRIP-20, TRIP-21': ['isCompanionTraveling', 'companionName', 'companionTravelNeeds'],
      'TRIP-22, TRIP-23': ['totalBudget', 'additionalServices'],
      'TRIP-24': ['emergencyContactName', 'emergencyContactPhone'],
      'TRIP-25': ['insuranceCoverage', 'paymentMethod'],
      'D-14': ['referredBy'],
      'TRIP-64': ['timeZone'],
      'TRIP-26': ['consentGiven'],
      'D-66': ['planDraftConsentGiven'],
    },
  },
  consultation: {
    form: consultationForm,
    fields: {
      'CONT-07': [
        'fullName',
        'email',
        'phoneNumber',
        'treatmentType',
        'message',
        'communicationMethod',
        'preferredTime',
      ],
      'CONT-07, D-61': ['preferredContactDate'],
      'CONT-04': ['termsAccepted'],
      'D-66': ['healthDataConsentGiven'],
      'CONT-16': ['timeZone'],
      'CONT-08, D-61': ['medicalProcedure', 'isCompanionTraveling', 'totalBudget', 'preferredTravelDates'],
    },
  },
  'ambassador-application': {
    form: ambassadorApplicationForm,
    fields: {
      'AMB-01': ['applicantType'],
      'AMB-05..07': ['fullName', 'email', 'phoneNumber', 'languages', 'city'],
      'AMB-08..10': ['idType', 'nationalId', 'touristsPerMonth'],
      'AMB-11, AMB-12': ['hasMedicalExperience', 'wantsPromotionalMaterial', 'additionalNotes'],
      'AMB-13, AMB-14': ['identityDocument', 'tourGuideLicense'],
    },
  },
  newsletter: { form: newsletterForm, fields: { 'NEWS-01': ['email'] } },
  'savings-estimate': {
    form: savingsEstimateForm,
    fields: { 'CALC-02, CALC-03': ['country', 'procedure'], 'CALC-08': ['homePriceUsd'] },
  },
  'journey-cost': {
    form: journeyCostForm,
    fields: {
      'CALC-02, CALC-03': ['country', 'procedure'],
      'docs/content.md#catalogue-and-prices': [
        'units',
        'homePriceUsd',
        'egyptPriceUsd',
        'journeys',
        'flightUsd',
        'nights',
        'nightUsd',
        'reservePercent',
      ],
    },
  },
  'stay-timeline': { form: stayTimelineForm, fields: { 'docs/plans.md#the-stay': ['procedure', 'date', 'home'] } },
  'cookie-choice': {
    form: cookieChoiceForm,
    fields: { 'D-03': ['policyVersion'], 'CONS-04': ['analytics', 'advertising', 'personalization', 'functionality'] },
  },
}

/**
 * Not filled in by people: the format of referral links, the events of a page, and the details from a partner's
 * program.
 */
const noForms = ['on-behalf', 'page-events', 'referral-id']

test.each(Object.entries(forms))(
  'the form %s asks what a row or a decision names, and takes nothing else [CONST-04]',
  async (_name, { form, fields }) => {
    expect(Object.keys(form.fields).sort()).toEqual(Object.values<string[]>(fields).flat().sort())
    const more = form.validate({ passportColour: 'red' }, { abortEarly: false, context: { now: new Date() } })
    await expect(more).rejects.toMatchObject({
      inner: expect.arrayContaining([expect.objectContaining({ type: 'exact' })]),
    })
  },
)

test('every form is in this list [CONST-04]', () => {
  const folder = new URL('../../packages/contracts/src/forms/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.form.ts'))
  const names = files.map((file) => file.replace('.form.ts', ''))
  expect(names.sort()).toEqual([...Object.keys(forms), ...noForms].sort())
})
