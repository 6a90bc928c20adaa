import { expect, test } from '@jest/globals'

import { withdrawnOutcomeOf } from './consents-outcome.js'

test.each([
  [{ __typename: 'ConsentWithdrawn', consents: [] }, 'withdrawn'],
  [{ __typename: 'ConsentLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'InvalidInput' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'limited'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the withdrawal %j is told as %s [TRIP-26]', (withdrawConsent, expected) => {
  expect(withdrawnOutcomeOf({ __typename: 'Mutation', withdrawConsent }).kind).toBe(expected)
})
