/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import { requestIdInBrowser } from './served-document.js'

const timed = (name: string, description?: string) => ({
  name,
  serverTiming: description
    ? [
        { name: 'cache', description: 'none' },
        { name: 'request', description },
      ]
    : [],
})

function loaded(navigation: object, resources: readonly object[] = []) {
  const entries = { navigation: [navigation], resource: resources }
  Object.assign(performance, { getEntriesByType: (type: keyof typeof entries) => entries[type] })
}

const page = 'https://seneb.example/trip-planner'

test('the request id is that of the latest data request, else of the document [ERR-04]', () => {
  loaded(timed(page, 'first'))
  expect(requestIdInBrowser()).toBe('first')
  const resources = [
    timed(`${page}.data?a=1`, 'second'),
    timed(`${page}.data`, 'third'),
    timed('https://seneb.example/a.js'),
  ]
  loaded(timed(page, 'first'), resources)
  expect(requestIdInBrowser()).toBe('third')
})

test('a page from the cache, and data without a response, have none [ERR-04]', () => {
  loaded(timed(page))
  expect(requestIdInBrowser()).toBeUndefined()
  loaded(timed(page, 'first'), [timed(`${page}.data`)])
  expect(requestIdInBrowser()).toBeUndefined()
})
