import type { Output } from '@seneb/contracts/define'
import type { ListSessions } from '@seneb/contracts/messages/identity/session.messages'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { liveSessionsSql } from './session.entity.js'

interface Listed {
  readonly id: string
  readonly userAgent: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
}

/** Returns the caller's own sessions only (ASVS 7.5.2). */
export async function listSessions(ctx: IdentityCtx): Promise<Output<typeof ListSessions>> {
  const { id, sessionId } = requireStaff(ctx)
  const open = await ctx.db.read((tx) => openSessionsOf(id, tx, ctx))
  return { sessions: open.map((session) => ({ ...session, isCurrent: session.sessionId === sessionId })) }
}

/** Returns the open sessions of a person, the newest first. */
export async function openSessionsOf(staffId: string, tx: ReadTx, ctx: IdentityCtx) {
  const found = await tx.query<Listed>(liveSessionsSql, [staffId, null, ctx.now()])
  return found.map(({ userAgent, id, lastSeenAt, openedAt }) => ({
    sessionId: id,
    userAgent,
    openedAt: openedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}
