import { expect, test } from '@jest/globals'

import type { RequestConsultationMutation } from '../../graph/generated/operations.js'
import { checkConsultation } from './check-consultation.js'
import { outcomeOf, outcomeOfProblems } from './consultation-outcome.js'
import { emptyConsultationValues, inputFromValues } from './consultation-values.js'

const answer = (requestConsultation: RequestConsultationMutation['requestConsultation']) =>
  outcomeOf({ __typename: 'Mutation', requestConsultation })

test('a stored request is received with its reference [CONT-06, CONT-15]', () => {
  const received = { __typename: 'ConsultationRequested', id: '1', reference: 'SNB-7K3M9Q' } as const
  expect(answer(received)).toEqual({ kind: 'received', reference: 'SNB-7K3M9Q' })
})

test.each([
  ['TemporarilyUnavailable', 'returned'],
  ['IdempotencyConflict', 'returned'],
  ['TooManyRequests', 'limited'],
] as const)('%s is told as %s [CONT-12]', (__typename, problem) => {
  expect(answer({ __typename })).toEqual({ kind: 'problem', problem })
})

test('a problem of the field that people do not see is none that they could mend [D-82]', () => {
  const message = 'Please leave this field empty'
  expect(outcomeOfProblems([{ path: 'website', message }])).toEqual({ kind: 'problem', problem: 'returned' })
})

test('an empty form lacks four answers and the tick; what the form does not ask is not made up [CONT-02, CONT-08, CONT-11, D-61]', () => {
  const problems = checkConsultation(emptyConsultationValues, new Date())
  expect(problems.map(({ path }) => path)).toEqual([
    ...['fullName', 'email', 'phoneNumber', 'treatmentType', 'termsAccepted'],
  ])
  expect(Object.keys(inputFromValues(emptyConsultationValues))).not.toEqual(
    expect.arrayContaining(['medicalProcedure', 'totalBudget']),
  )
})
