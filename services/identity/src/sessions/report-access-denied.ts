import type { Input, Output } from '@seneb/contracts/define'
import type { ReportAccessDenied } from '@seneb/contracts/messages/identity/session.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { hashOf } from '../tokens.js'
import { Session } from './session.entity.js'
import { stateOf } from './session.rules.js'

/**
 * Records that the gateway refused a request of a staff member (S14). The person is read from the session, so only the
 * holder of its token can cause a record about them. An ended session records nothing.
 */
export async function reportAccessDenied(
  { token }: Input<typeof ReportAccessDenied>,
  ctx: IdentityCtx,
): Promise<Output<typeof ReportAccessDenied>> {
  const session = await ctx.db.read((tx) => tx.findOne(Session, { token_hash: hashOf(token) }))
  if (session && stateOf(session, ctx.now()) === 'open') {
    const { id: sessionId, staff_id: staffId } = session
    await ctx.db.write((tx) => recordSecurityEvent({ kind: 'question-refused', staffId, sessionId }, tx, ctx))
  }
  return { heard: true }
}
