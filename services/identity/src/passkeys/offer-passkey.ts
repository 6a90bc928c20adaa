import type { Output } from '@seneb/contracts/define'
import type { OfferPasskey } from '@seneb/contracts/messages/identity/passkey.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { makeOffer } from '../offers/offers.js'
import { loadWebauthn } from './webauthn.js'

const challengeBytes = 32
const answerTimeoutMs = 5 * 60_000

/** What a passkey of anybody is asked to sign; which one is known by its answer, so this tells nobody who has one. */
export async function offerPasskey(ctx: IdentityCtx): Promise<Output<typeof OfferPasskey>> {
  const challenge = newChallenge(ctx)
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: ctx.relyingParty.id,
    challenge,
    timeout: answerTimeoutMs,
    userVerification: 'required',
  })
  return offered('sign-in', options, ctx)
}

/** The bytes that a passkey signs. */
export function newChallenge(ctx: IdentityCtx): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(ctx.randomBytes(challengeBytes))
}

/** Options as the browser is given them, with the right to one answer to their challenge. */
export function offered(purpose: string, options: { readonly challenge: string }, ctx: IdentityCtx) {
  const { expiresAt, offerToken } = makeOffer({ purpose, contents: { challenge: options.challenge } }, ctx)
  return { offerToken, optionsJson: JSON.stringify(options), expiresAt: expiresAt.toISOString() }
}
