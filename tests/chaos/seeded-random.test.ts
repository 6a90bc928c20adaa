import { expect, test } from '@jest/globals'

import { tally } from '../support/figures.js'
import { SeededRandom } from './seeded-random.js'

const draws = (seed: number) => {
  const random = new SeededRandom(seed)
  return Array.from({ length: 1000 }, () => random.next())
}

test('the same seed draws the same numbers and another seed others', () => {
  expect(draws(7)).toEqual(draws(7))
  expect(draws(7)).not.toEqual(draws(8))
})

test('numbers spread evenly between 0 and 1', () => {
  const tenths = tally(draws(1).map((draw) => `0.${Math.floor(draw * 10)}`))
  expect(tenths.size).toBe(10)
  for (const drawn of tenths.values()) expect(drawn).toBeGreaterThan(60)
})

test('a shuffled deck has every card once', () => {
  const deck = ['a', 'b', 'c', 'd', 'e', 'f']
  const shuffled = new SeededRandom(3).shuffled(deck)
  expect(shuffled).not.toEqual(deck)
  expect(shuffled.toSorted()).toEqual(deck)
})
