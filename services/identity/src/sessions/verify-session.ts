import type { Output, Input } from '@seneb/contracts/define'
import type { VerifySession } from '@seneb/contracts/messages/identity/session.messages'

import type { IdentityCtx } from '../identity-ctx.js'
import { liveSession } from './live-session.js'
import { Session } from './session.entity.js'
import { awakeUntil, freshUntil } from './session.rules.js'

/** Being seen is written down so seldom that reading costs no write each time. */
const seenEveryMs = 30_000

/**
 * Says whose session it is and gives a pass of a minute; a locked one gets none (S6, S9). Only what a person asks keeps
 * it awake: polling and event streams never do.
 */
export async function verifySession(
  { isBackground, token }: Input<typeof VerifySession>,
  ctx: IdentityCtx,
): Promise<Output<typeof VerifySession>> {
  const { session, state, viewer } = await liveSession(token, ctx)
  const now = ctx.now()
  const fresh = freshUntil(session.proven_at).toISOString()
  const known = { sessionId: session.id, state, viewer, freshUntil: fresh }
  if (state === 'locked') return known

  const isSeen = !isBackground && now.getTime() - session.last_seen_at.getTime() >= seenEveryMs
  if (isSeen) {
    await ctx.db.write((tx) => tx.update(Session, { id: session.id }, { last_seen_at: now }))
  }
  const contents = { viewer, sessionId: session.id, provenAt: session.proven_at }
  const { expiresAt, pass } = await ctx.passes.sign(contents, now)
  const awake = awakeUntil(isSeen ? { ...session, last_seen_at: now } : session)
  return { ...known, pass, passExpiresAt: expiresAt.toISOString(), awakeUntil: awake.toISOString() }
}
