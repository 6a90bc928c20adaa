import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { Sealing, UnknownSealingKey } from './sealing.js'

const sealing = new Sealing(randomBytes(32).toString('base64'))
const plain = Buffer.from('A12345678')

test('a sealed value opens for the same record, and two seals are never alike [S13]', () => {
  const [first, second] = [sealing.seal(plain, 'record-1'), sealing.seal(plain, 'record-1')]

  expect(sealing.open(first, 'record-1')).toEqual(plain)
  expect(first.equals(second)).toBe(false)
  expect(first.includes(plain)).toBe(false)
})

test('encrypted data cannot be decrypted for another record, with another key, or with a changed bit [S13]', () => {
  const sealed = sealing.seal(plain, 'record-1')
  const other = new Sealing(randomBytes(32).toString('base64'))

  expect(() => sealing.open(sealed, 'record-2')).toThrow()
  expect(() => other.open(sealed, 'record-1')).toThrow()
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => sealing.open(changed, 'record-1')).toThrow()
  }
})

test('a key of another length is refused', () => {
  expect(() => new Sealing('short')).toThrow('32 bytes')
})

const [old, next] = [randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')) as [string, string]

test('after a new key is added in front, old seals still open, and new ones use the new key [S13]', () => {
  const sealedBefore = new Sealing(old).seal(plain, 'record-1')
  const rotated = new Sealing(`${next}, ${old}`)

  expect(rotated.open(sealedBefore, 'record-1')).toEqual(plain)
  expect(new Sealing(next).open(rotated.seal(plain, 'record-1'), 'record-1')).toEqual(plain)
  expect(() => new Sealing(old).open(rotated.seal(plain, 'record-1'), 'record-1')).toThrow(UnknownSealingKey)
})

test('a digest is known again under an old key, and differs from key to key [S13]', () => {
  const digest = new Sealing(old).digest('amal@example.com')

  expect(new Sealing(`${next},${old}`).isDigestOf('amal@example.com', digest)).toBe(true)
  expect(new Sealing(next).isDigestOf('amal@example.com', digest)).toBe(false)
  expect(new Sealing(`${next},${old}`).isDigestOf('other@example.com', digest)).toBe(false)
})

test.each([
  [
    'the first form, which names no key',
    '010101010101010101010101012181f876f3fa30dc9ddb534977d9678784603cba5e0c597f51',
  ],
  ['the form of today', '02723d8ddd0101010101010101010101012181f876f3fa30dc9ddb534977d9678784603cba5e0c597f51'],
])('a seal of %s opens for ever, wherever its key stands', (_form, hex) => {
  const key = Buffer.alloc(32, 9).toString('base64')

  for (const keys of [key, `${key},${old}`, `${next},${key},${old}`])
    expect(new Sealing(keys).open(Buffer.from(hex, 'hex'), 'record-1')).toEqual(plain)
})
