import { expect, test } from '@jest/globals'

import { makeRequest } from '../../forms/form-request.js'
import { consultationDefinition } from './consultation.definition.js'

test('an empty form lacks four answers and the tick; absent fields are not invented [CONT-02, CONT-08, CONT-11, D-61]', async () => {
  const request = consultationDefinition.request(makeRequest, consultationDefinition.empty)
  const problems = await request.check(new Date())
  expect(problems.map(({ path }) => path)).toEqual([
    'fullName',
    'email',
    'phoneNumber',
    'treatmentType',
    'termsAccepted',
  ])
  expect(Object.keys(JSON.parse(request.text) as object)).not.toEqual(
    expect.arrayContaining(['medicalProcedure', 'totalBudget']),
  )
})
