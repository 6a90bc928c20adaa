import { expect, test } from '@jest/globals'

import { formatMedian, formatPercent, specialtyLabel, tooShortText, writerLabel } from './quality-text.js'

test('a median is shown from twenty drafted plans on [D-49]', () => {
  expect(formatMedian({ drafted: 19 }, 0.5, formatPercent)).toBe('Too few')
  expect(formatMedian({ drafted: 20 }, 0.125, formatPercent)).toBe('12.5 %')
  expect(formatMedian({ drafted: 20 }, 0)).toBe('0')
  expect(formatMedian({ drafted: 0 }, null)).toBe('Too few')
  expect(tooShortText(7)).toBe('Too few to tell (n = 7)')
})

test('kinds of treatment and writers have readable names', () => {
  expect([specialtyLabel('dental-care'), specialtyLabel('other')]).toEqual(['Dental care', 'Other'])
  const writers = [
    { writer: 'OFFLINE' as const, model: null },
    { writer: 'OPENAI' as const, model: 'gpt-test' },
    { writer: 'PERSON' as const, model: null },
  ]
  expect(writers.map(writerLabel)).toEqual(['Our rules', 'gpt-test', 'Written by hand'])
})
