import { expect, test } from '@jest/globals'
import type { CareOutcome } from '@seneb/contracts/vocabulary/care-enquiries'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'

import { scheduledErasureOf, isClaimedByAnother, missingToClose } from './care-enquiry.rules.js'
import { maySeePersonal, maySeePersonalOf } from './listed-enquiry.js'

const agent: readonly StaffRole[] = ['care-agent']
const unanswered = { isReplied: false, tries: 0 }

test.each<[CareOutcome, object, RegExp | undefined]>([
  ['answered', {}, /Nobody has replied yet/],
  ['plan-sent', {}, /Nobody has replied yet/],
  ['not-suitable', { note: 'not here' }, /Nobody has replied yet/],
  ['answered', { isReplied: true }, undefined],
  ['withdrawn', {}, /who withdrew it/],
  ['withdrawn', { note: 'Amal, by phone today' }, undefined],
  ['unreachable', { tries: 1 }, /two attempts/],
  ['unreachable', { tries: 2 }, undefined],
  ['spam', {}, /why this is no enquiry/],
  ['test', {}, /why this is no enquiry/],
  ['spam', { note: 'an advertisement' }, undefined],
  ['duplicate', {}, undefined],
  ['duplicate', { isReplied: true }, undefined],
])('to close as %s with %p it takes what the promise asks for [GEN-07]', (outcome, overrides, expected) => {
  const missing = missingToClose({ ...unanswered, outcome, ...overrides })

  if (expected) expect(missing).toMatch(expected)
  else expect(missing).toBeUndefined()
})

test('a claim excludes others while it lasts, and no one afterwards', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const until = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  expect(isClaimedByAnother({ assignee_id: 'mona', claimed_until: until(1) }, 'karim', now)).toBe(true)
  expect(isClaimedByAnother({ assignee_id: 'mona', claimed_until: until(1) }, 'mona', now)).toBe(false)
  expect(isClaimedByAnother({ assignee_id: 'mona', claimed_until: until(0) }, 'karim', now)).toBe(false)
  expect(isClaimedByAnother({ assignee_id: null, claimed_until: null }, 'karim', now)).toBe(false)
})

test('care agents and leads see personal data; doctors only in their own reviews, auditors never [ADM-09, D-49]', () => {
  expect([agent, ['care-lead'] as const].map((roles) => maySeePersonal({ roles }))).toEqual([true, true])
  const others = [['doctor'], ['auditor'], ['admin']] as const
  expect(others.map((roles) => maySeePersonal({ roles }))).toEqual([false, false, false])
  expect(maySeePersonal({ roles: ['care-lead'], scopes: ['enquiry:read', 'enquiry:read-personal'] })).toBe(false)
})

test.each([
  ['doctor', 'waiting', false, true],
  ['doctor', 'returned', false, true],
  ['doctor', 'approved-once', false, true],
  ['doctor', 'sent', true, true],
  ['doctor', 'sent', false, false],
  ['doctor', null, false, false],
  ['auditor', 'waiting', true, false],
  ['admin', 'waiting', true, false],
  ['care-agent', null, false, true],
] as const)(
  'personal data is visible to %s with a plan %p and their review %p: %p [ADM-09, D-49]',
  (role, plan_state, has_reviewed, isSeen) => {
    expect(maySeePersonalOf({ roles: [role] }, { plan_state, has_reviewed })).toBe(isSeen)
  },
)

test.each([
  ['2026-11-21T09:00:00Z', '2028-10-21T08:59:59Z', undefined],
  ['2026-11-21T09:00:00Z', '2028-10-21T09:00:00Z', '2028-11-21T09:00:00.000Z'],
  ['2026-11-21T09:00:00Z', '2028-11-22T09:00:00Z', '2028-11-21T09:00:00.000Z'],
  ['2028-02-29T09:00:00Z', '2030-02-20T09:00:00Z', '2030-03-01T09:00:00.000Z'],
])('what was last active %s is told %s to be erased from %s on [O-7]', (lastActivityAt, now, scheduledErasureAt) => {
  expect(scheduledErasureOf(new Date(lastActivityAt), new Date(now))?.toISOString()).toBe(scheduledErasureAt)
})
