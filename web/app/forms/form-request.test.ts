import { expect, test } from '@jest/globals'

import { outcomeOf, outcomeOfProblems, type FormRejection } from './form-request.js'

type Result =
  | FormRejection
  | { readonly __typename: 'RequestReceived'; readonly id: string; readonly reference: string }

const fields = { email: {}, services: {} }
const outcomeFor = (result: Result) => outcomeOf(result, ({ id, reference }) => id && reference, fields)

test('a stored form is received with its reference; without an id it is a failure [TRIP-60, TRIP-62, CONT-06, CONT-15]', () => {
  const received = { __typename: 'RequestReceived', id: '1', reference: 'SNB-7K3M9Q' } as const
  expect(outcomeFor(received)).toEqual({ kind: 'received', receipt: 'SNB-7K3M9Q' })
  expect(outcomeFor({ ...received, id: '' })).toEqual({ kind: 'problem', problem: 'no-id' })
})

test.each([
  ['TooManyRequests', 'limited'],
  ['TemporarilyUnavailable', 'unavailable'],
  ['IdempotencyConflict', 'sent-before'],
  ['PlannerPaused', 'paused'],
] as const)('%s is the problem %s [TRIP-59, CONT-12]', (__typename, problem) => {
  expect(outcomeFor({ __typename })).toEqual({ kind: 'problem', problem })
})

test('rejected answers are shown at their fields; problems of items belong to their list, and a field shows its first sentence [TRIP-59]', () => {
  const problems = [
    { path: 'services[1]', message: 'first' },
    { path: 'services[2]', message: 'later' },
    { path: 'website', message: 'not ours' },
  ]
  expect(outcomeFor({ __typename: 'InvalidInput', fields: problems })).toEqual({
    kind: 'input',
    errors: { services: 'first' },
  })
})

test.each(['website', 'toString', ''])(
  'a problem of %j, which no field is, is none that a person could mend [D-82]',
  (path) => {
    expect(outcomeOfProblems([{ path, message: 'Please leave this field empty' }], fields)).toEqual({
      kind: 'problem',
      problem: 'refused',
    })
  },
)
