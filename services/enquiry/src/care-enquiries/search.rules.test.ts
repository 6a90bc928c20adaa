import { expect, test } from '@jest/globals'

import { searchedFor } from './search.rules.js'

test.each([
  ['SNB-7K3', `'snb':* & '7k3':*`, `'7k3':*`],
  ['amal.h', `'amal':* & 'h':*`, `'amal':*`],
  ["O'Neill", `'o':* & 'neill':*`, `'neill':*`],
  ["x':* | y", `'x':* & 'y':*`, `'x' & 'y'`],
  ['snb', `'snb':*`, `'snb'`],
  ['Jürgen', `'jürgen':*`, `'jürgen':*`],
  ['آمال', `'آمال':*`, `'آمال':*`],
  ['+33 1 23', '33123:*', '33123:*'],
  ['+33 (1) 23 45 67 89', '33123456789:* | 23456789:*', '33123456789:* | 23456789:*'],
  ['a@b.example', `'a':* & 'b':* & 'example':*`, `'example':*`],
])(
  '%p is searched for as %p, whatever signs it holds, and the index of words is asked for %p',
  (search, words, rare) => {
    expect(searchedFor(search)).toEqual({ words, rareWords: rare })
  },
)

test('an address that is begun is searched for as a whole, and of signs alone nothing can be found', () => {
  expect(searchedFor('Amal.H@fjord.exa')).toEqual({ address: 'amal.h@fjord.exa' })
  expect(searchedFor('amal@')).toEqual({ address: 'amal@' })
  expect(searchedFor('!!')).toBeUndefined()
})
