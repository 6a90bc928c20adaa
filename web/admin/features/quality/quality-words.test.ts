import { expect, test } from '@jest/globals'

import { medianWords, percentWords, specialtyWords, tooFewWords, writerWords } from './quality-words.js'

test('a median is told of twenty drafted plans or more [D-49]', () => {
  expect(medianWords({ drafted: 19 }, 0.5, percentWords)).toBe('Too few')
  expect(medianWords({ drafted: 20 }, 0.125, percentWords)).toBe('12.5 %')
  expect(medianWords({ drafted: 20 }, 0)).toBe('0')
  expect(medianWords({ drafted: 0 }, null)).toBe('Too few')
  expect(tooFewWords(7)).toBe('Too few to tell (n = 7)')
})

test('kinds of treatment and writers are told in words', () => {
  expect([specialtyWords('dental-care'), specialtyWords('other')]).toEqual(['Dental care', 'Other'])
  const writers = [
    { writer: 'OFFLINE' as const, model: null },
    { writer: 'OPENAI' as const, model: 'gpt-test' },
    { writer: 'PERSON' as const, model: null },
  ]
  expect(writers.map(writerWords)).toEqual(['Our rules', 'gpt-test', 'Written by hand'])
})
