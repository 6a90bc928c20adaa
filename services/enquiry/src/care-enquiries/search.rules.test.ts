import { expect, test } from '@jest/globals'

import { referenceIn, searchedFor } from './search.rules.js'

test.each([
  ['SNB-7K3', `('snb7k3':* | 'snb':* & '7k3':*)`, `('snb7k3':* | '7k3':*)`],
  ['Re: SNB-7K3M9Q', `'snb7k3m9q'`, `'snb7k3m9q'`],
  ['snb 7k3m9q', `'snb7k3m9q'`, `'snb7k3m9q'`],
  ['amal.h', `'amal':* & 'h':*`, `'amal':*`],
  ["O'Neill", `('oneill':* | 'o':* & 'neill':*)`, `('oneill':* | 'neill':*)`],
  [`x':* | y`, `'x':* & 'y':*`, `'x' & 'y'`],
  ['snb', `'snb':*`, `'snb'`],
  ['Jürgen', `('jurgen':* | 'juergen':*)`, `('jurgen':* | 'juergen':*)`],
  ['آمال', `'امال':*`, `'امال':*`],
  ['太郎', `'太郎':*`, `'太郎':*`],
  ['7958', `'7958':*`, `'7958'`],
  ['+33 1 23', `'33123':*`, `'33123':*`],
  ['+33 (1) 23 45 67 89', `'33123456789':* | '23456789':*`, `'33123456789':* | '23456789':*`],
  ['tel:٠١٢٢٣٤٥٦٧٨٩', `'1223456789':* | '23456789':*`, `'1223456789':* | '23456789':*`],
  ['a@b.example', `'a':* & 'b':* & 'example':*`, `'example':*`],
])(
  '%p is searched for as %p, whatever signs it holds, and the index of words is asked for %p',
  (search, terms, rare) => {
    expect(searchedFor(search)).toEqual({ terms, rareTerms: rare })
  },
)

test('an address that is begun is searched for as a whole, and of signs alone nothing can be found', () => {
  expect(searchedFor('Amal.H@fjord.exa')).toEqual({ address: 'amal.h@fjord.exa' })
  expect(searchedFor('mailto:Amal.H@fjord.example?subject=Re')).toEqual({ address: 'amal.h@fjord.example' })
  expect(searchedFor('Amal Haddad <amal.h@fjord.example>')).toEqual({ address: 'amal.h@fjord.example' })
  expect(searchedFor('amal@')).toEqual({ address: 'amal@' })
  expect(searchedFor('!!')).toBeUndefined()
})

test.each([
  ['SNB-XSEFP8', 'SNB-XSEFP8'],
  ['snbxsefp8', 'SNB-XSEFP8'],
  ['Re: About your request (SNB–XSEFP8)', 'SNB-XSEFP8'],
  ['SNB-7K3', undefined],
  ['Amal', undefined],
])('the reference in %p is %p', (text, reference) => {
  expect(referenceIn(text)).toBe(reference)
})
