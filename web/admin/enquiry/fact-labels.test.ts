import { expect, test } from '@jest/globals'

import { phoneText } from '../ui/phone-text.js'
import { factLabel, factValue } from './fact-labels.js'

test.each([
  ['+442079460958', '+44 207 946 0958'],
  ['+12125550100', '+1 212 555 0100'],
  ['+201001234567', '+20 100 123 4567'],
  ['+358401234567', '+358 401 234 567'],
  ['+37060012345', '+370 600 123 45'],
  ['020 7946 0958', '020 7946 0958'],
])('%s is read as %s, with every digit in its place', (number, text) => {
  expect(phoneText(number)).toBe(text)
  expect(text.replaceAll(' ', '')).toBe(number.replaceAll(' ', ''))
})

test('fields of a form are called as people call them, and days and amounts are written out', () => {
  expect(factLabel('isCompanionTraveling')).toBe('Travels with a companion')
  expect(factLabel('age')).toBe('Age')
  expect(factValue('preferredTravelDates', '2026-11-30')).toBe('30 Nov 2026')
  expect(factValue('totalBudget', '12000')).toBe('$12,000')
  expect(factValue('numberOfNights', '12')).toBe('12')
})
