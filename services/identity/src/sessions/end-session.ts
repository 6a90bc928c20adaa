import type { Output, Input } from '@seneb/contracts/define'
import type {
  SignOut,
  RevokeOwnSession,
  RevokeOtherSessions,
  RevokeSessionsOf,
} from '@seneb/contracts/messages/identity/session.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { memberOf } from '../staff/accounts.js'
import { staffAudit } from '../staff/change-member.js'
import { hashOf } from '../tokens.js'
import { endSessionsOf, endSessions } from './end-sessions.js'
import { Session } from './session.entity.js'

/** Signs out; the response does not reveal whether there was a session. */
export async function endSession({ token }: Input<typeof SignOut>, ctx: IdentityCtx): Promise<Output<typeof SignOut>> {
  await ctx.db.write(async (tx) => {
    const session = await tx.findOne(Session, { token_hash: hashOf(token) })
    if (session) await endSessions([session.id], 'signed-out', { tx, ctx })
  })
  return { ended: true }
}

/** Ends a session of the caller; another person's session is treated like a missing one (ASVS 7.5.2). */
export async function endOwnSession(
  { sessionId }: Input<typeof RevokeOwnSession>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeOwnSession>> {
  const { id: staffId } = requireStaff(ctx)
  return ctx.db.write(async (tx) => {
    const session = await tx.findOne(Session, { id: sessionId, staff_id: staffId })
    const sessionIds = session ? await endSessions([session.id], 'by-the-person', { tx, ctx }) : []
    await revokeSessions({ action: 'end-session', staffId, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessions(ctx: IdentityCtx): Promise<Output<typeof RevokeOtherSessions>> {
  const { id, sessionId } = requireStaff(ctx)
  const others = { staffId: id, except: sessionId, reason: 'by-the-person' } as const
  return ctx.db.write(async (tx) => {
    const sessionIds = await endSessionsOf(others, tx, ctx)
    await revokeSessions({ action: 'end-other-sessions', staffId: id, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}

/** Ends every session of a person, by an admin. */
export async function endSessionsOfStaff(
  { staffId }: Input<typeof RevokeSessionsOf>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeSessionsOf>> {
  return ctx.db.write(async (tx) => {
    await memberOf(staffId, tx)
    const sessionIds = await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
    await revokeSessions({ action: 'end-sessions', staffId, sessionIds }, tx, ctx)
    return { sessionIds }
  })
}

interface EndedSessions {
  readonly action: string
  readonly staffId: string
  readonly sessionIds: readonly string[]
}

/** Writes the audit entry for ended sessions; none when no session was open. */
async function revokeSessions({ action, sessionIds, staffId }: EndedSessions, tx: WriteTx, ctx: IdentityCtx) {
  if (sessionIds.length === 0) return
  const object = { resource: staffAudit, id: staffId }
  await ctx.audit(tx, { action, object, before: { sessions: sessionIds.length }, after: { sessions: 0 } })
}
