import { describe, expect, test } from '@jest/globals'

import { afterFailedAttempt, outcomes, retryPolicy, type FailedAttempt } from './delivery.rules.js'

const policy = retryPolicy(2000)
const second = 1000
const minute = 60 * second
const hour = 60 * minute

const failed = (changes: Partial<FailedAttempt>) =>
  afterFailedAttempt(
    { attempts: 1, failure: 'server', ageMs: 0, outcomeWhenFailed: outcomes.failedWithPlan, ...changes },
    policy,
  )

test('the second attempt follows after 2 s and the third after 4 s, with no outcome yet [PIPE-07]', () => {
  expect(failed({ attempts: 1 })).toEqual({ state: 'retrying', waitMs: 2 * second })
  expect(failed({ attempts: 2 })).toEqual({ state: 'retrying', waitMs: 4 * second })
})

test.each([
  ['the mail with a plan', outcomes.failedWithPlan, 'Trip plan was generated but email notification failed'],
  ['any other mail', outcomes.failed, 'Failed to send email after multiple attempts'],
])('after the third attempt %s has its outcome [PIPE-08, PIPE-19]', (_mail, outcomeWhenFailed, outcome) => {
  expect(failed({ attempts: 3, outcomeWhenFailed })).toMatchObject({ outcome })
})

test('a failure of our own has its own outcome [PIPE-20]', () => {
  expect(failed({ attempts: 3, failure: 'unexpected' })).toMatchObject({
    outcome: 'An unexpected error occurred while sending email',
  })
})

test.each([
  [3, 1 * minute],
  [4, 5 * minute],
  [5, 15 * minute],
  [6, 60 * minute],
  [7, 60 * minute],
  [20, 60 * minute],
])('attempt %i is followed by another, slowly [D-51]', (attempts, waitMs) => {
  expect(failed({ attempts })).toMatchObject({ state: 'retrying', waitMs })
})

describe('a mail is given up', () => {
  test('after a day [D-51]', () => {
    expect(failed({ attempts: 25, ageMs: 23 * hour - second })).toMatchObject({ state: 'retrying' })
    expect(failed({ attempts: 26, ageMs: 23 * hour + second })).toEqual({
      state: 'dead',
      outcome: outcomes.failedWithPlan,
    })
  })

  test('right away after a permanent rejection', () => {
    expect(failed({ attempts: 1, failure: 'refused', outcomeWhenFailed: outcomes.failed })).toEqual({
      state: 'dead',
      outcome: 'Failed to send email after multiple attempts',
    })
  })
})
