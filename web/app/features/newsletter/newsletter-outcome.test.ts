import { expect, test } from '@jest/globals'

import { confirmOutcomeOf, looksLikeAddress, subscribeOutcomeOf, unsubscribeOutcomeOf } from './newsletter-outcome.js'

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
  [{ __typename: 'InvalidInput' }, 'invalid'],
  [{ __typename: 'TooManyRequests' }, 'failed'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('%j is told as %s [NEWS-06, NEWS-07, NEWS-08]', (subscribeNewsletter, expected) => {
  expect(subscribeOutcomeOf({ __typename: 'Mutation', subscribeNewsletter })).toBe(expected)
})

test.each([
  [{ __typename: 'NewsletterConfirmed', wasConfirmedBefore: false }, 'confirmed'],
  [{ __typename: 'NewsletterConfirmed', wasConfirmedBefore: true }, 'confirmed-before'],
  [{ __typename: 'NewsletterLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'InvalidInput' }, 'link-invalid'],
  [{ __typename: 'TooManyRequests' }, 'failed'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the confirmation %j is told as %s [D-16]', (confirmNewsletter, expected) => {
  expect(confirmOutcomeOf({ __typename: 'Mutation', confirmNewsletter })).toBe(expected)
})

test.each([
  [{ __typename: 'NewsletterUnsubscribed' }, 'unsubscribed'],
  [{ __typename: 'NewsletterLinkInvalid' }, 'link-invalid'],
  [{ __typename: 'TemporarilyUnavailable' }, 'failed'],
] as const)('the unsubscription %j is told as %s', (unsubscribeNewsletter, expected) => {
  expect(unsubscribeOutcomeOf({ __typename: 'Mutation', unsubscribeNewsletter })).toBe(expected)
})
