import { expect, test } from '@jest/globals'

import { namesReference, readQuery, shortened } from './search.rules.js'
import { suggestedQuery } from './search-content.js'

test.each([
  ['boob', 'book', undefined],
  ['lasic', 'lasik', 'lasik'],
  ['impalnts', 'implants', 'implants'],
  ['papyrsu', 'papyrus', 'papyrus'],
  ['colon', 'color', undefined],
  ['spine', 'shine', undefined],
  ['heard', 'heart', undefined],
  ['brochure', 'procedure', undefined],
])('for %s, most like %s, %j is suggested [D-33]', (word, nearest, suggestion) => {
  expect(suggestedQuery([{ word, isKnown: false, nearest }])).toBe(suggestion)
})

test('in a suggestion only unknown words are corrected', () => {
  const readings = [
    { word: 'dental', isKnown: true, nearest: 'dentist' },
    { word: 'implnts', isKnown: false, nearest: 'implants' },
  ]
  expect(suggestedQuery(readings)).toBe('dental implants')
})

test.each(['SNB-ABC123', 'snbabc123', 'SNB ABC123', 'ref. ＳＮＢ–7K3M9Q', 'snb\u200b-abc123'])(
  '%j names a request',
  (query) => {
    expect(namesReference(query)).toBe(true)
  },
)

test.each(['seneb', 'snb', 'snb-abc', 'snb-abc1234', 'xsnb-abc123'])('%j names none', (query) => {
  expect(namesReference(query)).toBe(false)
})

test('words are folded, split at hyphens and apostrophes, and joined across invisible marks', () => {
  expect(readQuery('Full‐Mouth d’Été im\u00adplants ٢٤')).toEqual({
    words: ['full', 'mouth', 'd', 'ete', 'implants', '24'],
    isShortened: false,
  })
})

test('a known word is never questioned [D-33]', () => {
  expect(suggestedQuery([{ word: 'implanting', isKnown: true, nearest: 'implants' }])).toBeUndefined()
})

test('a long sentence is cut at words around the match, and shows that text is cut [ROUTE-30]', () => {
  const pieces = [
    { text: 'before '.repeat(60), isMatch: false },
    { text: 'hippocampus', isMatch: true },
    { text: ` ${'after '.repeat(60)}`, isMatch: false },
  ]
  const shown = shortened(pieces)
    .map(({ text }) => text)
    .join('')
  expect(shown).toMatch(/^… (?:before )+hippocampus(?: after)+ …$/)
  expect(shown.length).toBeLessThan(280)
  expect(shortened([{ text: 'Short.', isMatch: true }])).toEqual([{ text: 'Short.', isMatch: true }])
})
