import { expect, test } from '@jest/globals'

import { readAttackOptions } from './attack-options.js'

const families = ['documents', 'slow clients']

test('without options all attacks run completely, in the order of the first seed', () => {
  expect(readAttackOptions([], families)).toEqual({ seed: 1, only: undefined, size: 'whole' })
})

test('families are named as the table names them, several by commas', () => {
  expect(readAttackOptions(['--only', 'Slow clients, documents', '--quick', '--seed', '7'], families)).toEqual({
    seed: 7,
    only: ['slow clients', 'documents'],
    size: 'quick',
  })
})

test.each([
  [['--seed', 'x'], '--seed must be a whole number from 0 to 4294967295'],
  [['--seed', '5000000000'], '--seed must be a whole number from 0 to 4294967295'],
  [['--only', 'docs'], '--only docs is not one of documents, slow clients'],
  [['--only', ''], '--only  is not one of documents, slow clients'],
  [['--fast'], '--fast'],
])('%j is refused by one sentence', (args, message) => {
  expect(() => readAttackOptions(args, families)).toThrow(message)
})
