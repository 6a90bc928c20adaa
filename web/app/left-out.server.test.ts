import { expect, test } from '@jest/globals'

import { isLeftOut, leftOut } from './left-out.server.js'

test('what is left out can be read by name and is not there for whoever writes all there is [P4]', () => {
  const data = leftOut({ state: 'found', page: { title: 'Words' } })
  expect(data.page.title).toBe('Words')
  expect(JSON.stringify({ data })).toBe('{"data":{}}')
  expect(Object.entries(data)).toEqual([])
})

test('it is known as such, and nothing else is', () => {
  expect(isLeftOut(leftOut({}))).toBe(true)
  for (const other of [{}, null, undefined, 'text']) expect(isLeftOut(other)).toBe(false)
})
