import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { keyWeakness, passwordWeakness } from './launch-guard.js'

const base64 = (bytes: Iterable<number>) => Buffer.from([...bytes]).toString('base64')
const numbers = (of: (i: number) => number) => base64(Array.from({ length: 32 }, (_, i) => of(i)))

test.each([
  ['password', 'is shorter than 16 characters'],
  ['', 'is shorter than 16 characters'],
  ['my-long-password-9xT', 'contains a word everybody tries'],
  ['Change-Me-98fj23lkfj', 'contains a word everybody tries'],
  ['change-me-before-going-to-production', 'contains a word everybody tries'],
  ['the-admin-of-seneb-12345', 'contains a word everybody tries'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'is made of very few characters'],
  ['abababababababababababab', 'is made of very few characters'],
  ['k3J9sQx1k3J9sQx1k3J9sQx1', 'repeats itself'],
])('the password %j %s [S15]', (password, why) => {
  expect(passwordWeakness(password)).toBe(why)
})

test.each([
  ['of zeros', base64(Buffer.alloc(32)), 'is made of very few bytes'],
  ['of two bytes', numbers((i) => i % 2), 'is made of very few bytes'],
  ['of 16 bytes', randomBytes(16).toString('base64'), 'is shorter than 32 bytes'],
  ['that says its half again', numbers((i) => (i % 16) * 7), 'repeats itself'],
  [
    'of written text',
    Buffer.from('this is my own key for documents').toString('base64'),
    'is written text and not random bytes',
  ],
  ['that counts', numbers((i) => i + 200), 'counts up or down'],
])('the key %s is refused [S15]', (_how, key, why) => {
  expect(keyWeakness(key)).toBe(why)
})

test('a random password that has such a word by chance is accepted [S15]', () => {
  expect(passwordWeakness('9f12345c07be61d8a4f0e3b2c5d79186')).toBeUndefined()
})

test('a random secret is never rejected [S15]', () => {
  for (let i = 0; i < 500; i += 1) {
    expect(keyWeakness(randomBytes(32).toString('base64'))).toBeUndefined()
    expect(passwordWeakness(randomBytes(24).toString('base64url'))).toBeUndefined()
    expect(passwordWeakness(randomBytes(16).toString('hex'))).toBeUndefined()
  }
})
