import { SessionEnded } from '@seneb/contracts/messages/identity/session.messages'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { type SessionEndReason, endSessionsSql, liveSessionsSql } from './session.entity.js'

/**
 * Ends these sessions, notifies the holders of their identity tokens, and returns the IDs of those that had not ended
 * before.
 */
export async function endSessions(
  ids: readonly string[],
  reason: SessionEndReason,
  { ctx, tx }: { readonly tx: WriteTx; readonly ctx: IdentityCtx },
): Promise<string[]> {
  if (ids.length === 0) return []
  const ended = await tx.query<{ id: string; staffId: string }>(endSessionsSql, [ids, reason, ctx.now()])
  for (const { id: sessionId, staffId } of ended) {
    await tx.publish(SessionEnded, { sessionId, staffId, reason })
    await recordSecurityEvent({ kind: 'session-ended', staffId, sessionId }, tx, ctx)
  }
  return ended.map(({ id }) => id)
}

interface SessionsToEnd {
  readonly staffId: string
  /** Session that stays open. */
  readonly except?: string
  readonly reason: SessionEndReason
}

/** Ends every session of a person except one, and returns the ids of those that were open. */
export async function endSessionsOf(
  { except, reason, staffId }: SessionsToEnd,
  tx: WriteTx,
  ctx: IdentityCtx,
): Promise<string[]> {
  const open = await tx.query<{ id: string }>(liveSessionsSql, [staffId, except ?? null, ctx.now()])
  return endSessions(
    open.map(({ id }) => id),
    reason,
    { tx, ctx },
  )
}
