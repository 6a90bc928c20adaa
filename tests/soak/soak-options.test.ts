import { expect, test } from '@jest/globals'

import { readSoakOptions } from './soak-options.js'

test('the defaults are ten minutes at fifty a second', () => {
  expect(readSoakOptions([])).toEqual({ minutes: 10, perSecond: 50 })
  expect(readSoakOptions(['--minutes', '2', '--rate', '5'])).toEqual({ minutes: 2, perSecond: 5 })
})

test.each([
  [['--minutes', '1'], '--minutes must be a whole number from 2 to 1440'],
  [['--rate', 'fast'], '--rate must be a whole number from 1 to 1000'],
])('%j is refused by a sentence', (args, message) => {
  expect(() => readSoakOptions(args)).toThrow(message)
})
