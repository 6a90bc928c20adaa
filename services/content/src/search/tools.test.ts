import { expect, test } from '@jest/globals'

import { readQuery } from './search.rules.js'
import { toolsFor } from './tools.js'

test.each([
  ['price', ['/budget-estimator']],
  ['how much does it cost', ['/budget-estimator']],
  ['contact', ['/contact-us']],
  ['book an appointment', ['/trip-planner']],
  ['Kosten', ['/budget-estimator']],
  ['تكلفة زراعة الأسنان', ['/budget-estimator']],
  ['téléphone', ['/contact-us']],
  ['status of my request', ['/contact-us']],
  ['contact about my request', ['/contact-us']],
  ['lasik', []],
])('%j offers %j first [ROUTE-30]', (query, paths) => {
  expect(toolsFor(readQuery(query).words).map(({ path }) => path)).toEqual(paths)
})

test('questions about a sent request lead to pages about requests, not to the phone number', () => {
  expect(toolsFor(['contact', 'my', 'request']).map(({ title }) => title)).toEqual(['About a request you sent'])
  expect(toolsFor(['contact']).map(({ title }) => title)).toEqual(['Contact Us'])
})
