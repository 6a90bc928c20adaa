import { isKeyMode, isPartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { isStaffRole } from '@seneb/contracts/vocabulary/staff-access'

import type { PartnerActor } from './partner-actor.js'
import type { StaffActor } from './staff-actor.js'

type Claims = Readonly<Record<string, unknown>>

/** A kind of pass: how it is told from the others, what it has to say, and whom that makes of it. */
export interface PassKind<Actor> {
  readonly typ: string
  readonly claims: readonly string[]
  readonly actorOf: (claims: Claims) => Actor
}

/** What a session of our staff is worth for a minute. */
export const staffPass: PassKind<StaffActor> = {
  typ: 'seneb-pass',
  claims: ['sub', 'sid', 'iat', 'exp', 'fresh'],
  actorOf: (claims) => ({
    id: textOf(claims['sub']),
    sessionId: textOf(claims['sid']),
    name: textOf(claims['name']),
    title: textOf(claims['title']),
    roles: textsOf(claims['roles']).filter(isStaffRole),
    provenAt: new Date(Number(claims['fresh']) * 1000),
  }),
}

/** What a key of a partner is worth for a minute. A mode that is not known here is the one that reaches nobody. */
export const partnerPass: PassKind<PartnerActor> = {
  typ: 'seneb-key-pass',
  claims: ['sub', 'key', 'mode', 'scopes', 'iat', 'exp'],
  actorOf: (claims) => {
    const mode = textOf(claims['mode'])
    return {
      id: textOf(claims['sub']),
      name: textOf(claims['name']),
      keyId: textOf(claims['key']),
      mode: isKeyMode(mode) ? mode : 'test',
      scopes: textsOf(claims['scopes']).filter(isPartnerScope),
    }
  },
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const textsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
