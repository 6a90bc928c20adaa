import { expect, test } from '@jest/globals'

import { sentOutcomeOf } from './documents-outcome.js'

const request = {
  __typename: 'DocumentRequest',
  kinds: ['IDENTITY_DOCUMENT'],
  expiresAt: '2026-12-01T00:00:00Z',
} as const
const requested = { kind: 'asked', request, errors: {} } as const

test.each([
  [{ __typename: 'RequestedDocumentsReceived', reference: 'SNB-7K3M9Q' }, 'received'],
  [{ __typename: 'InvalidInput', fields: [] }, 'asked'],
  [{ __typename: 'DocumentLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'limited'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the answer %j to documents that were sent is told as %s [AMB-13, AMB-14]', (result, expected) => {
  expect(sentOutcomeOf({ __typename: 'Mutation', answerDocumentRequest: result }, requested).kind).toBe(expected)
})
