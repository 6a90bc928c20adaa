import { randomUUID, sign } from 'node:crypto'

import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { passSigningKey, publicPassKey } from '@seneb/platform/pass-keys'

import { testKey } from './test-keys.js'

/** What a pass of a test says; what is left out is somebody who has just proven who they are. */
export interface TestPass {
  readonly roles: readonly StaffRole[]
  readonly staffId?: string
  readonly sessionId?: string
  /** How many seconds ago it was signed, and the person proved who they are. */
  readonly ageS?: number
  readonly provenAgoS?: number
  /** Signed by another key than identity's, or by none. */
  readonly signedBy?: string
  readonly isUnsigned?: boolean
}

const passS = 60
const secret = testKey('pass')

/** What services in tests read passes by. */
export const testPassKeys = publicPassKey(secret)

/** A pass as identity signs it, or as somebody else would like to. */
export function testPass(wanted: TestPass): string {
  const { ageS = 0, isUnsigned = false, provenAgoS = 0, roles, signedBy = secret } = wanted
  const { sessionId = randomUUID(), staffId = randomUUID() } = wanted
  const { id, key } = passSigningKey(signedBy)
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now - ageS, exp: now - ageS + passS, fresh: now - provenAgoS }
  const claims = { iss: 'identity', sub: staffId, sid: sessionId, name: 'Mona', title: 'Care lead', roles, ...times }
  const head = { alg: isUnsigned ? 'none' : 'EdDSA', typ: 'seneb-pass', kid: id }
  const said = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${said}.${isUnsigned ? '' : sign(null, Buffer.from(said), key).toString('base64url')}`
}
