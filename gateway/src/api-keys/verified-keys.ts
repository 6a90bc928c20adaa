import { apiKeyDigest } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import type { ErrorCode } from '@seneb/contracts/errors'
import { LRUCache } from 'lru-cache'

import type { Reservation } from '../access/client-limits.js'
import { RateLimited } from '../access/access-errors.js'

/** Public id and digest of a key; the key itself is not sent over the bus. */
export interface KeyProof {
  readonly keyId: string
  readonly digest: string
}

/** Kind of key: the format of its text, and the request with which identity verifies it. */
export interface KeyKind<Key> {
  readonly parse: (text: string) => { readonly keyId: string } | undefined
  readonly verify: (proof: KeyProof) => Promise<Key>
  /** Code with which identity refuses every invalid key. */
  readonly invalidCode: ErrorCode
  /** Code with which identity refuses a valid key whose owner is disabled for now. */
  readonly disabledCode?: ErrorCode
  readonly maxAgeMs: number
}

interface Known<Key> {
  readonly key: Key
  readonly validUntil: number
}

const maxKeys = 10_000
/** A cached key is dropped this long before its token ends, because the token may end on its way to a service. */
const marginMs = 1000
/** Time for which identity is not queried again about a key it has just refused. */
const rejectedForMs = 10_000

/** Reserves one wrong key: for an id that was valid here before, otherwise for the address of the sender. */
export type ReserveWrongKey = (goodKeyId?: string) => Promise<Reservation>

/**
 * Caches the owners of keys for a short time, with the identity tokens for requests to services. Only digests of keys
 * are stored and sent to identity. Concurrent requests with one key share one verification.
 */
export class VerifiedKeys<Key extends { readonly tokenExpiresAt: string }> {
  private generation = 0
  private readonly known = new LRUCache<string, Known<Key>>({ max: maxKeys })
  /** Ids of keys that were valid here before; wrong keys from the same address do not block them. */
  private readonly seen = new LRUCache<string, true>({ max: maxKeys })
  private readonly refused = new LRUCache<string, ErrorCode>({ max: maxKeys, ttl: rejectedForMs })
  private readonly inFlight = new Map<string, Promise<Key | undefined>>()

  constructor(
    private readonly kind: KeyKind<Key>,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the verified key, or undefined when the key is not valid for any reason. Before identity is queried,
   * `reserve` reserves one wrong attempt of the sender, or of a key id that was valid before. Rejects with RateLimited
   * when none is left, with UNAVAILABLE while identity is unavailable, and with the code of a disabled owner.
   */
  async find(text: string, reserve: ReserveWrongKey): Promise<Key | undefined> {
    const written = this.kind.parse(text)
    if (!written) return undefined
    const digest = apiKeyDigest(text).toString('base64url')
    const known = this.known.get(digest)
    if (known && this.now() < known.validUntil) return known.key
    const refusal = this.refused.get(digest)
    if (refusal === this.kind.invalidCode) return undefined
    if (refusal !== undefined) throw new AppError(refusal)
    const joined = this.inFlight.get(digest)
    if (joined) return joined
    const verifying = this.verify({ keyId: written.keyId, digest }, reserve).finally(() => {
      if (this.inFlight.get(digest) === verifying) this.inFlight.delete(digest)
    })
    this.inFlight.set(digest, verifying)
    return verifying
  }

  deleteAll(): void {
    this.evictWhere(() => true)
  }

  /** Verifications in flight may predate the change, so their results are neither stored nor shared. */
  evictWhere(isIntended: (key: Key) => boolean): void {
    this.generation++
    this.inFlight.clear()
    for (const [digest, { key }] of [...this.known.entries()]) if (isIntended(key)) this.known.delete(digest)
    // Its owner may have been enabled; who owns a refused key is not known here.
    for (const [digest, code] of [...this.refused.entries()])
      if (code !== this.kind.invalidCode) this.refused.delete(digest)
  }

  private async verify(proof: KeyProof, reserve: ReserveWrongKey): Promise<Key | undefined> {
    const { generation } = this
    const reserved = await reserve(this.seen.has(proof.keyId) ? proof.keyId : undefined)
    if (!reserved.isGranted) throw new RateLimited(reserved.retryAfterSeconds)
    const startedAt = this.now()
    const key = await this.answered(proof, reserved, generation)
    await reserved.settle(key === undefined)
    if (key) this.seen.set(proof.keyId, true)
    if (!key) {
      this.known.delete(proof.digest)
      this.refused.set(proof.digest, this.kind.invalidCode)
    } else if (generation === this.generation) {
      const validUntil = Math.min(startedAt + this.kind.maxAgeMs, Date.parse(key.tokenExpiresAt) - marginMs)
      this.known.set(proof.digest, { key, validUntil })
    }
    return key
  }

  /** While identity is unavailable no key was tried. The key of a disabled owner is no wrong one. */
  private async answered(proof: KeyProof, reserved: Reservation, generation: number): Promise<Key | undefined> {
    try {
      return await this.kind.verify(proof)
    } catch (error) {
      if (error instanceof AppError && error.code === this.kind.invalidCode) return undefined
      if (error instanceof AppError && error.code === this.kind.disabledCode && generation === this.generation) {
        this.known.delete(proof.digest)
        this.refused.set(proof.digest, error.code)
      }
      await reserved.settle(false)
      throw error
    }
  }
}
