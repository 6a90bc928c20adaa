import type { KeyObject } from 'node:crypto'

import { isStaffRole } from '@seneb/contracts/vocabulary/staff-access'
import { passVerifyingKey } from '@seneb/platform/pass-keys'
import { jwtVerify } from 'jose'
import { JOSEError } from 'jose/errors'

import type { StaffActor } from './staff-actor.js'

/** A pass is read by many questions of its minute; so many are remembered. */
const maxRemembered = 1000
const maxPassLength = 4096
/** Clocks of two machines may differ by so much. */
const clockToleranceS = 5

interface Remembered {
  readonly actor: StaffActor
  readonly until: number
}

/**
 * Reads passes: what identity signed for a minute about one of our staff (S6). Each service reads them by itself with
 * identity's public key, so nobody between the two can make one, the gateway included. Without keys no pass is believed.
 */
export class PassReader {
  private readonly keys: ReadonlyMap<string, KeyObject>
  private readonly remembered = new Map<string, Remembered>()

  /** `publicKeys`: 32 bytes as base64, separated by commas; two while identity's key changes. */
  constructor(publicKeys = '') {
    const each = publicKeys.split(',').map((key) => key.trim())
    const known = each.filter((key) => key !== '').map(passVerifyingKey)
    this.keys = new Map(known.map(({ id, key }) => [id, key]))
  }

  /** Who a pass is of; undefined for everything that identity did not sign, or whose minute is over. */
  async read(pass: string, now: Date): Promise<StaffActor | undefined> {
    if (pass.length > maxPassLength) return undefined
    const known = this.remembered.get(pass)
    if (known) return now.getTime() < known.until ? known.actor : undefined
    const found = await this.verified(pass, now)
    if (found) this.remember(pass, found)
    return found?.actor
  }

  private async verified(pass: string, now: Date): Promise<Remembered | undefined> {
    const rules = {
      ...{ algorithms: ['EdDSA'], issuer: 'identity', typ: 'seneb-pass', currentDate: now },
      ...{ clockTolerance: clockToleranceS, requiredClaims: ['sub', 'sid', 'iat', 'exp', 'fresh'] },
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

  private remember(pass: string, found: Remembered): void {
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

function actorOf(claims: Readonly<Record<string, unknown>>): StaffActor {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '')
  const roles = Array.isArray(claims['roles']) ? claims['roles'].map(String).filter(isStaffRole) : []
  const provenAt = new Date(Number(claims['fresh']) * 1000)
  return { id: text('sub'), sessionId: text('sid'), name: text('name'), title: text('title'), roles, provenAt }
}
