import { expect, test } from '@jest/globals'

import { anchorsOf, initialsOf, precisionOf, readTimeOf } from './text.rules.js'

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('%i words take %i minutes [ART-12]', (wordCount, minutes) => {
  expect(readTimeOf('word '.repeat(wordCount))).toBe(minutes)
})

test('anchors are made from titles, are unique and may be set [ART-09]', () => {
  const titled = (title: string, anchor?: string) => ({ title, anchor })
  expect(anchorsOf([titled('What to ask?'), titled('What to ask'), titled('Kosten für Ärzte'), titled('?!')])).toEqual([
    'what-to-ask',
    'what-to-ask-2',
    'kosten-fur-arzte',
    'section',
  ])
  expect(anchorsOf([titled('Risks', 'dangers'), titled('Dangers')])).toEqual(['dangers', 'dangers-2'])
})

test.each([
  ['2026-10', 'MONTH'],
  ['2026-10-14', 'DAY'],
])('%s is known to the %s [D-59, ART-12]', (date, precision) => {
  expect(precisionOf(date)).toBe(precision)
})

test.each([
  ['Amal Haddad', 'AH'],
  ['Amal', 'A'],
  ['amal van der haddad', 'AH'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
