import { expect, test } from '@jest/globals'

import { mergeCountries } from './country.rules.js'

const builtIn = [
  { code: 'EG', name: 'Egypt' },
  { code: 'SE', name: 'Sweden' },
  { code: 'TR', name: 'Turkey' },
]

test.each([
  ['nothing stored', [], ['Egypt', 'Sweden', 'Turkey']],
  ['a new country', [{ code: 'HK', name: 'Hong Kong' }], ['Egypt', 'Hong Kong', 'Sweden', 'Turkey']],
  ['the same name in another case', [{ name: ' EGYPT ' }], ['EGYPT', 'Sweden', 'Turkey']],
  ['another name of the same code', [{ code: 'TR', name: 'Türkiye' }], ['Egypt', 'Sweden', 'Türkiye']],
  ['the same country twice', [{ name: 'Sweden' }, { name: 'sweden' }], ['Egypt', 'Sweden', 'Turkey']],
  ['a blank name', [{ code: 'XX', name: '  ' }], ['Egypt', 'Sweden', 'Turkey']],
  ['letters with accents', [{ code: 'AX', name: 'Åland Islands' }], ['Åland Islands', 'Egypt', 'Sweden', 'Turkey']],
])('merging with %s gives each country once, sorted as people read [AIR-04]', (_title, stored, names) => {
  expect(mergeCountries(stored, builtIn).map(({ name }) => name)).toEqual(names)
})

test('a stored country without its code gets the built-in one [AIR-04]', () => {
  expect(mergeCountries([{ name: 'EGYPT' }], builtIn)[0]).toEqual({ code: 'EG', name: 'EGYPT' })
})
