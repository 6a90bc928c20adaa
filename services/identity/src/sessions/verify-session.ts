import type { Output, Input } from '@seneb/contracts/define'
import type { VerifySession, LockSession } from '@seneb/contracts/messages/identity/session.messages'
import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { activeViewer, type Viewer } from '../staff/viewer.js'
import { hashOf } from '../tokens.js'
import { endSessions } from './end-sessions.js'
import { Session } from './session.entity.js'
import { activeUntil, reauthenticationExpiresAt, getSessionState } from './session.rules.js'

/** Minimum interval between two updates of a session's last use, in ms, so that most requests write nothing. */
const refreshIntervalMs = 30_000

/**
 * Returns the session's owner and an identity token valid for one minute; a locked session gets no token (S6, S9). Only
 * a person's requests keep it awake: polling and event streams never do.
 */
export async function verifySession(
  { isBackground, source, token }: Input<typeof VerifySession>,
  ctx: IdentityCtx,
): Promise<Output<typeof VerifySession>> {
  const { session, state, viewer } = await liveSession(token, ctx)
  const now = ctx.now()
  const fresh = reauthenticationExpiresAt(session.authenticated_at).toISOString()
  const result = { sessionId: session.id, state, viewer, freshUntil: fresh }
  if (state === 'locked') return result

  const isSeen = !isBackground && now.getTime() - session.last_seen_at.getTime() >= refreshIntervalMs
  if (isSeen) {
    await ctx.db.write((tx) => tx.update(Session, { id: session.id }, { last_seen_at: now }))
  }
  const contents = { viewer, sessionId: session.id, authenticatedAt: session.authenticated_at, source }
  const { expiresAt, token: identityToken } = await ctx.tokenSigner.sign(contents, now)
  const awakeUntil = activeUntil(isSeen ? { ...session, last_seen_at: now } : session)
  return { ...result, identityToken, tokenExpiresAt: expiresAt.toISOString(), awakeUntil: awakeUntil.toISOString() }
}

/** Locks a session before its time; holders of issued identity tokens drop them. */
export async function lockSession(
  { token }: Input<typeof LockSession>,
  ctx: IdentityCtx,
): Promise<Output<typeof LockSession>> {
  const { session, viewer } = await liveSession(token, ctx)

  await ctx.db.write(async (tx) => {
    await tx.update(Session, { id: session.id }, { locked_at: ctx.now() })
    await tx.publish(StaffChanged, { staffId: viewer.staffId })
  })
  return { sessionId: session.id }
}

export interface LiveSession {
  readonly session: Session
  readonly state: 'open' | 'locked'
  readonly viewer: Viewer
}

/**
 * Returns the session of a token, open or locked. Rejects with SIGN_IN_REQUIRED alike for a token that is unknown,
 * ended, expired, or of a person without access. An expired session is ended here.
 */
export async function liveSession(token: string, ctx: IdentityCtx): Promise<LiveSession> {
  const { session, viewer } = await ctx.db.read(async (tx) => {
    const session = await tx.findOne(Session, { token_hash: hashOf(token) })
    return { session, viewer: session ? await activeViewer(session.staff_id, tx) : undefined }
  })
  if (!session || !viewer) throw new AppError('SIGN_IN_REQUIRED')
  const state = getSessionState(session, ctx.now())
  if (state === 'open' || state === 'locked') return { session, state, viewer }
  await ctx.db.write((tx) => endSessions([session.id], state, { tx, ctx }))
  throw new AppError('SIGN_IN_REQUIRED')
}
