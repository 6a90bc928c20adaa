import { generateKeyPairSync, sign } from 'node:crypto'

import { expect, test } from '@jest/globals'
import { defineRequest, type PartnerAccess, type StaffAccess } from '@seneb/contracts/define'
import type { Permission, StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { AppError } from '@seneb/platform/app-error'
import { object } from 'yup'

import { assertStaffAccess, assertPartnerAccess } from './access.js'
import type { PartnerActor, StaffActor } from './actors.js'
import { IdentityTokenVerifier } from './identity-token-verifier.js'

const now = new Date('2026-11-21T12:00:00.000Z')
const actor = (roles: readonly StaffRole[], provenS = 0): StaffActor => ({
  id: '1',
  sessionId: '2',
  name: 'Mona',
  title: 'Lead',
  roles,
  authenticatedAt: new Date(now.getTime() - provenS * 1000),
})
const outcome = (access: StaffAccess, staff?: StaffActor) => {
  try {
    assertStaffAccess(access, staff, now)
    return 'allowed'
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

test('a staff request without an identity token is denied [S6, ADM-09]', () => {
  expect(outcome({ permission: 'self:profile' })).toBe('SIGN_IN_REQUIRED')
  expect(outcome({ permission: 'audit:read' })).toBe('SIGN_IN_REQUIRED')
  expect(outcome({ permission: 'self:profile' }, actor(['writer']))).toBe('allowed')
})

test('a permission belongs only to its roles, and a denied caller gets the required role [S6, ADM-09]', () => {
  expect(outcome({ permission: 'plan:approve' }, actor(['doctor']))).toBe('allowed')
  expect(outcome({ permission: 'plan:approve' }, actor(['care-agent', 'writer']))).toBe('NOT_ALLOWED')
  expect(() => assertStaffAccess({ permission: 'plan:approve' }, actor(['ops']), now)).toThrow(
    'It takes: care-lead, doctor.',
  )
})

test('an outdated sign-in must be repeated, after the role was checked [S6]', () => {
  const access = { permission: 'staff:manage', maxAuthAgeSeconds: 600 } as const

  expect(outcome(access, actor(['admin'], 600))).toBe('allowed')
  expect(outcome(access, actor(['admin'], 601))).toBe('REAUTHENTICATION_REQUIRED')
  expect(outcome(access, actor(['admin'], NaN))).toBe('REAUTHENTICATION_REQUIRED')
  expect(outcome(access, actor(['ops'], 601))).toBe('NOT_ALLOWED')
})

test('partner requests need a key, and scoped ones a key with the scope [S6, S11]', () => {
  const bare: PartnerActor = { id: '1', name: 'Nile Travel', keyId: '7K3M9QXA4T', mode: 'live', scopes: [] }
  const reading: PartnerActor = { ...bare, scopes: ['usage:read'] }
  const codeOf = (access: PartnerAccess, partner?: PartnerActor) => {
    try {
      assertPartnerAccess(access, partner)
      return undefined
    } catch (error) {
      return error instanceof AppError ? error.code : error
    }
  }

  expect([codeOf('partner'), codeOf('partner', bare)]).toEqual(['API_KEY_REQUIRED', undefined])
  expect([codeOf({ scope: 'usage:read' }), codeOf({ scope: 'usage:read' }, bare)]).toEqual([
    'API_KEY_REQUIRED',
    'SCOPE_MISSING',
  ])
  expect([codeOf({ scope: 'usage:read' }, reading), codeOf({ scope: 'enquiries:read' }, reading)]).toEqual([
    undefined,
    'SCOPE_MISSING',
  ])
  expect(() => assertPartnerAccess({ scope: 'usage:read' }, bare)).toThrow('It takes the scope usage:read.')
})

test('a request can fail with the errors of its access, which its declaration does not list [S6]', () => {
  const shape = { output: () => object() }
  const common = ['INPUT_INVALID', 'UNAVAILABLE']
  const own = ['STAFF_UNKNOWN'] as const

  expect(defineRequest('identity.staff.test', { ...shape, access: 'anyone' }).errors).toEqual(common)
  expect(
    defineRequest('identity.staff.test', { ...shape, access: { permission: 'staff:manage' }, errors: own }).errors,
  ).toEqual([
    ...common,
    'SIGN_IN_REQUIRED',
    'NOT_ALLOWED',
    'REAUTHENTICATION_REQUIRED',
    'SCOPE_MISSING',
    'NOT_FOR_TOKENS',
    'STAFF_UNKNOWN',
  ])
  expect(defineRequest('identity.partner.test', { ...shape, access: { scope: 'usage:read' } }).errors).toEqual([
    ...common,
    'API_KEY_REQUIRED',
    'SCOPE_MISSING',
  ])
})

test('a personal token has only the permissions of both its owner and its scopes, and none that require a recent sign-in [S6]', () => {
  // The sign-in of the owner is recent, which a token must not profit from.
  const by = (roles: readonly StaffRole[], scopes: readonly Permission[]): StaffActor => ({ ...actor(roles), scopes })
  const replay = { permission: 'queue:replay' } as const
  const [erase, price] = [{ permission: 'enquiry:erase' }, { permission: 'price:publish' }] as const
  const maxAuthAgeSeconds = 600

  expect(outcome(replay, by(['ops'], ['queue:replay']))).toBe('allowed')
  expect(outcome({ permission: 'self:profile' }, by(['ops'], ['self:profile']))).toBe('NOT_FOR_TOKENS')
  expect(outcome(replay, by(['ops'], ['queue:read']))).toBe('SCOPE_MISSING')
  expect(outcome(replay, by(['writer'], ['queue:replay']))).toBe('NOT_ALLOWED')
  expect(outcome({ ...replay, maxAuthAgeSeconds }, by(['ops'], ['queue:replay']))).toBe('NOT_FOR_TOKENS')
  expect(outcome({ ...erase, maxAuthAgeSeconds }, by(['care-lead'], ['enquiry:erase']))).toBe('NOT_FOR_TOKENS')
  expect(outcome({ ...price, maxAuthAgeSeconds }, by(['editor'], ['price:publish']))).toBe('allowed')
})

const seconds = now.getTime() / 1000
const keys = generateKeyPairSync('ed25519')
const { x = '' } = keys.publicKey.export({ format: 'jwk' })
const reader = new IdentityTokenVerifier(Buffer.from(x, 'base64url').toString('base64'))
const kid = await kidOf()

/**
 * Returns the key id as the verifier computes it: tokens of this test are built manually, not by the code that signs
 * them.
 */
async function kidOf(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', Buffer.from(x, 'base64url'))
  return Buffer.from(digest).toString('base64url').slice(0, 16)
}

const header = { alg: 'EdDSA', typ: 'seneb-staff-token', kid }
const claims = {
  iss: 'identity',
  sub: '1',
  sid: '2',
  name: 'Mona',
  title: 'Lead',
  roles: ['ops', 'owner'],
  auth_time: seconds - 5,
  iat: seconds,
  exp: seconds + 60,
}
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const aToken = (changed: object = {}, headed: object = {}, key = keys.privateKey) => {
  const text = `${part({ ...header, ...headed })}.${part({ ...claims, ...changed })}`
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
}

test('a staff token has person and roles; an unknown role is ignored [S6]', async () => {
  expect(await reader.verifyStaff(aToken(), now)).toEqual({
    ...actor(['ops']),
    authenticatedAt: new Date((seconds - 5) * 1000),
  })
})

const others = generateKeyPairSync('ed25519').privateKey
const text = `${part({ ...header, alg: 'none' })}.${part(claims)}.`
const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['no pass', 'a.b.c'],
  ['one without a signature', text],
  ['one that asks for no signature', aToken({}, { alg: 'none' })],
  ['one signed by another key', aToken({}, {}, others)],
  ['one that names another key', aToken({}, { kid: 'another' })],
  ['one that names no key', aToken({}, { kid: undefined })],
  ['one of another kind', aToken({}, { typ: 'JWT' })],
  ['one of another maker', aToken({ iss: 'gateway' })],
  ['one whose minute is over', aToken({ iat: seconds - 70, exp: seconds - 10 })],
  ['one without an end', aToken({ exp: undefined })],
  ['one without a person', aToken({ sub: undefined })],
  ['one that was changed', aToken().replace(part(claims), part({ ...claims, roles: ['admin'] }))],
  ['one that is too long', aToken({ name: 'x'.repeat(5000) })],
]
test('a staff token of a personal token has scopes and source; an unknown scope is ignored [S6]', async () => {
  const pass = aToken({ scopes: ['queue:read', 'owner'], auth_time: seconds }, { typ: 'seneb-personal-token' })

  expect(await reader.verifyStaff(pass, now)).toMatchObject({
    id: '1',
    roles: ['ops'],
    scopes: ['queue:read'],
    source: 'token',
    authenticatedAt: new Date(0),
  })
  expect(await reader.verifyStaff(aToken({}, { typ: 'seneb-personal-token' }), now)).toBeUndefined()
  expect(await reader.verifyStaff(aToken({ source: 'graphiql' }), now)).toMatchObject({ source: 'graphiql' })
  expect((await reader.verifyStaff(aToken({ source: 'token' }), now))?.source).toBeUndefined()
})

test.each(hostile)('%s is rejected [S6]', async (_what, identityToken) => {
  expect(await reader.verifyStaff(identityToken, now)).toBeUndefined()
})

test('a cached token expires with its minute too, and without keys none is accepted [S6]', async () => {
  const identityToken = aToken()

  expect(await reader.verifyStaff(identityToken, now)).toBeDefined()
  expect(await reader.verifyStaff(identityToken, new Date(now.getTime() + 66_000))).toBeUndefined()
  expect(await new IdentityTokenVerifier().verifyStaff(identityToken, now)).toBeUndefined()
})

const keyClaims = {
  sub: '1',
  name: 'Nile Travel',
  key: '7K3M9QXA4T',
  mode: 'live',
  scopes: ['usage:read', 'everything'],
  sid: undefined,
  roles: undefined,
  auth_time: undefined,
}
const aPartnerToken = (changed: object = {}, headed: object = {}, key = keys.privateKey) =>
  aToken({ ...keyClaims, ...changed }, { typ: 'seneb-partner-token', ...headed }, key)

test('a partner token has partner, mode and scopes; an unknown scope is ignored [S6, S11]', async () => {
  const expected = { id: '1', name: 'Nile Travel', keyId: '7K3M9QXA4T', mode: 'live', scopes: ['usage:read'] }

  expect(await reader.verifyPartner(aPartnerToken(), now)).toEqual(expected)
  expect(await reader.verifyPartner(aPartnerToken({ mode: 'real' }), now)).toEqual({ ...expected, mode: 'test' })
})

test.each([
  ['the pass of one of our staff', aToken()],
  ['one of our staff that says what a key would', aToken(keyClaims)],
  ['one signed by another key', aPartnerToken({}, {}, others)],
  ['one without scopes', aPartnerToken({ scopes: undefined })],
  ['one whose minute is over', aPartnerToken({ iat: seconds - 70, exp: seconds - 10 })],
])('%s is not a partner token [S6, S11]', async (_what, identityToken) => {
  expect(await reader.verifyPartner(identityToken, now)).toBeUndefined()
})

test('a partner token is never accepted as a staff token [S6, S11]', async () => {
  expect(await reader.verifyStaff(aPartnerToken(), now)).toBeUndefined()
  expect(
    await reader.verifyStaff(aPartnerToken({ sid: '2', roles: ['admin'], auth_time: seconds }), now),
  ).toBeUndefined()
})
