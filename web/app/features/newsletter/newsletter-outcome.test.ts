import { expect, test } from '@jest/globals'

import { makeRequest, type RequestMutation } from '../../forms/form-request.js'
import type { SubscribeNewsletterMutation } from '../../graph/generated/graphql.js'
import { confirmOutcomeOf, looksLikeAddress, subscribeOutcomeOf, unsubscribeOutcomeOf } from './newsletter-outcome.js'
import { newsletterDefinition } from './newsletter.definition.js'

test.each([
  ['', false],
  ['   ', false],
  ['nobody', false],
  ['@', true],
  ['a@b', true],
])('%j may be an address: %s [NEWS-03]', (email, expected) => {
  expect(looksLikeAddress(email)).toBe(expected)
})

test.each([
  [{ __typename: 'NewsletterRequested', needsConfirmation: true }, 'to-confirm'],
  [{ __typename: 'NewsletterRequested', needsConfirmation: false }, 'subscribed'],
  [{ __typename: 'AlreadySubscribed' }, 'duplicate'],
  [{ __typename: 'InvalidInput', fields: [{ __typename: 'FieldProblem', path: 'email', message: 'no' }] }, 'invalid'],
  [{ __typename: 'TooManyRequests' }, 'failed'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('%j is told as %s [NEWS-06, NEWS-07, NEWS-08]', async (subscribeNewsletter, expected) => {
  const data: SubscribeNewsletterMutation = { __typename: 'Mutation', subscribeNewsletter }
  const requestMutation = (async () => Promise.resolve(data)) as RequestMutation
  const request = newsletterDefinition.request(makeRequest, { email: 'mona@example.com' })
  const outcome = await request.send(requestMutation, { idempotencyKey: '', botSignals: { website: '' } })
  expect(subscribeOutcomeOf(outcome)).toBe(expected)
})

test.each([
  [{ __typename: 'NewsletterConfirmed', wasConfirmedBefore: false }, 'confirmed'],
  [{ __typename: 'NewsletterConfirmed', wasConfirmedBefore: true }, 'confirmed-before'],
  [{ __typename: 'NewsletterLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'InvalidInput' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'limited'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the confirmation %j is told as %s [D-16]', (confirmNewsletter, expected) => {
  expect(confirmOutcomeOf({ __typename: 'Mutation', confirmNewsletter })).toBe(expected)
})

test.each([
  [{ __typename: 'NewsletterUnsubscribed' }, 'unsubscribed'],
  [{ __typename: 'NewsletterLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'limited'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the unsubscription %j is told as %s', (unsubscribeNewsletter, expected) => {
  expect(unsubscribeOutcomeOf({ __typename: 'Mutation', unsubscribeNewsletter })).toBe(expected)
})
