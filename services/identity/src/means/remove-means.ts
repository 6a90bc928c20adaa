import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { removePasskeysOf } from '../passkeys/remove-passkeys-of.js'
import { removeSecondFactors } from '../second-factors/remove-second-factors.js'
import { endSessionsOf } from '../sessions/end-sessions-of.js'
import { forgetDevices } from '../sessions/forget-devices.js'
import { returnToInvited } from '../staff/return-to-invited.js'

/** Takes every way in from a person, and ends what is open; they are as somebody who was invited and has not joined. */
export async function removeMeans(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
  await forgetDevices(staffId, tx)
  await removePasskeysOf(staffId, tx)
  await removeSecondFactors(staffId, tx)
  await returnToInvited(staffId, tx)
}
