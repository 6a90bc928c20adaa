import type { Output } from '@seneb/contracts/define'
import type { EndOtherSessions } from '@seneb/contracts/messages/identity/session.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { actOnSessions } from './act-on-sessions.js'
import { endSessionsOf } from './end-sessions-of.js'

/** Ends every session of whoever asks but the one they ask by. */
export async function endOtherSessions(ctx: IdentityCtx): Promise<Output<typeof EndOtherSessions>> {
  const { id, sessionId } = staffOf(ctx)
  const others = { staffId: id, except: sessionId, reason: 'by-the-person' } as const
  return ctx.db.write(async (tx) => {
    const sessionIds = await endSessionsOf(others, tx, ctx)
    await actOnSessions({ action: 'end-other-sessions', staffId: id, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}
