import { expect, jest, test } from '@jest/globals'
import { validate, version } from 'uuid'

import { newId } from './insert-statement.js'

test('ids are version 7 UUIDs with their creation time', () => {
  const before = Date.now()
  const id = newId()

  expect(validate(id)).toBe(true)
  expect(version(id)).toBe(7)
  const at = parseInt(id.replace('-', '').slice(0, 12), 16)
  expect(at).toBeGreaterThanOrEqual(before)
  expect(at).toBeLessThanOrEqual(Date.now())
})

test('ids increase monotonically within a millisecond and when the clock moves', () => {
  const start = Date.now() + 5000
  const clock = jest.spyOn(Date, 'now')
  const ids: string[] = []
  for (const at of [0, 0, 1, -400, 2]) {
    clock.mockReturnValue(start + at)
    for (let i = 0; i < 1000; i++) ids.push(newId())
  }
  clock.mockRestore()

  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})
