import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { Sealing } from './sealing.js'

const sealing = new Sealing(randomBytes(32).toString('base64'))
const plain = Buffer.from('A12345678')

test('what is sealed is opened again for the same record, and is in no two seals alike [S13]', () => {
  const [first, second] = [sealing.seal(plain, 'record-1'), sealing.seal(plain, 'record-1')]

  expect(sealing.open(first, 'record-1')).toEqual(plain)
  expect(first.equals(second)).toBe(false)
  expect(first.includes(plain)).toBe(false)
})

test('a seal opens for no other record, under no other key, and not when a single bit was changed [S13]', () => {
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
