import type { Input, Output } from '@seneb/contracts/define'
import type { ReportAccessDenied } from '@seneb/contracts/messages/identity/session.messages'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { activeToken } from '../personal-tokens/verify-personal-token.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { hashOf } from '../tokens.js'
import { Session } from './session.entity.js'
import { getSessionState } from './session.rules.js'

/**
 * Records that the gateway refused a request of a staff member (S14). The person is read from the session or personal
 * token, so only its holder can cause a record about them. An ended one records nothing.
 */
export async function reportAccessDenied(
  proof: Input<typeof ReportAccessDenied>,
  ctx: IdentityCtx,
): Promise<Output<typeof ReportAccessDenied>> {
  const caller = await ctx.db.read((tx) => callerOf(proof, tx, ctx))
  if (caller) await ctx.db.write((tx) => recordSecurityEvent({ kind: 'question-refused', ...caller }, tx, ctx))
  return { heard: true }
}

/** Returns the session or personal token that is still open, with its owner. */
async function callerOf(
  { personalToken, token }: Input<typeof ReportAccessDenied>,
  tx: ReadTx,
  ctx: IdentityCtx,
): Promise<{ readonly staffId: string; readonly sessionId: string } | undefined> {
  if (personalToken) {
    const found = await activeToken(personalToken, ctx.now(), tx)
    return found && { staffId: found.staff_id, sessionId: found.id }
  }
  const session = token === undefined ? undefined : await tx.findOne(Session, { token_hash: hashOf(token) })
  if (!session || getSessionState(session, ctx.now()) !== 'open') return undefined
  return { staffId: session.staff_id, sessionId: session.id }
}
