import type { KeyObject } from 'node:crypto'

import { isKeyMode, isPartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { isPermission, isStaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { tokenVerifyingKey } from '@seneb/platform/identity-token-keys'
import { jwtVerify } from 'jose'
import { JOSEError } from 'jose/errors'

import type { PartnerActor, StaffActor } from './actors.js'

/** Maximum number of cached identity tokens; one token is verified for many requests within its minute. */
const maxCached = 1000
const maxTokenLength = 4096
/** Maximum difference between the clocks of two machines. */
const clockToleranceS = 5

/**
 * Verifies identity tokens, which identity signs for one minute about a staff member or a partner's key (S6). Each
 * service verifies them with identity's public key, so no process in between, the gateway included, can forge one.
 * Without keys no token is accepted.
 */
export class IdentityTokenVerifier {
  private readonly staff: TokensOfKind<StaffActor>
  private readonly personalTokens: TokensOfKind<StaffActor>
  private readonly partners: TokensOfKind<PartnerActor>

  /** `publicKeys`: 32 bytes as base64, separated by commas; two while identity's key changes. */
  constructor(publicKeys = '') {
    const each = publicKeys.split(',').map((key) => key.trim())
    const cached = each.filter((key) => key !== '').map(tokenVerifyingKey)
    const keys = new Map(cached.map(({ id, key }) => [id, key]))
    this.staff = new TokensOfKind(staffToken, keys)
    this.personalTokens = new TokensOfKind(personalToken, keys)
    this.partners = new TokensOfKind(partnerToken, keys)
  }

  /**
   * Returns the staff member whom an identity token names, by a session or by a personal token. Returns undefined for
   * tokens that identity did not sign this way or that are past their one-minute lifetime.
   */
  async verifyStaff(token: string, now: Date): Promise<StaffActor | undefined> {
    return (await this.staff.verify(token, now)) ?? (await this.personalTokens.verify(token, now))
  }

  /** Same for a partner and their key. */
  verifyPartner(token: string, now: Date): Promise<PartnerActor | undefined> {
    return this.partners.verify(token, now)
  }
}

interface CachedToken<Actor> {
  readonly actor: Actor
  readonly until: number
}

class TokensOfKind<Actor> {
  private readonly cache = new Map<string, CachedToken<Actor>>()

  constructor(
    private readonly kind: TokenKind<Actor>,
    private readonly keys: ReadonlyMap<string, KeyObject>,
  ) {}

  async verify(token: string, now: Date): Promise<Actor | undefined> {
    if (token.length > maxTokenLength) return undefined
    const cached = this.cache.get(token)
    if (cached) return now.getTime() < cached.until ? cached.actor : undefined
    const verified = await this.verifySignature(token, now)
    if (verified) this.addToCache(token, verified)
    return verified?.actor
  }

  private async verifySignature(token: string, now: Date): Promise<CachedToken<Actor> | undefined> {
    const { actorOf, claims, typ } = this.kind
    const rules = {
      algorithms: ['EdDSA'],
      issuer: 'identity',
      typ,
      currentDate: now,
      clockTolerance: clockToleranceS,
      requiredClaims: [...claims],
    }
    try {
      const keyOf = ({ kid = '' }: { kid?: string }) => this.keys.get(kid) ?? noKey()
      const { payload } = await jwtVerify(token, keyOf, rules)
      return { actor: actorOf(payload), until: ((payload.exp ?? 0) + clockToleranceS) * 1000 }
    } catch (error) {
      if (error instanceof JOSEError || error instanceof UnknownTokenKey) return undefined
      throw error
    }
  }

  private addToCache(token: string, verified: CachedToken<Actor>): void {
    const oldest = this.cache.size >= maxCached ? this.cache.keys().next() : undefined
    if (oldest && !oldest.done) this.cache.delete(oldest.value)
    this.cache.set(token, verified)
  }
}

class UnknownTokenKey extends Error {
  override readonly name = 'UnknownTokenKey'
}

function noKey(): never {
  throw new UnknownTokenKey('a pass names a key that is not known here')
}

type Claims = Readonly<Record<string, unknown>>

/** Kind of identity token: its type, its required claims, and the actor that they describe. */
interface TokenKind<Actor> {
  readonly typ: string
  readonly claims: readonly string[]
  readonly actorOf: (claims: Claims) => Actor
}

/** Identity token of a staff session, valid for one minute. */
const staffToken: TokenKind<StaffActor> = {
  typ: 'seneb-staff-token',
  claims: ['sub', 'sid', 'iat', 'exp', 'auth_time'],
  actorOf: (claims) => ({
    ...staffOf(claims),
    authenticatedAt: new Date(Number(claims['auth_time']) * 1000),
    source: claims['source'] === 'graphiql' ? 'graphiql' : undefined,
  }),
}

function staffOf(claims: Claims): Omit<StaffActor, 'authenticatedAt'> {
  return {
    id: textOf(claims['sub']),
    sessionId: textOf(claims['sid']),
    name: textOf(claims['name']),
    title: textOf(claims['title']),
    roles: textsOf(claims['roles']).filter(isStaffRole),
  }
}

/**
 * Identity token of a staff member's personal token, valid for one minute. It is a separate type, so that code that
 * does not know scopes refuses it.
 */
const personalToken: TokenKind<StaffActor> = {
  typ: 'seneb-personal-token',
  claims: ['sub', 'sid', 'iat', 'exp', 'scopes'],
  actorOf: (claims) => ({
    ...staffOf(claims),
    authenticatedAt: new Date(0),
    source: 'token',
    scopes: textsOf(claims['scopes']).filter(isPermission),
  }),
}

/**
 * Identity token of a partner's key, valid for one minute. An unknown mode is treated as `test`, which reaches no one.
 */
const partnerToken: TokenKind<PartnerActor> = {
  typ: 'seneb-partner-token',
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
