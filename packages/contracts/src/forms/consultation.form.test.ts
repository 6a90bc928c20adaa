import { expect, test } from '@jest/globals'
import { aConsultation } from '@seneb/testkit/a-partner-enquiry'

import { contactMethods, slotInZone, slotInstants, timeSlots, type TimeSlot } from '../vocabulary/contact-options.js'
import { treatmentTypeNames } from '../vocabulary/treatments.js'
import { consultationForm } from './consultation.form.js'
import { readForm } from './read-form.js'

const now = new Date('2026-11-21T12:00:00Z')
const read = (changes: object) => readForm(consultationForm, aConsultation(changes, now), { now })
const problems = (changes: object) => read(changes).problems

test.each([
  ['fullName', '', 'Full name is required'],
  ['fullName', '12345', 'A name needs at least one letter'],
  // TRIP-33: one rule for a name on every form.
  ['fullName', '王', 'Full name must be at least 2 characters'],
  ['email', 'nobody', 'Please enter a valid email address'],
  ['phoneNumber', '', 'Phone number is required'],
  ['treatmentType', '', 'Please select a treatment'],
  ['termsAccepted', false, 'Please acknowledge our terms of service before submitting.'],
  ['preferredContactDate', '2026-11-19', 'Please choose a date from today up to one year ahead'],
  ['preferredContactDate', '2027-11-23', 'Please choose a date from today up to one year ahead'],
  ['fullName', 'x'.repeat(121), 'Please use at most 120 characters'],
  ['message', 'x'.repeat(2001), 'Please use at most 2000 characters'],
  ['fullName', 'Amal\r\nBcc: evil@example.com', 'Please use a single line'],
])('%s as %j is rejected with its message [CONT-02, CONT-04, CONT-11, D-62, D-82, S16]', (path, value, message) => {
  expect(problems({ [path]: value })).toEqual([{ path, message }])
})

test('name, address, telephone, treatment and the tick are required, the rest is not [CONT-02, CONT-04]', () => {
  const reading = readForm(consultationForm, {}, { now })

  expect(reading.problems?.map(({ path }) => path).toSorted()).toEqual(
    ['email', 'fullName', 'phoneNumber', 'termsAccepted', 'treatmentType'].toSorted(),
  )
})

test('a message is accepted with the consent to its use alone, and white space is no message [O-10]', () => {
  const without = { healthDataConsentGiven: false }
  expect(problems({ ...without, message: 'My knee hurts' })).toEqual([
    { path: 'healthDataConsentGiven', message: expect.stringContaining('clear the message') },
  ])
  expect(problems({ healthDataConsentGiven: null, message: 'My knee hurts' })).toHaveLength(1)
  expect(problems({ ...without, message: ' \n ' })).toBeUndefined()
  expect(problems({ ...without, message: null })).toBeUndefined()
  expect(problems({ message: 'My knee hurts' })).toBeUndefined()
})

test('the treatments are the nine specialties and Other [CONT-03, D-56]', () => {
  expect(treatmentTypeNames).toHaveLength(10)
  expect(treatmentTypeNames.at(-1)).toBe('Other')
  for (const treatmentType of treatmentTypeNames) expect(problems({ treatmentType })).toBeUndefined()
})

test('four contact methods and three parts of the day [CONT-09, CONT-10]', () => {
  expect(contactMethods).toEqual(['phone_whatsapp', 'phone_telegram', 'google_meet', 'zoom'])
  expect(timeSlots).toEqual(['morning', 'afternoon', 'evening'])
})

test('fields that the form does not ask for are null [D-61, CONT-08]', () => {
  expect(read({ totalBudget: null, medicalProcedure: null }).value).not.toHaveProperty('totalBudget', expect.anything())
  expect(problems({ totalBudget: 4000 })?.map(({ path }) => path)).toEqual(['totalBudget'])
})

test.each([
  ['morning', '09:00–12:00', '10:00–13:00'],
  ['afternoon', '12:00–17:00', '13:00–18:00'],
  ['evening', '17:00–20:00', '18:00–21:00'],
] as const)('the %s is shown in the visitor’s time and in Cairo’s [CONT-10, D-62]', (slot: TimeSlot, paris, cairo) => {
  expect(slotInZone(slot, '2027-01-05', 'Europe/Paris')).toBe(paris)
  expect(slotInZone(slot, '2027-01-05', 'Africa/Cairo')).toBe(cairo)
})

test('a slot is one hour ahead of UTC in summer too, when Cairo is three [D-62]', () => {
  expect(slotInstants('morning', '2027-07-01').startsAt.toISOString()).toBe('2027-07-01T08:00:00.000Z')
  expect(slotInZone('morning', '2027-07-01', 'Africa/Cairo')).toBe('11:00–14:00')
})
