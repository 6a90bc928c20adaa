import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import { revokeInvitationsSql } from './invitation.queries.js'

/** Takes back every link by which a person could still join; how many there were. */
export async function revokeInvitations(staffId: string, tx: WriteTx, ctx: Pick<Ctx, 'now'>): Promise<number> {
  const revoked = await tx.query(revokeInvitationsSql, [staffId, ctx.now()])
  return revoked.length
}
