import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { apiKeyDigest, apiKeyLength, containsApiKey, newApiKey, parseApiKey } from './api-keys.js'

/** Pattern published for scanners of leaked secrets. */
const published = /^snb_(live|test|play)_[0-9A-HJKMNP-TV-Z]{10}_[0-9A-Za-z]{49}$/

test('every generated key parses, has its mode and id, and is unique [S11]', () => {
  const keys = Array.from({ length: 500 }, (_, at) => newApiKey(at % 2 === 0 ? 'live' : 'test', randomBytes))

  for (const [at, { digest, keyId, text }] of keys.entries()) {
    expect(text).toMatch(published)
    expect(text).toHaveLength(apiKeyLength)
    expect(parseApiKey(text)).toEqual({ keyId, mode: at % 2 === 0 ? 'live' : 'test' })
    expect(apiKeyDigest(text)).toEqual(digest)
  }
  expect(new Set(keys.map(({ text }) => text)).size).toBe(keys.length)
})

test('one wrong character or two swapped ones make a key invalid [S11]', () => {
  const { text } = newApiKey('live', randomBytes)
  const changed = [...text].flatMap((character, at) =>
    ['0', 'Z', 'q', '_', ' ']
      .filter((other) => other !== character)
      .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
  )
  const swapped = [...text.slice(1)].flatMap((character, at) =>
    character === text[at] ? [] : [text.slice(0, at) + character + text.charAt(at) + text.slice(at + 2)],
  )

  expect(changed.length + swapped.length).toBeGreaterThan(300)
  expect([...changed, ...swapped].filter((one) => parseApiKey(one) !== undefined)).toEqual([])
})

test.each([
  ['nothing', ''],
  ['a key with something behind it', `${newApiKey('test', randomBytes).text}x`],
  ['a key after a space', ` ${newApiKey('test', randomBytes).text}`],
  ['a key on two lines', `${newApiKey('test', randomBytes).text}\n`],
  ['a key of another brand', newApiKey('test', randomBytes).text.replace('snb', 'ghp')],
  ['a mode that is none', newApiKey('test', randomBytes).text.replace('test', 'play')],
  ['a megabyte', 'snb_live_'.repeat(120_000)],
])('%s is no key', (_what, text) => {
  expect(parseApiKey(text)).toBeUndefined()
})

test('a key is found at any position of an address', () => {
  const { text } = newApiKey('live', randomBytes)
  for (const written of [text, text.replaceAll('_', '%5F')])
    expect(containsApiKey(`/graphql?key=${written}`)).toBe(true)
  expect(containsApiKey('/graphql?query={site{name}}')).toBe(false)
})
