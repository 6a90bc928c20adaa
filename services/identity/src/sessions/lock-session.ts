import type { Output, Input } from '@seneb/contracts/define'
import type { LockSession } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { liveSession } from './live-session.js'
import { Session } from './session.entity.js'

/** Locks a session before its time; passes that are out are forgotten by whoever holds them. */
export async function lockSession(
  { token }: Input<typeof LockSession>,
  ctx: IdentityCtx,
): Promise<Output<typeof LockSession>> {
  const { session, viewer } = await liveSession(token, ctx)

  await ctx.db.write(async (tx) => {
    await tx.update(Session, { id: session.id }, { locked_at: ctx.now() })
    await tx.say(StaffChanged, { staffId: viewer.staffId })
  })
  return { sessionId: session.id }
}
