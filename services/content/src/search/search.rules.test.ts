import { expect, test } from '@jest/globals'

import { correctedWords } from './corrected-words.js'
import { shortened } from './search.rules.js'

test.each([
  ['boob', 'book', 'boob'],
  ['lasic', 'lasik', 'lasik'],
  ['impalnts', 'implants', 'implants'],
  ['papyrsu', 'papyrus', 'papyrus'],
  ['spine', 'shine', 'shine'],
  ['heard', 'heart', 'heart'],
  ['brochure', 'procedure', 'brochure'],
])('%s, most like %s, is looked for as %s [D-33]', (word, nearest, looked) => {
  expect(correctedWords([{ word, isKnown: false, nearest }])).toEqual([looked])
})

test('a known word is never changed [D-33]', () => {
  expect(correctedWords([{ word: 'implanting', isKnown: true, nearest: 'implants' }])).toEqual(['implanting'])
})

test('a long sentence is cut at words around what was found, and says what is left out [ROUTE-30]', () => {
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
