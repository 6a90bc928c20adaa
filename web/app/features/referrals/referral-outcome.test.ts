/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

import type { ProcessReferralMutation } from '../../graph/generated/graphql.js'
import { outcomeOf, type ReferralOutcome } from './referral-outcome.js'
import { toastOf } from './use-process-referral.js'

const processed = (referralType: string, visitRecorded = true): ProcessReferralMutation => ({
  __typename: 'Mutation',
  processReferral: {
    __typename: 'ReferralProcessed',
    isTest: false,
    referralId: 'x1',
    referralType,
    referrerName: 'Partner',
    visitRecorded,
    processedAt: '2026-11-21T09:00:00.000Z',
  },
})
const problem = (__typename: string, message: string) =>
  outcomeOf({ processReferral: { __typename, code: 'X', message } } as ProcessReferralMutation)

test('a counted visit has its instant, another has none [REF-16]', () => {
  expect(outcomeOf(processed('general'))).toEqual({
    kind: 'welcome',
    type: 'general',
    referrerName: 'Partner',
    visitedAt: Date.parse('2026-11-21T09:00:00Z'),
  })
  expect(outcomeOf(processed('general', false))).toMatchObject({ visitedAt: undefined })
})

test('an invented code, which has no referrer, is not recognized and not stored [REF-42, D-11]', () => {
  const result = processed('general').processReferral as object
  expect(outcomeOf({ processReferral: { ...result, referrerName: null } } as ProcessReferralMutation)).toEqual({
    kind: 'refused',
    message:
      'This referral code (x1) is not recognized. Please check the URL or contact the person who shared the link.',
  })
})

test('each problem of a link has its own sentence [REF-41, REF-42]', () => {
  for (const kind of ['InvalidReferralLink', 'ReferralCodeUnknown', 'ReferralCodeInactive', 'InvalidInput']) {
    expect(problem(kind, 'Its sentence.')).toEqual({ kind: 'refused', message: 'Its sentence.' })
  }
})

test('our own failures have their own sentence, without internal details [REF-32, REF-38, D-78]', () => {
  const message = 'Error creating referral record: relation "referrals" does not exist'
  expect(problem('TemporarilyUnavailable', message)).toMatchObject({ message: 'Error processing referral' })
  expect(problem('TooManyRequests', message)).toMatchObject({
    message: 'There was an error processing your referral.',
  })
})

test.each<[string, ReferralOutcome, object]>([
  [
    'a tour guide',
    outcomeOf(processed('tour-guide')),
    {
      title: 'Welcome to Seneb Partner Network',
      description: "You're visiting through a Health Access Ambassador referral.",
    },
  ],
  [
    'anybody else',
    outcomeOf(processed('general')),
    { title: 'Welcome to Seneb', description: "You're visiting through a referral link." },
  ],
  [
    'nobody',
    { kind: 'refused', message: 'Not recognized.' },
    { tone: 'danger', title: 'Referral Error', description: 'Not recognized.' },
  ],
])('the toast of a link from %s, for five seconds [REF-24, REF-34, REF-35, REF-36, D-05]', (_whose, outcome, toast) => {
  expect(toastOf(outcome)).toMatchObject({ ...toast, durationMs: 5000 })
})
