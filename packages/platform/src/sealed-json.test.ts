import { randomBytes } from 'node:crypto'

import { expect, test } from '@jest/globals'

import { openJson, sealJson, Sealing } from './sealing.js'

const sealing = new Sealing(randomBytes(32).toString('base64'))
const plan = { days: Array.from({ length: 40 }, (_, day) => ({ day, details: ['Rest at your hotel — مرحبا'] })) }

test.each([
  ['nothing', null],
  ['a short value', { name: 'Amal' }],
  ['a word', 'Amal'],
  ['a long value', plan],
])('%s is opened as it was sealed', (_what, value) => {
  expect(openJson(sealJson(value, 'record-1', sealing), 'record-1', sealing)).toEqual(value)
})

test('a long value takes less than half of its JSON', () => {
  expect(sealJson(plan, 'record-1', sealing).length).toBeLessThan(JSON.stringify(plan).length / 2)
})

test('a packed value opens for no other record [S13]', () => {
  expect(() => openJson(sealJson(plan, 'record-1', sealing), 'record-2', sealing)).toThrow()
})
