import { expect, test } from '@jest/globals'

import { greetingName, visible } from './greeting-name.js'

test.each([
  'Amal Haddad',
  "Siobhán O'Brien-Łukasz",
  'J. R. R. Tolkien',
  'Martin Luther King Jr.',
  'محمد العربي',
  '李小龙',
  'Nguyễn Thị Minh Khai',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name)
})

test.each([
  ['a domain that mail programs turn into a link', 'visit evil.example'],
  ['a URL', 'http://evil.example'],
  ['a number', 'Win 1000 dollars'],
  ['markup', '<b>Anna</b>'],
  ['an address', 'anna@evil.example'],
  ['a message', 'Dear customer your account is locked please call us at once to unlock it'],
  ['nothing', '  '],
  ['only marks of direction', '\u202e\u2066'],
])('%s in the name field is not written to a stranger under our name [S16]', (_what, name) => {
  expect(greetingName(name)).toBeUndefined()
})

test('text loses characters that reorder or hide the text around them, but not its line breaks [S16]', () => {
  expect(visible('a\u202eb\u200bc\u0000d\ufeff\ne')).toBe('abcd\ne')
})
