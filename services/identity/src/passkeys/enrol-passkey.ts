import type { WriteTx } from '@seneb/service-kit/storing/db'
import type { RegistrationResponseJSON, VerifiedRegistrationResponse } from '@simplewebauthn/server'

import type { IdentityCtx } from '../identity-ctx.js'
import { readOffer, takeOffer } from '../offers/offers.js'
import { credentialOf } from './credential-json.js'
import { enrolmentOf } from './offer-enrolment.js'
import { Passkey } from './passkey.entity.js'
import { loadWebauthn } from './webauthn.js'

interface Enrolment {
  readonly staffId: string
  readonly offerToken: string
  readonly credentialJson: string
  /** What the person calls it. */
  readonly name: string
}

type Registered = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/** Stores the passkey that a browser made of an offer to this person; its id, or undefined when it will not do. */
export async function enrolPasskey(enrolment: Enrolment, tx: WriteTx, ctx: IdentityCtx): Promise<string | undefined> {
  const { credentialJson, name, offerToken, staffId } = enrolment
  const offer = readOffer<{ challenge: string }>(offerToken, enrolmentOf(staffId), ctx)
  const response = credentialOf(credentialJson)
  if (!offer || !response) return undefined
  const registered = await verified(response, offer.contents.challenge, ctx)
  if (!registered || !(await takeOffer(offer, tx))) return undefined
  if (await tx.findOne(Passkey, { credential_id: registered.credential.id })) return undefined

  const { aaguid, credential, credentialBackedUp } = registered
  const id = ctx.newId()
  const passkey = {
    id,
    staff_id: staffId,
    name,
    aaguid,
    is_backed_up: credentialBackedUp,
    created_at: ctx.now(),
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: credential.transports ?? [],
  }
  await tx.save(Object.assign(new Passkey(), passkey))
  return id
}

async function verified(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { relyingParty }: IdentityCtx,
): Promise<Registered | undefined> {
  const { verifyRegistrationResponse } = await loadWebauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    })
    return registrationInfo
  } catch {
    // The library throws for everything that is not as it was asked for; all of it is one refusal.
    return undefined
  }
}
