import type { Output, Input } from '@seneb/contracts/define'
import type { EndSession } from '@seneb/contracts/messages/identity/session.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { hashOf } from '../tokens.js'
import { endSessions } from './end-sessions.js'
import { Session } from './session.entity.js'

/** Signs out; the answer does not tell whether there was a session. */
export async function endSession(
  { token }: Input<typeof EndSession>,
  ctx: IdentityCtx,
): Promise<Output<typeof EndSession>> {
  await ctx.db.write(async (tx) => {
    const session = await tx.findOne(Session, { token_hash: hashOf(token) })
    if (session) await endSessions([session.id], 'signed-out', { tx, ctx })
  })
  return { ended: true }
}
