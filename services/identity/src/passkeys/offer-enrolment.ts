import type { ReadTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { newChallenge, offered } from './offer-passkey.js'
import { Passkey } from './passkey.entity.js'
import { loadWebauthn } from './webauthn.js'

/** Whose passkey it would be. */
interface Owner {
  readonly staffId: string
  readonly email: string
  readonly name: string
}

/**
 * What a browser needs to make a passkey for a person: one that the device finds by itself and asks its owner for
 * (resident, user verification), so that it is both factors. Their other devices are named, so that none gets two.
 */
export async function offerEnrolment(owner: Owner, tx: ReadTx, ctx: IdentityCtx) {
  const having = await tx.find(Passkey, { where: { staff_id: owner.staffId } })
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: ctx.relyingParty.name,
    rpID: ctx.relyingParty.id,
    userName: owner.email,
    userDisplayName: owner.name,
    userID: Uint8Array.from(Buffer.from(owner.staffId)),
    challenge: newChallenge(ctx),
    attestationType: 'none',
    excludeCredentials: having.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return offered(enrolmentOf(owner.staffId), options, ctx)
}

/** An offer to enrol is for one person alone. */
export function enrolmentOf(staffId: string): string {
  return `enrol ${staffId}`
}
