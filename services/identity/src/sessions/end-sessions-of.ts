import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { endSessions } from './end-sessions.js'
import type { SessionEndReason } from './session.entity.js'
import { liveSessionsSql } from './session.queries.js'

interface Whose {
  readonly staffId: string
  /** The one that stays. */
  readonly except?: string
  readonly reason: SessionEndReason
}

/** Ends every session of a person but one, and returns the ids of those that were open. */
export async function endSessionsOf(
  { except, reason, staffId }: Whose,
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
