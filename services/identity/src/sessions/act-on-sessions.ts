import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { staffAudit } from '../staff/staff.audit.js'

interface Ended {
  readonly action: string
  readonly staffId: string
  readonly sessionIds: readonly string[]
}

/** Says the act of whoever ended sessions; that none was open changed nothing and is no act. */
export async function actOnSessions({ action, sessionIds, staffId }: Ended, tx: WriteTx, ctx: IdentityCtx) {
  if (sessionIds.length === 0) return
  const object = { noun: staffAudit, id: staffId }
  await ctx.act(tx, { action, object, before: { sessions: sessionIds.length }, after: { sessions: 0 } })
}
