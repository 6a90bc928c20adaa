import type { Ctx } from '@seneb/service-kit/ctx'

import { makeOffer, readOffer } from '../offers/offers.js'
import { newTotpSecret, totpUri } from './totp.js'

/** Long enough to find a code app in a shop and to set it up. */
const lifeMs = 15 * 60_000

/**
 * Offers a new secret for a person's code app. It stands sealed in the offer alone, so that each asking gives another and
 * a secret that somebody saw before is worth nothing.
 */
export function offerTotp(purpose: string, email: string, ctx: Ctx) {
  const totpSecret = newTotpSecret((size) => ctx.randomBytes(size))
  const { expiresAt, offerToken } = makeOffer({ purpose, contents: { totpSecret }, lifeMs }, ctx)
  return { offerToken, totpSecret, totpUri: totpUri(totpSecret, email), expiresAt: expiresAt.toISOString() }
}

/** The secret that was offered for this purpose; undefined when it is too late or was made for something else. */
export function readOfferedTotp(offerToken: string, purpose: string, ctx: Ctx) {
  return readOffer<{ totpSecret: string }>(offerToken, purpose, ctx)
}
