import { expect, test } from '@jest/globals'

import { shippedEmailTexts as texts } from '../email-texts/shipped-email-texts.js'
import { renderDeferred, templateNames, type TemplateName } from './deferred-emails.js'

const personal = {
  fullName: 'Amal Haddad',
  email: 'amal@example.com',
  phoneNumber: '+33123456789',
  age: '34',
  nationality: 'French',
  travelingFromCountry: 'France',
  travelingFromCity: 'Paris',
  timeZone: 'Europe/Paris',
}
const trip = {
  treatmentType: 'Dental Care',
  medicalProcedure: 'Veneers',
  estimatedTreatmentCost: 2500,
  isCompanionTraveling: 'Yes',
  companionName: 'Sami',
  additionalServices: ['Airport pickup'],
}
const itinerary = {
  summary: 'Nine nights in Cairo.',
  days: [{ day: 1, date: '2027-01-05', title: 'Arrival', details: ['Check-in'] }],
  beforeTravel: ['Send your X-rays'],
  afterReturn: ['See your dentist'],
  costNotes: ['Veneers: from $250'],
  questionsForProvider: ['How many visits?'],
  openPoints: ['How many teeth?'],
}
const about = { reference: 'SNB-7K3M9Q', submittedAt: '2026-11-21T12:00:00.000Z' }

/**
 * Facts as rows hold them, frozen. A change to a template's input adds a version here and leaves the others unchanged,
 * because mails of those versions may still wait.
 */
const operatorEmail = {
  facts: {
    submitted: { tripPlanId: '0190b1d5-0000-7000-8000-000000000001', ...about, personal, trip, consents: [] },
    aiPlan: { plan: { tripPlanId: '0190b1d5-0000-7000-8000-000000000001', writer: 'offline', itinerary } },
  },
  expected: [
    'Full name: Amal Haddad',
    'Veneers',
    '$2,500',
    'Airport pickup',
    'Nine nights in Cairo.',
    'Sami',
    'X-rays',
  ],
}
const storedFacts: Record<TemplateName, { facts: unknown; expected: readonly string[] }> = {
  'trip-plan-operator-email.v1': operatorEmail,
  'trip-plan-operator-email.v2': operatorEmail,
  'trip-plan-receipt.v1': {
    facts: {
      ...about,
      fullName: 'Amal Haddad',
      timeZone: 'Europe/Paris',
      submittedByPartner: 'Atlas',
      withdrawalToken: 'tok',
    },
    expected: ['Hello Amal Haddad,', 'SNB-7K3M9Q', '13:00 in Paris', 'Atlas', '/consents/tok'],
  },
}

test.each(templateNames)('stored data for %s is still rendered completely', (template) => {
  const { facts, expected } = storedFacts[template]

  const { subject, text } = renderDeferred(template, facts, { siteUrl: 'https://seneb.example', texts })

  expect(subject).toContain('SNB-7K3M9Q')
  for (const phrase of expected) expect(text).toContain(phrase)
})

test('a template of another release is an error, and nothing is sent of it', () => {
  expect(() => renderDeferred('trip-plan-receipt.v0', {}, { siteUrl: 'https://seneb.example', texts })).toThrow(
    'no template',
  )
})
