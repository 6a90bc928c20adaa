import { randomUUID, sign } from 'node:crypto'

import type { KeyMode, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { tokenSigningKey, publicTokenKey } from '@seneb/platform/identity-token-keys'

import { testKey } from './test-keys.js'

/** Claims of a test's identity token; the default is a person who has just signed in. */
export interface TestToken {
  readonly roles: readonly StaffRole[]
  readonly staffId?: string
  readonly sessionId?: string
  /** Age of the token's signature and of the person's sign-in, in seconds. */
  readonly ageS?: number
  readonly authenticatedSecondsAgo?: number
  /** Tool of the desk that the token names. */
  readonly source?: string
  /** Signed by another key than identity's, or by none. */
  readonly signedBy?: string
  readonly isUnsigned?: boolean
}

const tokenLifetimeSeconds = 60
const secret = testKey('identity-token')

/** Keys with which services in tests verify identity tokens. */
export const testTokenKeys = publicTokenKey(secret)

/** Returns an identity token of a staff member as identity signs it, or a forged one. */
export function testIdentityToken(options: TestToken): string {
  const { ageS = 0, isUnsigned = false, authenticatedSecondsAgo = 0, roles, signedBy, source } = options
  const { sessionId = randomUUID(), staffId = randomUUID() } = options
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now - ageS, exp: now - ageS + tokenLifetimeSeconds, auth_time: now - authenticatedSecondsAgo }
  const claims = { sub: staffId, sid: sessionId, name: 'Mona', title: 'Care lead', roles, source, ...times }
  return signedToken({ typ: 'seneb-staff-token', claims, signedBy, isUnsigned })
}

/** Returns the identity token of a personal token with these scopes, as identity signs it. */
export function testPersonalToken({
  scopes,
  ...wanted
}: Pick<TestToken, 'ageS' | 'roles' | 'sessionId' | 'signedBy' | 'staffId'> & {
  readonly scopes: readonly string[]
}): string {
  const { ageS = 0, roles, sessionId = randomUUID(), signedBy, staffId = randomUUID() } = wanted
  const issuedAt = Math.floor(Date.now() / 1000) - ageS
  const times = { iat: issuedAt, exp: issuedAt + tokenLifetimeSeconds }
  const claims = { sub: staffId, sid: sessionId, name: 'Mona', title: 'Care lead', roles, scopes, ...times }
  return signedToken({ typ: 'seneb-personal-token', claims, signedBy })
}

/** Claims of an API key's identity token in a test; the default is a test key without any scope. */
export interface TestPartnerToken {
  readonly partnerId?: string
  readonly name?: string
  readonly keyId?: string
  readonly mode?: KeyMode
  readonly scopes?: readonly PartnerScope[]
  readonly ageS?: number
  readonly signedBy?: string
}

/** Returns the identity token of a partner's key as identity signs it, or a forged one. */
export function testPartnerToken(options: TestPartnerToken = {}): string {
  const { ageS = 0, keyId = '7K3M9QXA4T', mode = 'test', name = 'Nile Travel', scopes = [], signedBy } = options
  const { partnerId = randomUUID() } = options
  const issuedAt = Math.floor(Date.now() / 1000) - ageS
  const claims = { sub: partnerId, name, key: keyId, mode, scopes, iat: issuedAt, exp: issuedAt + tokenLifetimeSeconds }
  return signedToken({ typ: 'seneb-partner-token', claims, signedBy })
}

interface Signed {
  readonly typ: string
  readonly claims: object
  readonly signedBy?: string
  readonly isUnsigned?: boolean
}

function signedToken({ claims, isUnsigned = false, signedBy = secret, typ }: Signed): string {
  const { id, key } = tokenSigningKey(signedBy)
  const head = { alg: isUnsigned ? 'none' : 'EdDSA', typ, kid: id }
  const signingInput = [head, { iss: 'identity', ...claims }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${signingInput}.${isUnsigned ? '' : sign(null, Buffer.from(signingInput), key).toString('base64url')}`
}
