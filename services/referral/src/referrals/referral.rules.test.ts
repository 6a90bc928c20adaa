import { expect, test } from '@jest/globals'

import {
  evaluateReferralLink,
  isOwnedBySession,
  publicNameOf,
  rejectionMessage,
  type StoredReferral,
} from './referral.rules.js'

const general = { id: 'abc', type: 'general' } as const
const tour = { id: 'abc', type: 'tour-guide' } as const
const stored = (changes: Partial<StoredReferral> = {}): StoredReferral => ({
  id: 'abc',
  status: null,
  visitedLately: false,
  code: null,
  ...changes,
})
const code = (changes: Partial<NonNullable<StoredReferral['code']>> = {}) => ({
  state: 'assigned' as const,
  isPaused: false,
  name: 'Nadia',
  email: 'nadia@guides.example',
  publicName: null,
  type: null,
  ...changes,
})
const unknown = { rejection: 'REFERRAL_CODE_UNKNOWN' }
const inactive = { rejection: 'REFERRAL_CODE_INACTIVE' }
const unverified = (type: string) => ({ accepted: { id: 'abc', type, status: 'unverified', name: null, email: null } })
const assigned = (type: string) => ({
  accepted: { id: 'abc', type, status: 'assigned', name: 'Nadia', email: 'nadia@guides.example' },
})

test.each([
  ['an id nobody has seen', general, stored(), true, unverified('general')],
  ['an id nobody has seen, on a tour link', tour, stored(), true, unverified('tour-guide')],
  ['an id nobody has seen, in strict mode', general, stored(), false, unknown],
  ['an unverified referral', general, stored({ status: 'unverified' }), true, unverified('general')],
  ['an unverified referral, in strict mode', general, stored({ status: 'unverified' }), false, unknown],
  ['an assigned referral whose code is gone', general, stored({ status: 'assigned' }), false, unverified('general')],
  ['an assigned code', general, stored({ code: code() }), false, assigned('general')],
  [
    'an assigned code with a type of its own',
    general,
    stored({ code: code({ type: 'tour-guide' }) }),
    true,
    assigned('tour-guide'),
  ],
  [
    'an assigned general code on a tour link',
    tour,
    stored({ code: code({ type: 'general' }) }),
    true,
    assigned('general'),
  ],
  ['a code in stock, on a tour link', tour, stored({ code: code({ state: 'in-stock' }) }), true, inactive],
  ['a code in stock, on another link', general, stored({ code: code({ state: 'in-stock' }) }), true, unknown],
  ['a revoked code', tour, stored({ code: code({ state: 'revoked' }) }), true, unknown],
  ['a blocked code', tour, stored({ status: 'assigned', code: code({ state: 'blocked' }) }), true, unknown],
  ['a code of a paused ambassador', tour, stored({ code: code({ isPaused: true }) }), true, inactive],
  ['a general code of a paused one', general, stored({ code: code({ isPaused: true }) }), true, unknown],
  [
    "a paused tour guide's code on another link",
    general,
    stored({ status: 'assigned', code: code({ isPaused: true, type: 'tour-guide' }) }),
    true,
    inactive,
  ],
] as const)(
  '%s is judged [REF-19, REF-41, REF-42, REF-49, D-07, D-08]',
  (_title, link, stored, acceptUnknown, verdict) => {
    expect(evaluateReferralLink(link, stored, acceptUnknown)).toEqual(verdict)
  },
)

test.each([
  ['a code that we gave out', stored({ code: code() }), 'Partner'],
  ['a code whose ambassador agreed to a name', stored({ code: code({ publicName: 'Nadia, Luxor' }) }), 'Nadia, Luxor'],
  ['a referral that was given out, whose code is gone', stored({ status: 'assigned' }), 'Partner'],
  ['an invented id', stored(), undefined],
  ['an invented id that came before', stored({ status: 'unverified' }), undefined],
] as const)('%s is shared by somebody or by nobody [REF-26, D-11]', (_title, stored, name) => {
  const { accepted } = evaluateReferralLink(general, stored, true)
  expect(accepted && publicNameOf(accepted, stored)).toBe(name)
})

const now = new Date('2026-11-21T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['never', undefined, false],
  ['just now', now, true],
  ['29 minutes and 59 seconds ago', new Date(now.getTime() - 30 * 60_000 + 1000), true],
  ['30 minutes ago', minutesAgo(30), false],
  ['in the future', minutesAgo(-90), true],
])('a session that recorded a visit %s holds back another or not [REF-16]', (_title, at, expected) => {
  expect(isOwnedBySession(at, now)).toBe(expected)
})

test('refusals read as specified [REF-41, REF-42]', () => {
  expect(rejectionMessage('REFERRAL_CODE_UNKNOWN', 'abc')).toBe(
    'This referral code (abc) is not recognized. Please check the URL or contact the person who shared the link.',
  )
  expect(rejectionMessage('REFERRAL_CODE_INACTIVE', 'abc')).toContain(
    'may be invalid or not yet activated. Please contact the tour guide who provided this link.',
  )
})
