import { createHash } from 'node:crypto'

import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { VerifySession } from '@seneb/contracts/messages/identity/session.messages'
import { AppError } from '@seneb/platform/app-error'
import { LRUCache } from 'lru-cache'

/** Verified session: staff member, state, and identity token while it is open. */
export type VerifiedSession = Output<typeof VerifySession>

interface CachedSession {
  readonly session: VerifiedSession
  readonly verifiedAt: number
  readonly validUntil: number
  readonly isBackground: boolean
}

export interface SessionOptions {
  /**
   * Whether the browser sent the request without user activity; any other request reports activity to identity, which
   * keeps the session awake.
   */
  readonly isBackground: boolean
  /** Maximum age of identity's reply. */
  readonly maxAgeMs?: number
  /** Tool of the desk that sends the request; its identity token names it. */
  readonly source?: 'graphiql'
}

const maxSessions = 5000
const maxAgeMs = 60_000
/** A cached token is dropped this long before its end, because it may end on its way to a service. */
const marginMs = 1000
/** Time for which a locked session is cached: unlocking changes its token, and events report its other changes. */
const lockedForMs = 5000
const writtenToken = /^[\w-]{20,200}$/

/**
 * Caches the sessions of tokens for a minute, with the identity tokens for requests to services. Tokens are stored only
 * as hashes; concurrent lookups share one request to identity.
 */
export class StaffTokens {
  private generation = 0
  private readonly cache = new LRUCache<string, CachedSession>({ max: maxSessions })
  private readonly inFlight = new Map<string, Promise<VerifiedSession | undefined>>()

  constructor(
    private readonly client: RequestClient,
    private readonly now: () => number = Date.now,
  ) {}

  /** The session of a token; undefined when it is over or was never one. Throws UNAVAILABLE while identity is away. */
  async find(token: string, options: SessionOptions): Promise<VerifiedSession | undefined> {
    if (!writtenToken.test(token)) return undefined
    const key = `${hashOf(token)} ${options.source ?? 'desk'}`
    const cached = this.cache.get(key)
    if (cached && this.isGood(cached, options)) return cached.session
    const flight = `${options.isBackground ? 'background' : 'person'} ${key}`
    const joined = this.inFlight.get(flight)
    if (joined) return joined
    const verifying = this.verify(token, key, options).finally(() => {
      if (this.inFlight.get(flight) === verifying) this.inFlight.delete(flight)
    })
    this.inFlight.set(flight, verifying)
    return verifying
  }

  /**
   * Returns the session of a token for uses that need no identity token and reveal only ids. A cached session counts
   * until it would end without activity, because events report when it ends, locks or changes earlier. Never keeps the
   * session awake.
   */
  async findAwake(token: string): Promise<VerifiedSession | undefined> {
    const cached = this.cache.get(`${hashOf(token)} desk`)?.session
    if (cached?.state === 'open' && this.now() < Date.parse(cached.awakeUntil ?? '')) return cached
    return this.find(token, { isBackground: true })
  }

  evictToken(token: string): void {
    const hash = hashOf(token)
    this.evictWhere((_known, key) => key.startsWith(hash))
  }

  evictSession(sessionId: string): void {
    this.evictWhere(({ session }) => session.sessionId === sessionId)
  }

  evictStaff(staffId: string): void {
    this.evictWhere(({ session }) => session.viewer.staffId === staffId)
  }

  deleteAll(): void {
    this.evictWhere(() => true)
  }

  /** Verifications in flight may predate the change, so their results are neither stored nor shared. */
  private evictWhere(isIntended: (cached: CachedSession, key: string) => boolean): void {
    this.generation++
    this.inFlight.clear()
    for (const [key, cached] of [...this.cache.entries()]) if (isIntended(cached, key)) this.cache.delete(key)
  }

  private isGood(cached: CachedSession, options: SessionOptions): boolean {
    const now = this.now()
    if (now >= cached.validUntil) return false
    if (now - cached.verifiedAt > (options.maxAgeMs ?? maxAgeMs)) return false
    return options.isBackground || !cached.isBackground
  }

  private async verify(
    token: string,
    key: string,
    { isBackground, source }: SessionOptions,
  ): Promise<VerifiedSession | undefined> {
    const { generation } = this
    const verifiedAt = this.now()
    try {
      const session = await this.client.request(VerifySession, { token, isBackground, source })
      const validUntil = Math.min(verifiedAt + (session.identityToken ? maxAgeMs : lockedForMs), endOf(session))
      if (generation === this.generation) this.cache.set(key, { session, verifiedAt, validUntil, isBackground })
      return session
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SIGN_IN_REQUIRED') throw error
      this.cache.delete(key)
      return undefined
    }
  }
}

function endOf({ tokenExpiresAt }: VerifiedSession): number {
  return tokenExpiresAt === undefined ? Infinity : Date.parse(tokenExpiresAt) - marginMs
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
