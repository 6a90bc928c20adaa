import type { Input, Output } from '@seneb/contracts/define'
import type { EndSessionsOf } from '@seneb/contracts/messages/identity/session.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { actOnSessions } from './act-on-sessions.js'
import { endSessionsOf } from './end-sessions-of.js'

/** Ends every session of a person, by an admin. */
export async function endSessionsOfStaff(
  { staffId }: Input<typeof EndSessionsOf>,
  ctx: IdentityCtx,
): Promise<Output<typeof EndSessionsOf>> {
  return ctx.db.write(async (tx) => {
    await memberOf(staffId, tx)
    const sessionIds = await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
    await actOnSessions({ action: 'end-sessions', staffId, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}
