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
import { revokeTokensWithSessions } from '../personal-tokens/manage-personal-tokens.js'
import { requireMember } from '../staff/accounts.js'
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
    await auditEnded({ action: 'end-session', staffId, sessionIds, tokens: 0 }, tx, ctx)
    return { sessionIds }
  })
}

/** Ends all sessions of the caller except the current one, and revokes their personal tokens. */
export async function endOtherSessions(ctx: IdentityCtx): Promise<Output<typeof RevokeOtherSessions>> {
  const { id, sessionId } = requireStaff(ctx)
  const others = { staffId: id, except: sessionId, reason: 'by-the-person' } as const
  return ctx.db.write(async (tx) => {
    const tokens = await revokeTokensWithSessions(id, tx, ctx)
    const sessionIds = await endSessionsOf(others, tx, ctx)
    await auditEnded({ action: 'end-other-sessions', staffId: id, sessionIds, tokens }, tx, ctx)
    return { sessionIds }
  })
}

/** Ends every session of a person and revokes their personal tokens, by an admin. */
export async function endSessionsOfStaff(
  { staffId }: Input<typeof RevokeSessionsOf>,
  ctx: IdentityCtx,
): Promise<Output<typeof RevokeSessionsOf>> {
  return ctx.db.write(async (tx) => {
    await requireMember(staffId, tx)
    const tokens = await revokeTokensWithSessions(staffId, tx, ctx)
    const sessionIds = await endSessionsOf({ staffId, reason: 'by-an-admin' }, tx, ctx)
    await auditEnded({ action: 'end-sessions', staffId, sessionIds, tokens }, tx, ctx)
    return { sessionIds }
  })
}

interface EndedSessions {
  readonly action: string
  readonly staffId: string
  readonly sessionIds: readonly string[]
  /** Number of revoked tokens. */
  readonly tokens: number
}

/** Writes the audit entry for ended sessions and revoked tokens; none when there were neither. */
async function auditEnded({ action, sessionIds, staffId, tokens }: EndedSessions, tx: WriteTx, ctx: IdentityCtx) {
  if (sessionIds.length + tokens === 0) return
  const object = { resource: staffAudit, id: staffId }
  const before = { sessions: sessionIds.length, tokens }
  await ctx.audit(tx, { action, object, before, after: { sessions: 0, tokens: 0 } })
}
