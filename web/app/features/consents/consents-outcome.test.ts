import { expect, test } from '@jest/globals'

import { changedOutcomeOf } from './consents-outcome.js'

test.each([
  [{ __typename: 'ConsentWithdrawn', consents: [] }, 'withdrawn'],
  [{ __typename: 'ConsentRestored', consents: [] }, 'restored'],
  [{ __typename: 'ConsentLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'InvalidInput' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'limited'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the answer %j is told as %s [TRIP-26]', (result, expected) => {
  expect(changedOutcomeOf(result).kind).toBe(expected)
})
