import type { Output } from '@seneb/contracts/define'
import type { BeginTotp } from '@seneb/contracts/messages/identity/second-factor.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { offerTotp } from './offer-totp.js'

/** Offers whoever is signed in a new secret for their code app; the one they have counts until they show a code of it. */
export async function beginTotp(ctx: IdentityCtx): Promise<Output<typeof BeginTotp>> {
  const { email, id } = await ctx.db.read((tx) => memberOf(staffOf(ctx).id, tx))
  return offerTotp(codeAppOf(id), email, ctx)
}

/** An offered secret is for one person alone. */
export function codeAppOf(staffId: string): string {
  return `code app ${staffId}`
}
