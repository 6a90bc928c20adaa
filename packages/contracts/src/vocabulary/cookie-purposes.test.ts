import { expect, test } from '@jest/globals'

import { cookiePurposes, cookieKinds, everythingAccepted, necessaryOnly } from './cookie-purposes.js'

test('the policy has five kinds, essential and four optional ones, by the types it lists [CONS-10, D-04]', () => {
  expect(cookieKinds.map(({ kind }) => kind)).toEqual(['essential', ...cookiePurposes])
  const named = Object.fromEntries(cookieKinds.map(({ kind, policyType }) => [kind, policyType]))
  expect(named).toEqual({
    essential: 'essential',
    analytics: 'analytical',
    functionality: 'functionality',
    personalization: 'targeting',
    advertising: 'targeting',
  })
})

test('all is all four, necessary is none of them [CONS-05, CONS-06, D-01]', () => {
  expect(Object.keys(everythingAccepted)).toEqual(cookiePurposes)
  expect(Object.values(everythingAccepted)).toEqual([true, true, true, true])
  expect(Object.keys(necessaryOnly)).toEqual(cookiePurposes)
  expect(Object.values(necessaryOnly)).toEqual([false, false, false, false])
})
