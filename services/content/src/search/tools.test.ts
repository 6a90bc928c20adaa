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
  ['lasik', []],
])('%j offers %j first [ROUTE-30]', (query, paths) => {
  expect(toolsFor(readQuery(query).words).map(({ path }) => path)).toEqual(paths)
})
