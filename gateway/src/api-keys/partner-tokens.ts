import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { VerifyApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { parseApiKey } from '@seneb/platform/api-keys'

import { VerifiedKeys } from './verified-keys.js'

/** Verified key: partner, scopes, and identity token for requests to services. */
export type VerifiedKey = Output<typeof VerifyApiKey>

/** Caches the partners of keys for a minute. */
export class PartnerTokens extends VerifiedKeys<VerifiedKey> {
  constructor(client: RequestClient, now?: () => number) {
    const verify = (proof: { keyId: string; digest: string }) => client.request(VerifyApiKey, proof)
    const codes = { invalidCode: 'API_KEY_INVALID', disabledCode: 'PARTNER_DISABLED' } as const
    super({ parse: parseApiKey, verify, ...codes, maxAgeMs: 60_000 }, now)
  }

  evictKey(keyId: string): void {
    this.evictWhere((key) => key.keyId === keyId)
  }

  evictPartner(partnerId: string): void {
    this.evictWhere((key) => key.partnerId === partnerId)
  }
}
