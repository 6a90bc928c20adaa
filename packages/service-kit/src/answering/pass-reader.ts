import type { KeyObject } from 'node:crypto'

import { isKeyMode, isPartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { isStaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { passVerifyingKey } from '@seneb/platform/pass-keys'
import { jwtVerify } from 'jose'
import { JOSEError } from 'jose/errors'

import type { PartnerActor, StaffActor } from './actors.js'

/** A pass is read by many questions of its minute; so many are remembered. */
const maxRemembered = 1000
const maxPassLength = 4096
/** Clocks of two machines may differ by so much. */
const clockToleranceS = 5

/**
 * Reads passes: what identity signed for a minute about one of our staff, or of a partner's key (S6). Each service reads
 * them by itself with identity's public key, so nobody between the two can make one, the gateway included. Without keys no
 * pass is believed.
 */
export class PassReader {
  private readonly staff: PassesOfKind<StaffActor>
  private readonly partners: PassesOfKind<PartnerActor>

  /** `publicKeys`: 32 bytes as base64, separated by commas; two while identity's key changes. */
  constructor(publicKeys = '') {
    const each = publicKeys.split(',').map((key) => key.trim())
    const known = each.filter((key) => key !== '').map(passVerifyingKey)
    const keys = new Map(known.map(({ id, key }) => [id, key]))
    this.staff = new PassesOfKind(staffPass, keys)
    this.partners = new PassesOfKind(partnerPass, keys)
  }

  /** Who of our staff a pass is of; undefined for everything that identity did not sign so, or whose minute is over. */
  read(pass: string, now: Date): Promise<StaffActor | undefined> {
    return this.staff.read(pass, now)
  }

  /** The same of a partner by their key. */
  readPartner(pass: string, now: Date): Promise<PartnerActor | undefined> {
    return this.partners.read(pass, now)
  }
}

interface Remembered<Actor> {
  readonly actor: Actor
  readonly until: number
}

class PassesOfKind<Actor> {
  private readonly remembered = new Map<string, Remembered<Actor>>()

  constructor(
    private readonly kind: PassKind<Actor>,
    private readonly keys: ReadonlyMap<string, KeyObject>,
  ) {}

  async read(pass: string, now: Date): Promise<Actor | undefined> {
    if (pass.length > maxPassLength) return undefined
    const known = this.remembered.get(pass)
    if (known) return now.getTime() < known.until ? known.actor : undefined
    const found = await this.verified(pass, now)
    if (found) this.remember(pass, found)
    return found?.actor
  }

  private async verified(pass: string, now: Date): Promise<Remembered<Actor> | undefined> {
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
      const { payload } = await jwtVerify(pass, keyOf, rules)
      return { actor: actorOf(payload), until: ((payload.exp ?? 0) + clockToleranceS) * 1000 }
    } catch (error) {
      if (error instanceof JOSEError || error instanceof UnknownPassKey) return undefined
      throw error
    }
  }

  private remember(pass: string, found: Remembered<Actor>): void {
    const oldest = this.remembered.size >= maxRemembered ? this.remembered.keys().next() : undefined
    if (oldest && !oldest.done) this.remembered.delete(oldest.value)
    this.remembered.set(pass, found)
  }
}

class UnknownPassKey extends Error {
  override readonly name = 'UnknownPassKey'
}

function noKey(): never {
  throw new UnknownPassKey('a pass names a key that is not known here')
}

type Claims = Readonly<Record<string, unknown>>

/** A kind of pass: how it is told from the others, what it has to say, and whom that makes of it. */
interface PassKind<Actor> {
  readonly typ: string
  readonly claims: readonly string[]
  readonly actorOf: (claims: Claims) => Actor
}

/** What a session of our staff is worth for a minute. */
const staffPass: PassKind<StaffActor> = {
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
const partnerPass: PassKind<PartnerActor> = {
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
