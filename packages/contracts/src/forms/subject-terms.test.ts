import { expect, test } from '@jest/globals'

import { specialties } from '../vocabulary/specialties.js'
import { treatmentTypes } from '../vocabulary/treatments.js'
import { medicalTermsIn } from './subject-terms.js'

const named = [
  ...treatmentTypes.flatMap(({ name, procedures }) => [name, ...procedures.map((one) => one.name)]),
  ...specialties.map(({ navLabel }) => navLabel),
].filter((name) => name !== 'Other')

test.each(named)('%s is seen in a subject, however it is written [D-66]', (name) => {
  for (const written of [name, name.toUpperCase(), `Your ${name.toLowerCase()}, and more`]) {
    expect(medicalTermsIn(written)).not.toEqual([])
  }
})

test.each([
  'Your knees',
  'About your tooth',
  'Téeth',
  'The surgeon writes',
  'Your diagnosis',
  'Hip-replacement',
  'IVF',
  'Test of your blood',
  'Pregnancy',
  'Weight',
  'Your medical file',
  'Hair',
  'Eyes',
])('“%s” tells of health [D-66]', (subject) => {
  expect(medicalTermsIn(subject)).not.toEqual([])
})

test.each([
  'About your request ({reference})',
  'A question about your request',
  'A call about your request',
  'Your call',
  'Where your request stands',
  'We will get back to you',
  'Earlier or later',
  'Your trip to Egypt',
  'Your stay',
  'The plan you asked for',
  'Take care',
  'Flights and hotel',
  'A legal question',
  'With whom you will talk',
])('“%s” tells nothing of health [D-66]', (subject) => {
  expect(medicalTermsIn(subject)).toEqual([])
})
