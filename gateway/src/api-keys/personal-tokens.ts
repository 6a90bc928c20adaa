import type { RequestClient } from '@seneb/bus/request-client'
import type { Output } from '@seneb/contracts/define'
import { VerifyPersonalToken } from '@seneb/contracts/messages/identity/personal-token.messages'
import { parsePersonalToken } from '@seneb/platform/api-keys'

import { VerifiedKeys, type KeyProof } from './verified-keys.js'

/**
 * A staff member's token as identity reports it: its owner with their current roles, its scopes, and an identity token.
 */
export type VerifiedPersonalToken = Output<typeof VerifyPersonalToken>

/** Personal token of a request, with the proof that identity checks. */
export interface PersonalTokenInUse extends VerifiedPersonalToken {
  readonly proof: KeyProof
}

/** Time for which a lost event can hide that an owner's roles or a token changed. */
const maxAgeMs = 10_000

/** Caches the owners of personal tokens for ten seconds; events evict them earlier. */
export class PersonalTokens extends VerifiedKeys<PersonalTokenInUse> {
  constructor(client: RequestClient, now?: () => number) {
    const verify = async (proof: KeyProof) => ({ ...(await client.request(VerifyPersonalToken, proof)), proof })
    super({ parse: parsePersonalToken, verify, invalidCode: 'TOKEN_INVALID', maxAgeMs }, now)
  }

  evictStaff(staffId: string): void {
    this.evictWhere(({ viewer }) => viewer.staffId === staffId)
  }
}
