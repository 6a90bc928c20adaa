import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { activeViewer, type Viewer } from '../staff/viewer.js'
import { hashOf } from '../tokens.js'
import { endSessions } from './end-sessions.js'
import { Session } from './session.entity.js'
import { stateOf } from './session.rules.js'

export interface LiveSession {
  readonly session: Session
  readonly state: 'open' | 'locked'
  readonly viewer: Viewer
}

/**
 * The session of a token, open or locked. Throws SIGN_IN_REQUIRED for every other token alike: unknown, ended, too old,
 * or of somebody who may not enter any more. One whose time is over is ended then.
 */
export async function liveSession(token: string, ctx: IdentityCtx): Promise<LiveSession> {
  const { session, viewer } = await ctx.db.read(async (tx) => {
    const session = await tx.findOne(Session, { token_hash: hashOf(token) })
    return { session, viewer: session ? await activeViewer(session.staff_id, tx) : undefined }
  })
  if (!session || !viewer) throw new AppError('SIGN_IN_REQUIRED')
  const state = stateOf(session, ctx.now())
  if (state === 'open' || state === 'locked') return { session, state, viewer }
  await ctx.db.write((tx) => endSessions([session.id], state, { tx, ctx }))
  throw new AppError('SIGN_IN_REQUIRED')
}
