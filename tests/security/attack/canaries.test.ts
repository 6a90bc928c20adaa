import { expect, test } from '@jest/globals'

import { Canaries } from './canaries.js'

test('a planted word is found in clear, in lower case, as hex and as base64, and nothing is found without it', () => {
  const canaries = new Canaries()
  const word = canaries.word('a name')
  canaries.word('a note')

  for (const form of [
    word,
    word.toLowerCase(),
    Buffer.from(word).toString('hex'),
    Buffer.from(word).toString('base64'),
  ])
    expect(canaries.foundIn(`before ${form} after`)).toEqual(['a name'])
  expect(canaries.foundIn('nothing of ours, and a CANARY of somebody else')).toEqual([])
  expect([canaries.word('a name'), canaries.count]).toEqual([word, 2])
})
