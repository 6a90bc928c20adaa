import type { Input, Output } from '@seneb/contracts/define'
import type { OfferInvitationPasskey } from '@seneb/contracts/messages/identity/invitation.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { offerEnrolment } from '../passkeys/offer-enrolment.js'
import { liveInvitation } from './read-invitation.js'

/** Offers an invited person to make a passkey; of use with the link alone. */
export function offerInvitationPasskey(
  { token }: Input<typeof OfferInvitationPasskey>,
  ctx: IdentityCtx,
): Promise<Output<typeof OfferInvitationPasskey>> {
  return ctx.db.read(async (tx) => offerEnrolment(await liveInvitation(token, tx, ctx), tx, ctx))
}
