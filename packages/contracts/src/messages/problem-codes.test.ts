import { expect, test } from '@jest/globals'

import { codedRules } from '../generate/problem-codes-doc.js'
import { allRequests } from './all-messages.js'

test('every rule of every request has a code, also in requests without a form [S11]', () => {
  const rules = allRequests.flatMap(({ subject, input }) => codedRules(input).map((rule) => ({ subject, ...rule })))

  expect(rules.filter(({ code }) => code === undefined)).toEqual([])
})
