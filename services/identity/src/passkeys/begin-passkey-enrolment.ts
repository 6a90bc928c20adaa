import type { Output } from '@seneb/contracts/define'
import type { BeginPasskeyEnrolment } from '@seneb/contracts/messages/identity/passkey.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { offerEnrolment } from './offer-enrolment.js'

/** Offers whoever is signed in to make a passkey (ADM-09). */
export function beginPasskeyEnrolment(ctx: IdentityCtx): Promise<Output<typeof BeginPasskeyEnrolment>> {
  return ctx.db.read(async (tx) => {
    const { email, id: staffId, name } = await memberOf(staffOf(ctx).id, tx)
    return offerEnrolment({ staffId, email, name }, tx, ctx)
  })
}
