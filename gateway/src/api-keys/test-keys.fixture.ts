import { randomBytes, randomUUID } from 'node:crypto'

import { eventSubject, type Input } from '@seneb/contracts/define'
import { ApiKeyChanged, VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { PartnerChanged, RecordPartnerDays } from '@seneb/contracts/messages/identity/partner.messages'
import type { KeyMode, PartnerLimits, PartnerScope } from '@seneb/contracts/vocabulary/partner-access'
import { latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import { newApiKey } from '@seneb/platform/api-keys'
import { AppError } from '@seneb/platform/app-error'
import { testPartnerToken } from '@seneb/testkit/test-identity-token'

import type { TestGateway } from '../gateway.fixture.js'
import type { VerifiedKey } from './partner-tokens.js'

export interface TestKey {
  readonly key: string
  readonly keyId: string
  readonly partnerId: string
  readonly mode: KeyMode
  readonly scopes: readonly PartnerScope[]
  readonly version: string
  readonly digest: string
}

interface PartnerChange {
  readonly isDisabled?: boolean
  readonly limits?: PartnerLimits
}

/** Replaces identity in gateway tests: knows keys by their digests, and records the requests it received. */
export class TestKeys {
  readonly requests: Input<typeof VerifyApiKey>[] = []
  /** Times at which the points of a day are back, by partner. */
  readonly days = new Map<string, string>()
  private readonly keys = new Map<string, TestKey>()
  private readonly disabled = new Set<string>()
  private readonly limits = new Map<string, PartnerLimits>()

  private constructor(private readonly gateway: TestGateway) {}

  static async of(gateway: TestGateway): Promise<TestKeys> {
    const keys = new TestKeys(gateway)
    await keys.register()
    return keys
  }

  /** Replies again after it was silenced. */
  async register(): Promise<void> {
    await this.gateway.handle(VerifyApiKey, (input) => this.verify(input))
    await this.gateway.handle(RecordPartnerDays, ({ days }) => {
      for (const { fullAt, partnerId } of days) this.days.set(partnerId, new Date(fullAt).toISOString())
      return { heard: true }
    })
  }

  make(options: Partial<TestKey> = {}): TestKey {
    const { mode = 'test', partnerId = randomUUID(), scopes = [], version = latestApiVersion } = options
    const { digest, keyId, text } = newApiKey(mode, randomBytes)
    const testKey = { key: text, keyId, partnerId, mode, scopes, version, digest: digest.toString('base64url') }
    this.keys.set(testKey.digest, testKey)
    return testKey
  }

  /** Revokes a key; the gateways are notified unless the message is lost. */
  async revoke({ digest, keyId }: TestKey, { isEventSent = true } = {}): Promise<void> {
    this.keys.delete(digest)
    if (!isEventSent) return
    const { connection } = await this.gateway.busOf('identity')
    connection.publish(eventSubject(ApiKeyChanged, { keyId }), '{}')
    await connection.flush()
  }

  /** Disables a partner, enables it again, or limits it; the gateways are notified. */
  async change(partnerId: string, { isDisabled = false, limits = {} }: PartnerChange): Promise<void> {
    if (isDisabled) this.disabled.add(partnerId)
    else this.disabled.delete(partnerId)
    this.limits.set(partnerId, limits)
    const { connection } = await this.gateway.busOf('identity')
    connection.publish(eventSubject(PartnerChanged, { partnerId }), '{}')
    await connection.flush()
  }

  private verify(input: Input<typeof VerifyApiKey>): VerifiedKey {
    this.requests.push(input)
    const found = this.keys.get(input.digest)
    if (!found || found.keyId !== input.keyId) throw new AppError('API_KEY_INVALID')
    const { keyId, mode, partnerId, scopes, version } = found
    const identityToken = testPartnerToken({ keyId, mode, partnerId, scopes })
    const tokenExpiresAt = new Date(Date.now() + 60_000).toISOString()
    if (this.disabled.has(partnerId)) throw new AppError('PARTNER_DISABLED')
    const [limits, dayFullAt] = [{ ...this.limits.get(partnerId) }, this.days.get(partnerId)]
    return { keyId, mode, partnerId, scopes: [...scopes], version, limits, dayFullAt, identityToken, tokenExpiresAt }
  }
}

/** Returns the headers that a partner's server sends. */
export function byKey({ key }: Pick<TestKey, 'key'>): { authorization: string } {
  return { authorization: `Bearer ${key}` }
}
