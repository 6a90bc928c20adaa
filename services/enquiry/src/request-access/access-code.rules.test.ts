import { expect, test } from '@jest/globals'

import { newAccessCode, typedCode } from './access-code.rules.js'

test('a code has six digits, also when its number is small', () => {
  expect(newAccessCode({ randomBytes: () => Buffer.from([0, 0, 0, 7]) })).toBe('000007')
})

test('numbers that would make some codes likelier are drawn again', () => {
  const draws = [Buffer.from([255, 255, 255, 255]), Buffer.from([0, 0, 1, 0])]
  expect(newAccessCode({ randomBytes: () => draws.shift() ?? Buffer.alloc(4) })).toBe('000256')
})

test('a code is read with spaces, a hyphen, and in Arabic digits', () => {
  expect(['123 456', '123-456', '١٢٣٤٥٦'].map(typedCode)).toEqual(['123456', '123456', '123456'])
})
