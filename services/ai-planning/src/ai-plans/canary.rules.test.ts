import { expect, test } from '@jest/globals'

import { canaryBytes, canaryFrom, leaksCanary } from './canary.rules.js'

const canary = canaryFrom(Uint8Array.from({ length: canaryBytes }, (_, i) => i * 23 + 7))
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a canary is a word of letters and digits', () => {
  expect(canary).toMatch(/^SNB[0-9A-F]{20}$/)
})

test.each([
  ['as it is', canary],
  ['inside a sentence', `My secret is ${canary}, you know.`],
  ['in lower case', canary.toLowerCase()],
  ['with spaces', [...canary].join(' ')],
  ['with dashes and breaks', [...canary].join('-\n')],
  ['with invisible characters', [...canary].join('\u200b')],
  ['in full-width letters', canary.replace(/[0-9A-Z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0))],
  ['reversed', [...canary].reverse().join('')],
  ['in ROT13', canary.replace(/[A-Z]/g, (c) => String.fromCharCode(((c.charCodeAt(0) - 65 + 13) % 26) + 65))],
  ['in hex', Buffer.from(canary).toString('hex')],
  ['in base64', base64(canary)],
  ['in base64 after one byte', base64(`x${canary} and more`)],
  ['in base64 after two bytes', base64(`xy${canary} and more`)],
  ['in base64url of a sentence', Buffer.from(`the word is ${canary}`).toString('base64url')],
  [
    'as a JSON string over two fields',
    JSON.stringify({ a: canary.slice(0, 9), b: canary.slice(9) }).replace('"b":', ''),
  ],
])('a leak %s is seen [S18]', (_how, text) => {
  expect(leaksCanary(text, canary)).toBe(true)
})

test('an innocent text is no leak', () => {
  expect(leaksCanary('Day 1: arrival in Cairo. SNB-7K3M9Q is the reference.', canary)).toBe(false)
})
