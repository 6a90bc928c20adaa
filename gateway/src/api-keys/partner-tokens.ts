import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { apiKeyDigest, parseApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { LRUCache } from 'lru-cache'

import type { Reservation } from '../access/client-limits.js'
import { RateLimited } from '../access/access-errors.js'

/** A key as identity knows it: whose it is, what it may do, and the pass to ask services by. */
export type VerifiedKey = Output<typeof VerifyApiKey>

interface CachedKey {
  readonly key: VerifiedKey
  readonly validUntil: number
}

const maxKeys = 10_000
const maxAgeMs = 60_000
/** A pass that is about to end might do so on its way. */
const marginMs = 1000
/** Time for which identity is not queried again about a key it has just refused. */
const rejectedForMs = 10_000

/** Sets aside one wrong key: of those for an id that was good before, else of those for the address it comes from. */
export type ReserveWrongKey = (goodKeyId?: string) => Promise<Reservation>

/**
 * Remembers for a minute the partners of keys, with the identity tokens for requests to services. Keys are known by
 * their digests alone, which is also all that identity receives. Concurrent requests with one key share one
 * verification.
 */
export class PartnerTokens {
  private generation = 0
  private readonly cache = new LRUCache<string, CachedKey>({ max: maxKeys })
  /** Ids of keys that were good here before; what their partner's address did wrong is not held against them. */
  private readonly seen = new LRUCache<string, true>({ max: maxKeys })
  private readonly rejected = new LRUCache<string, true>({ max: maxKeys, ttl: rejectedForMs })
  private readonly inFlight = new Map<string, Promise<VerifiedKey | undefined>>()

  constructor(
    private readonly client: RequestClient,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Returns the verified key, or undefined when the key is not valid for any reason. Before identity is queried,
   * `reserve` reserves one wrong attempt of the sender, or of a key id that was valid before. Rejects with RateLimited
   * when none is left, and with UNAVAILABLE while identity is unavailable.
   */
  async find(text: string, reserve: ReserveWrongKey): Promise<VerifiedKey | undefined> {
    const written = parseApiKey(text)
    if (!written) return undefined
    const digest = apiKeyDigest(text).toString('base64url')
    const cached = this.cache.get(digest)
    if (cached && this.now() < cached.validUntil) return cached.key
    if (this.rejected.has(digest)) return undefined
    const joined = this.inFlight.get(digest)
    if (joined) return joined
    const verifying = this.verify({ keyId: written.keyId, digest }, reserve).finally(() => {
      if (this.inFlight.get(digest) === verifying) this.inFlight.delete(digest)
    })
    this.inFlight.set(digest, verifying)
    return verifying
  }

  evictKey(keyId: string): void {
    this.evictWhere(({ key }) => key.keyId === keyId)
  }

  deleteAll(): void {
    this.evictWhere(() => true)
  }

  /** Verifications in flight may predate the change, so their results are neither stored nor shared. */
  private evictWhere(isIntended: (cached: CachedKey) => boolean): void {
    this.generation++
    this.inFlight.clear()
    for (const [digest, cached] of [...this.cache.entries()]) if (isIntended(cached)) this.cache.delete(digest)
  }

  private async verify(
    input: { readonly keyId: string; readonly digest: string },
    reserve: ReserveWrongKey,
  ): Promise<VerifiedKey | undefined> {
    const { generation } = this
    const reserved = await reserve(this.seen.has(input.keyId) ? input.keyId : undefined)
    if (!reserved.isGranted) throw new RateLimited(reserved.retryAfterSeconds)
    const startedAt = this.now()
    const key = await this.queryIdentity(input, reserved)
    await reserved.settle(key === undefined)
    if (key) this.seen.set(input.keyId, true)
    if (!key) {
      this.cache.delete(input.digest)
      this.rejected.set(input.digest, true)
    } else if (generation === this.generation) {
      const validUntil = Math.min(startedAt + maxAgeMs, Date.parse(key.tokenExpiresAt) - marginMs)
      this.cache.set(input.digest, { key, validUntil })
    }
    return key
  }

  /** While identity is away nothing was tried. */
  private async queryIdentity(
    input: { readonly keyId: string; readonly digest: string },
    reserved: Reservation,
  ): Promise<VerifiedKey | undefined> {
    try {
      return await this.client.request(VerifyApiKey, input)
    } catch (error) {
      if (error instanceof AppError && error.code === 'API_KEY_INVALID') return undefined
      await reserved.settle(false)
      throw error
    }
  }
}
