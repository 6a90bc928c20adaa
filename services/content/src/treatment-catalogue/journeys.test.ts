import { expect, test } from '@jest/globals'

import { procedureFacts } from './shipped-catalogue.fixture.js'
import { journeysOf } from './journeys.js'

test('the procedures that mention a second journey are those that take two [ROUTE-27]', () => {
  const matching = Object.entries(procedureFacts).filter(([, { beforeTravel }]) =>
    /(?:second journey|two journeys)/.test(beforeTravel.join(' ')),
  )
  expect(matching.length).toBeGreaterThan(1)
  expect(
    Object.keys(procedureFacts)
      .filter((slug) => journeysOf(slug) > 1)
      .sort(),
  ).toEqual(matching.map(([slug]) => slug).sort())
})
