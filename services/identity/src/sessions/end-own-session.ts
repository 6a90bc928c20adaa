import type { Input, Output } from '@seneb/contracts/define'
import type { EndOwnSession } from '@seneb/contracts/messages/identity/session.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { actOnSessions } from './act-on-sessions.js'
import { endSessions } from './end-sessions.js'
import { Session } from './session.entity.js'

/** Ends a session of whoever asks; another person's is as little theirs as one that is not there (ASVS 7.5.2). */
export async function endOwnSession(
  { sessionId }: Input<typeof EndOwnSession>,
  ctx: IdentityCtx,
): Promise<Output<typeof EndOwnSession>> {
  const { id: staffId } = staffOf(ctx)
  return ctx.db.write(async (tx) => {
    const session = await tx.findOne(Session, { id: sessionId, staff_id: staffId })
    const sessionIds = session ? await endSessions([session.id], 'by-the-person', { tx, ctx }) : []
    await actOnSessions({ action: 'end-session', staffId, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}
