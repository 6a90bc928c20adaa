import { describe, expect, test } from '@jest/globals'

import { readForm } from './read-form.js'
import { tripPlanForm } from './trip-plan.form.js'

const now = new Date('2026-11-21T22:30:00Z')
const valid = {
  fullName: 'Amal Haddad',
  age: '42',
  nationality: 'France',
  travelingFromCountry: 'France',
  email: 'amal@example.com',
  treatmentType: 'Dental Care',
  medicalProcedure: 'Veneers',
  accommodationType: 'Hotel',
  hotelPreference: 'Mid-Range',
  numberOfNights: '7',
  isCompanionTraveling: 'No',
  consentGiven: true,
}

const read = (changes: object = {}) => readForm(tripPlanForm, { ...valid, ...changes }, { now })
const messagesOf = (changes: object) =>
  Object.fromEntries((read(changes).problems ?? []).map(({ path, message }) => [path, message]))

test('a form with only the checked fields is accepted and everything else is optional [TRIP-44, TRIP-45]', () => {
  expect(read().problems).toBeUndefined()
  expect(read().value).toEqual({ ...valid, additionalServices: [], planDraftConsentGiven: false })
})

test('an empty form names every required field, each with its sentence [TRIP-30, TRIP-33..43]', () => {
  const { problems } = readForm(tripPlanForm, {}, { now })
  expect(Object.fromEntries((problems ?? []).map(({ path, message }) => [path, message]))).toEqual({
    fullName: 'Full name must be at least 2 characters',
    age: 'Age is required',
    nationality: 'Nationality is required',
    travelingFromCountry: 'Traveling from country is required',
    email: 'Please enter a valid email address',
    treatmentType: 'Treatment type is required',
    medicalProcedure: 'Medical procedure is required',
    accommodationType: 'Accommodation type is required',
    isCompanionTraveling: 'Please specify if a companion is traveling',
    consentGiven: 'You must consent to the processing of your personal data',
  })
})

describe('a field that will not do is rejected with its message', () => {
  const travelDate = 'Please choose a date from today up to one year ahead'
  test.each([
    ['TRIP-49', { estimatedTreatmentDate: [] }, 'estimatedTreatmentDate', travelDate],
    ['TRIP-49', { tripDuration: {} }, 'tripDuration', 'Please give this as text'],
    ['TRIP-33', { fullName: 'A' }, 'fullName', 'Full name must be at least 2 characters'],
    ['TRIP-33', { fullName: '   A   ' }, 'fullName', 'Full name must be at least 2 characters'],
    ['TRIP-49', { fullName: 'A'.repeat(121) }, 'fullName', 'Please use at most 120 characters'],
    ['TRIP-49', { fullName: 'Amal\nBcc: x@example.com' }, 'fullName', 'Please use a single line'],
    ['TRIP-49', { fullName: 'Amal\u0000' }, 'fullName', 'Please type this again: a sign in it (U+0000) cannot be seen'],
    ['TRIP-33', { fullName: '12345' }, 'fullName', 'A name needs at least one letter'],
    ['TRIP-33', { fullName: '@@ !!' }, 'fullName', 'A name needs at least one letter'],
    ['TRIP-24', { emergencyContactName: '٠١٠٠' }, 'emergencyContactName', 'A name needs at least one letter'],
    ['TRIP-34', { age: '17' }, 'age', 'Age is required'],
    ['TRIP-34', { age: '101' }, 'age', 'Age is required'],
    ['TRIP-34', { age: '42.5' }, 'age', 'Age is required'],
    ['TRIP-35', { nationality: ' ' }, 'nationality', 'Nationality is required'],
    ['TRIP-36', { travelingFromCountry: null }, 'travelingFromCountry', 'Traveling from country is required'],
    ['TRIP-37', { email: 'amal' }, 'email', 'Please enter a valid email address'],
    ['TRIP-37', { email: 'amal@example' }, 'email', 'Please enter a valid email address'],
    ['TRIP-37', { email: 'a@example.com, b@example.com' }, 'email', 'Please enter a valid email address'],
    ['TRIP-37', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'Please enter a valid email address'],
    ['TRIP-37', { email: `${'a'.repeat(250)}@example.com` }, 'email', 'Please enter a valid email address'],
    ['TRIP-08', { phoneNumber: 'call me' }, 'phoneNumber', 'Please enter a valid phone number'],
    ['TRIP-38', { treatmentType: ' ' }, 'treatmentType', 'Treatment type is required'],
    ['TRIP-39', { medicalProcedure: '' }, 'medicalProcedure', 'Medical procedure is required'],
    ['TRIP-40', { accommodationType: 'Tent' }, 'accommodationType', 'Accommodation type is required'],
    ['TRIP-41', { numberOfNights: '' }, 'numberOfNights', 'Number of nights is required'],
    ['TRIP-46', { numberOfNights: '366' }, 'numberOfNights', 'Number of nights must be a whole number from 0 to 365'],
    ['TRIP-46', { numberOfNights: '-1' }, 'numberOfNights', 'Number of nights must be a whole number from 0 to 365'],
    ['TRIP-47', { hotelPreference: undefined }, 'hotelPreference', 'Hotel preference is required'],
    ['TRIP-48', { isCompanionTraveling: 'Yes' }, 'companionName', 'Companion name is required'],
    [
      'TRIP-42',
      { isCompanionTraveling: 'Maybe' },
      'isCompanionTraveling',
      'Please specify if a companion is traveling',
    ],
    ['TRIP-43', { consentGiven: false }, 'consentGiven', 'You must consent to the processing of your personal data'],
    [
      'TRIP-23',
      { additionalServices: ['Camel Ride'] },
      'additionalServices[0]',
      'Please choose additional services from the list',
    ],
    ['TRIP-52', { totalBudget: -1 }, 'totalBudget', 'Total budget must be a number of US dollars, 0 or more'],
    ['TRIP-52', { totalBudget: 'a lot' }, 'totalBudget', 'Total budget must be a number of US dollars, 0 or more'],
    ['TRIP-52', { totalBudget: 1e12 }, 'totalBudget', 'Total budget must be a number of US dollars, 0 or more'],
    [
      'TRIP-12',
      { estimatedTreatmentCost: 'NaN' },
      'estimatedTreatmentCost',
      'Estimated cost must be a number of US dollars, 0 or more',
    ],
    ['TRIP-53', { preferredTravelDates: '2026-11-19' }, 'preferredTravelDates', travelDate],
    ['TRIP-53', { preferredTravelDates: '2027-11-23' }, 'preferredTravelDates', travelDate],
    ['TRIP-53', { preferredTravelDates: '2027-02-30' }, 'preferredTravelDates', travelDate],
    ['TRIP-53', { preferredTravelDates: 'soon' }, 'preferredTravelDates', travelDate],
    ['TRIP-53', { estimatedTreatmentDate: '2020-01-01' }, 'estimatedTreatmentDate', travelDate],
    [
      'TRIP-49',
      { companionTravelNeeds: 'x'.repeat(2001) },
      'companionTravelNeeds',
      'Please use at most 2000 characters',
    ],
  ])('[%s] %j', (_row, changes, path, message) => {
    expect(messagesOf(changes)).toEqual({ [path]: message })
  })
})

