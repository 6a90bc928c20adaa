import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { proveSecondFactor } from '../second-factors/prove-second-factor.js'
import { noteSecurityEvent } from '../security-events/note-security-event.js'
import { passwordHashOf } from '../staff/accounts.js'
import { takeAttempt, takeBackAttempts } from '../throttle/take-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { liveSession, type LiveSession } from './live-session.js'
import { rotateTokenSql } from './session.queries.js'
import { freshUntil } from './session.rules.js'

/** What somebody proves who is signed in: a password opens a locked session, password and code make an open one fresh. */
export interface Proof {
  readonly token: string
  readonly password: string
  readonly code?: string
}

/**
 * Proves anew that it is the person who sits there, and gives the session another token; the one before is worth nothing
 * at once (ASVS 7.2.4). Guessing is counted by the session's own browser, and the code by the person.
 */
export async function proveAgain(proof: Proof, ctx: IdentityCtx) {
  const live = await liveSession(proof.token, ctx)
  const { session, viewer } = live
  const counted = [
    { scope: 'device', of: `${viewer.staffId} ${session.device_id}` },
    ...(proof.code === undefined ? [] : [{ scope: 'second-factor', of: viewer.staffId } as const]),
  ] as const
  const isTakenOn = await takeAttempt(counted, ctx)
  const stored = await ctx.db.read((tx) => passwordHashOf(viewer.staffId, tx))
  const isRight = await ctx.passwords.isRight(proof.password, stored)
  const rotated = isTakenOn && isRight ? await rotate(proof, live, ctx) : undefined
  if (!rotated) {
    const refused = { kind: 'unlock-refused', staffId: viewer.staffId, sessionId: session.id } as const
    await ctx.db.write((tx) => noteSecurityEvent(refused, tx, ctx))
    throw new AppError('SIGN_IN_REFUSED')
  }
  await takeBackAttempts(counted, ctx)
  return rotated
}

async function rotate({ code, token: old }: Proof, { viewer }: LiveSession, ctx: IdentityCtx) {
  const token = newToken(ctx)
  return ctx.db.write(async (tx) => {
    const isProven = code !== undefined
    if (isProven && !(await proveSecondFactor({ code, staffId: viewer.staffId }, tx, ctx))) return undefined
    const params = [hashOf(old), hashOf(token), ctx.now(), isProven]
    const [turned] = await tx.query<{ provenAt: Date }>(rotateTokenSql, params)
    // Somebody else turned the token over meanwhile, or ended the session.
    if (!turned) throw new AppError('SIGN_IN_REQUIRED')
    return { token, freshUntil: freshUntil(turned.provenAt).toISOString(), viewer }
  })
}
