import type { Output } from '@seneb/contracts/define'
import type { BeginTotp } from '@seneb/contracts/messages/identity/second-factor.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { makeOffer } from '../offers/offers.js'
import { memberOf } from '../staff/accounts.js'
import { newTotpSecret, totpUri } from './totp.js'

/** Offers whoever is signed in a new secret for their code app; the one they have counts until they show a code of it. */
export async function beginTotp(ctx: IdentityCtx): Promise<Output<typeof BeginTotp>> {
  const { email, id } = await ctx.db.read((tx) => memberOf(staffOf(ctx).id, tx))
  const totpSecret = newTotpSecret((size) => ctx.randomBytes(size))
  const { expiresAt, offerToken } = makeOffer(codeAppOf(id), { totpSecret }, ctx)
  return { offerToken, totpSecret, totpUri: totpUri(totpSecret, email), expiresAt: expiresAt.toISOString() }
}

/** An offered secret is for one person alone. */
export function codeAppOf(staffId: string): string {
  return `code app ${staffId}`
}
