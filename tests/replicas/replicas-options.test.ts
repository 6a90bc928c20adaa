import { expect, test } from '@jest/globals'

import { readReplicasOptions } from './replicas-options.js'

test('without options there are three replicas and a thousand enquiries', () => {
  expect(readReplicasOptions([])).toEqual({ replicas: 3, enquiries: 1000, seed: 1 })
  expect(readReplicasOptions(['--n', '2', '--enquiries', '40', '--seed', '7'])).toEqual({
    replicas: 2,
    enquiries: 40,
    seed: 7,
  })
  expect(readReplicasOptions(['--blast', '60']).loadSeconds).toBe(60)
})

test.each([
  [['--n', '1'], '--n must be a whole number from 2 to 6'],
  [['--enquiries', 'many'], '--enquiries must be a whole number from 10 to 100000'],
  [['--seed=-1'], '--seed must be a whole number from 0 to 4294967295'],
  [['--blast', '5'], '--blast must be a whole number from 10 to 600'],
  [['--replicas', '3'], "Unknown option '--replicas'"],
])('%j is refused by one sentence', (args, message) => {
  expect(() => readReplicasOptions(args)).toThrow(message)
})
