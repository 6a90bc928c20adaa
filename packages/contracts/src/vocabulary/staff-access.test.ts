import { expect, test } from '@jest/globals'

import {
  allowsTokens,
  effectiveRights,
  isStaffRole,
  mayDo,
  requiresReauthentication,
  permissions,
  rolesWith,
  staffRoles,
} from './staff-access.js'

/**
 * Written manually, not derived from the code: a matrix derived from the tested code proves nothing. `x`: granted; `m`:
 * granted with personal fields masked; `o`: granted for the plans they review; `.`: not granted. `F`: requires a fresh
 * sign-in.
 */
const matrix = `
                           agent lead doctor writer editor ops auditor admin
enquiry:read                 x     x    x      .      .     .     x      .
enquiry:read-personal        x     x    o      .      .     .     .      .
enquiry:work                 x     x    .      .      .     .     .      .
enquiry:reply               x     x    .      .      .     .     .      .
enquiry:assign               .     x    .      .      .     .     .      .
enquiry:report               .     x    .      .      .     .     x      .
template:edit                .     x    .      .      .     .     .      .
enquiry:export             F .     x    .      .      .     .     .      .
enquiry:erase              F .     x    .      .      .     .     .      .
plan:read                    x     x    x      .      .     .     m      .
plan:edit                    x     x    x      .      .     .     .      .
plan:approve                 .     x    x      .      .     .     .      .
plan:return                  .     x    x      .      .     .     .      .
plan:regenerate              .     x    x      .      .     .     .      .
plan:report                  .     x    .      .      .     .     x      .
mail:read                    x     x    .      .      .     m     m      .
mail:retry                   x     x    .      .      .     m     .      .
ambassador:read              .     x    .      .      .     .     m      x
ambassador:decide            .     x    .      .      .     .     .      x
referral-code:manage       F .     x    .      .      .     .     .      x
ambassador:read-document   F .     x    .      .      .     .     .      x
referral:report              .     x    .      .      x     .     x      x
content:read                 .     .    .      x      x     .     x      .
content:write                .     .    .      x      x     .     .      .
content:publish              .     .    .      .      x     .     .      .
catalogue:read               .     .    x      x      x     .     x      .
catalogue:edit               .     .    .      .      x     .     .      .
catalogue:approve            .     .    x      .      x     .     .      .
setting:edit                 .     .    .      .      x     .     .      .
price:write                  .     .    .      x      x     .     .      .
price:publish              F .     .    .      .      x     .     .      .
claim:publish              F .     .    .      .      x     .     .      .
offer:count                  x     x    .      .      x     .     .      .
legal:publish              F .     .    .      .      x     .     .      .
newsletter:write             .     .    .      x      x     .     .      .
newsletter:send            F .     .    .      .      x     .     .      .
newsletter:read-subscribers  .     x    .      .      m     .     m      .
newsletter:manage-subscribers F .  x    .      .      .     .     .      .
site:read                    .     .    .      x      x     x     x      x
site:index                   .     .    .      .      x     x     .      .
queue:read                   .     .    .      .      .     x     x      .
queue:replay                 .     .    .      .      .     x     .      .
staff:manage               F .     .    .      .      .     .     .      x
session:manage             F .     .    .      .      .     .     .      x
key:manage                 F .     .    .      .      .     .     .      x
audit:read                   .     .    .      .      .     .     x      x
self:profile                 x     x    x      x      x     x     x      x
self:sessions                x     x    x      x      x     x     x      x
self:sign-in-methods       F x     x    x      x      x     x     x      x
`
const rows = matrix
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [permission = '', ...cells] = line.trim().split(/\s+/)
    const isRecentlyAuthenticated = cells[0] === 'F'
    return { permission, isRecentlyAuthenticated, cells: isRecentlyAuthenticated ? cells.slice(1) : cells }
  })

test('the vocabulary holds the permissions of the matrix and no other [ADM-09, D-37]', () => {
  expect(permissions).toEqual(rows.map(({ permission }) => permission))
  expect(rows.every(({ cells }) => cells.length === staffRoles.length)).toBe(true)
})

test.each(rows)(
  '$permission is had by the roles of the matrix alone [ADM-09, D-37]',
  ({ permission, isRecentlyAuthenticated, cells }) => {
    const permissionName = permissions.find((name) => name === permission)!
    const limitOf = { x: undefined, m: 'masked', o: 'own-plans' }

    expect(requiresReauthentication(permissionName)).toBe(isRecentlyAuthenticated)
    for (const [at, role] of staffRoles.entries()) {
      const cell = cells[at] as keyof typeof limitOf | '.'
      expect({ role, may: mayDo([role], permissionName) }).toEqual({ role, may: cell !== '.' })
      const right = effectiveRights([role]).find((found) => found.permission === permissionName)
      if (cell === '.') expect(right).toBeUndefined()
      else expect(right).toMatchObject({ limit: limitOf[cell], requiresReauthentication: isRecentlyAuthenticated })
    }
  },
)

test('roles add up, and one without a limit lifts the limit of another [ADM-09]', () => {
  const descriptionOf = (roles: Parameters<typeof effectiveRights>[0], permission: string) =>
    effectiveRights(roles).find((right) => right.permission === permission)?.description

  expect(descriptionOf(['ops'], 'mail:retry')).toBe('send failed mails again (personal fields masked)')
  expect(descriptionOf(['ops', 'care-agent'], 'mail:retry')).toBe('send failed mails again')
  expect(descriptionOf(['ops'], 'enquiry:work')).toBeUndefined()
  expect(descriptionOf(['doctor'], 'enquiry:read-personal')).toContain('of the plans they review only')
})

/** Written manually, as the matrix above. */
const neverForTokens = [
  'enquiry:read-personal',
  'enquiry:assign',
  'enquiry:export',
  'enquiry:erase',
  'plan:approve',
  'referral-code:manage',
  'ambassador:read-document',
  'catalogue:approve',
  'claim:publish',
  'legal:publish',
  'newsletter:send',
  'newsletter:read-subscribers',
  'newsletter:manage-subscribers',
  'staff:manage',
  'session:manage',
  'key:manage',
  'self:profile',
  'self:sessions',
  'self:sign-in-methods',
]

test('personal tokens never have these permissions, and may have every other one [ADM-09]', () => {
  expect(permissions.filter((permission) => !allowsTokens(permission))).toEqual(neverForTokens)
})

test('a request that requires a recent sign-in is closed to tokens unless its permission is exempt [ADM-09]', () => {
  expect(allowsTokens('queue:replay')).toBe(true)
  expect(allowsTokens('queue:replay', true)).toBe(false)
  expect(allowsTokens('price:publish', true)).toBe(true)
  expect(allowsTokens('enquiry:erase', true)).toBe(false)
})

test('a person without a role has no permission, and an unknown role is none', () => {
  expect(effectiveRights([])).toEqual([])
  expect(isStaffRole('owner')).toBe(false)
  expect(isStaffRole('admin')).toBe(true)
})

test('every permission names the roles that grant it', () => {
  expect(rolesWith('plan:approve')).toEqual(['care-lead', 'doctor'])
})
