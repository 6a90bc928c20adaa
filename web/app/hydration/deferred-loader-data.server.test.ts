import { expect, test } from '@jest/globals'

import { isDeferredLoaderData, deferLoaderData } from './deferred-loader-data.server.js'

test('what is deferred can be read by name and is not there for whoever writes all there is [P4]', () => {
  const data = deferLoaderData({ state: 'found', page: { title: 'Words' } })
  expect(data.page.title).toBe('Words')
  expect(JSON.stringify({ data })).toBe('{"data":{}}')
  expect(Object.entries(data)).toEqual([])
})

test('it is known as such, and nothing else is', () => {
  expect(isDeferredLoaderData(deferLoaderData({}))).toBe(true)
  for (const other of [{}, null, undefined, 'text']) expect(isDeferredLoaderData(other)).toBe(false)
})
