import type { Output } from '@seneb/contracts/define'
import type { CreatePasskeyChallenge } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'
import type { AuthenticationResponseJSON, VerifiedAuthenticationResponse } from '@simplewebauthn/server'

import type { IdentityCtx } from '../identity-ctx.js'
import { readOffer, claimOffer, createOffer } from '../offers.js'
import { credentialOf, loadWebauthn } from './webauthn.js'
import { Passkey, usePasskeySql } from './passkey.entity.js'

/** A passkey's response to an offer. */
export interface PasskeyCredential {
  readonly challengeToken: string
  readonly credentialJson: string
}

type VerifiedSignIn = VerifiedAuthenticationResponse['authenticationInfo']

/**
 * Returns the ID of the passkey's owner and consumes the offer, in the transaction that signs them in. Undefined for
 * any invalid response: another site's, an old or used challenge, a device that did not verify its owner, or a copy by
 * its counter (S9).
 */
export async function verifyPasskey(
  credential: PasskeyCredential,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<string | undefined> {
  const offer = readOffer<{ challenge: string }>(credential.challengeToken, 'sign-in', ctx)
  const response = credentialOf(credential.credentialJson)
  if (!offer || !response) return undefined
  const passkey = await tx.findOne(Passkey, { credential_id: response.id })
  if (!passkey) return undefined
  const verification = await verifyAuthentication({ response, passkey, challenge: offer.contents.challenge }, ctx)
  if (!verification || !(await claimOffer(offer, tx))) return undefined

  const params = [passkey.id, verification.newCounter, ctx.now(), verification.credentialBackedUp]
  const used = await tx.query(usePasskeySql, params)
  return used.length === 1 ? passkey.staff_id : undefined
}

async function verifyAuthentication(
  { challenge, passkey, response }: { response: AuthenticationResponseJSON; passkey: Passkey; challenge: string },
  { relyingParty }: IdentityCtx,
): Promise<VerifiedSignIn | undefined> {
  const publicKey = Uint8Array.from(passkey.public_key)
  const { verifyAuthenticationResponse } = await loadWebauthn()
  try {
    const { authenticationInfo, verified: isVerified } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      requireUserVerification: true,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: passkey.credential_id, publicKey, counter: Number(passkey.counter) },
    })
    return isVerified ? authenticationInfo : undefined
  } catch {
    // The library throws for every deviation from the request; all are treated as one refusal.
    return undefined
  }
}

const challengeBytes = 32
const responseTimeoutMs = 5 * 60_000

/**
 * Returns a challenge that any passkey may sign. The response identifies the passkey, so the offer does not reveal who
 * has one.
 */
export async function createPasskeyChallenge(ctx: IdentityCtx): Promise<Output<typeof CreatePasskeyChallenge>> {
  const challenge = newChallenge(ctx)
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: ctx.relyingParty.id,
    challenge,
    timeout: responseTimeoutMs,
    userVerification: 'required',
  })
  return toBrowserOffer('sign-in', options, ctx)
}

/** The bytes that a passkey signs. */
export function newChallenge(ctx: IdentityCtx): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(ctx.randomBytes(challengeBytes))
}

/** Options for the browser, with the right to one response to their challenge. */
export function toBrowserOffer(purpose: string, options: { readonly challenge: string }, ctx: IdentityCtx) {
  const { expiresAt, challengeToken } = createOffer({ purpose, contents: { challenge: options.challenge } }, ctx)
  return { challengeToken, optionsJson: JSON.stringify(options), expiresAt: expiresAt.toISOString() }
}