describe('common spellings of a value are understood', () => {
  test.each([
    ['TRIP-03', { age: '18' }, { age: '18' }],
    ['TRIP-03', { age: '100' }, { age: '100' }],
    ['TRIP-33', { fullName: '  Li ' }, { fullName: 'Li' }],
    ['TRIP-32', { accommodationType: 'Not required', numberOfNights: '9' }, { numberOfNights: '0' }],
    ['TRIP-32', { accommodationType: 'Not required', numberOfNights: undefined }, { numberOfNights: '0' }],
    ['TRIP-12', { estimatedTreatmentCost: '1500.50' }, { estimatedTreatmentCost: 1500.5 }],
    ['TRIP-22', { totalBudget: 0 }, { totalBudget: 0 }],
    ['TRIP-22', { totalBudget: '' }, { totalBudget: undefined }],
    ['TRIP-13', { estimatedTreatmentDate: null }, { estimatedTreatmentDate: undefined }],
    ['TRIP-53', { preferredTravelDates: '2026-11-20' }, { preferredTravelDates: '2026-11-20' }],
    ['TRIP-53', { preferredTravelDates: '2027-11-22' }, { preferredTravelDates: '2027-11-22' }],
    ['TRIP-53', { preferredTravelDates: '2027-01-05T00:00:00.000Z' }, { preferredTravelDates: '2027-01-05' }],
    ['TRIP-23', { additionalServices: null }, { additionalServices: [] }],
    [
      'TRIP-23',
      { additionalServices: ['Airport Pickup', 'Airport Pickup'] },
      { additionalServices: ['Airport Pickup'] },
    ],
    ['TRIP-24', { emergencyContactPhone: '+20 (2) 1234-567' }, { emergencyContactPhone: '+2021234567' }],
    [
      'TRIP-21',
      { companionTravelNeeds: 'Wheelchair\nand aisle seat' },
      { companionTravelNeeds: 'Wheelchair\nand aisle seat' },
    ],
    ['D-66', { planDraftConsentGiven: null }, { planDraftConsentGiven: false }],
    ['D-66', { planDraftConsentGiven: true }, { planDraftConsentGiven: true }],
  ])('[%s] %j', (_row, changes, expected) => {
    expect(read(changes).problems).toBeUndefined()
    // JSON drops undefined, as the message bus does, so an unanswered field is missing.
    expect(JSON.parse(JSON.stringify({ ...read(changes).value }))).toEqual(
      JSON.parse(
        JSON.stringify({ ...valid, additionalServices: [], planDraftConsentGiven: false, ...changes, ...expected }),
      ),
    )
  })
})

test('a field that the form does not have is refused [TRIP-49]', () => {
  expect(read({ isAdmin: true }).problems).toEqual([{ path: '', message: 'This form has no such field' }])
})
