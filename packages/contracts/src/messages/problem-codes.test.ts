import { expect, test } from '@jest/globals'

import { codedRules } from '../generate/problem-codes-doc.js'
import { everyQuestion } from './every-message.js'

test('every rule of everything that is asked has a code, also what is asked without a form [S11]', () => {
  const rules = everyQuestion.flatMap(({ subject, takes }) => codedRules(takes).map((rule) => ({ subject, ...rule })))

  expect(rules.filter(({ code }) => code === undefined)).toEqual([])
})
