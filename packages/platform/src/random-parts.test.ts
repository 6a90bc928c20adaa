import { expect, test } from '@jest/globals'

import { randomPart } from './random-parts.js'

test('no bytes are given twice, also where one block ends and the next begins', () => {
  const parts = Array.from({ length: 5000 }, (_, i) => randomPart(12 + (i % 3) * 2))

  expect(parts.every((part, i) => part.length === 12 + (i % 3) * 2)).toBe(true)
  expect(new Set(parts.map((part) => Buffer.from(part).toString('hex'))).size).toBe(5000)
})

test('what was given stays as it is when more is asked for', () => {
  const part = randomPart(16)
  const before = Buffer.from(part).toString('hex')
  for (let i = 0; i < 1000; i++) randomPart(16)

  expect(Buffer.from(part).toString('hex')).toBe(before)
})
