import { StaffChanged } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { verifyPasskey, type PasskeyCredential } from '../passkeys/verify-passkey.js'
import { verifySecondFactor } from '../second-factors/verify-second-factor.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { passwordHashOf } from '../staff/accounts.js'
import { deletePasswordFailures } from '../passwords/password-failures.js'
import { countAttempt, returnAttempts, type AttemptKey } from '../throttle/count-attempt.js'
import { hashOf, newToken } from '../tokens.js'
import { liveSession, type LiveSession } from './verify-session.js'
import { rotateTokenSql } from './session.entity.js'
import { reauthenticationExpiresAt } from './session.rules.js'

/** Proof by a signed-in person: a passkey, or a password and, for a fresh session, a code. */
export interface Proof {
  readonly token: string
  readonly password?: string
  readonly code?: string
  readonly passkey?: PasskeyCredential
}

/** A password unlocks a session; both factors renew an open one. */
export type ProofStrength = 'one-factor' | 'both-factors'

/**
 * Verifies again that the person is present, and gives the session a new token; the previous one is invalid immediately
 * (ASVS 7.2.4). Guesses are counted by the session's browser, and codes by the person.
 */
export async function reauthenticateOrUnlock(proof: Proof, required: ProofStrength, ctx: IdentityCtx) {
  assertComplete(proof, required)
  const live = await liveSession(proof.token, ctx)
  const { session, viewer } = live
  const counted = attemptKeys(proof, live)
  const isAllowed = await countAttempt(counted, ctx)
  const isRight = proof.passkey !== undefined || (await isRightPassword(proof, live, ctx))
  const rotated = isAllowed && isRight ? await rotate(proof, live, ctx) : undefined
  if (!rotated) {
    const event = { kind: 'unlock-refused', staffId: viewer.staffId, sessionId: session.id } as const
    await ctx.db.write((tx) => recordSecurityEvent(event, tx, ctx))
    throw new AppError('SIGN_IN_REFUSED')
  }
  await returnAttempts(counted, ctx)
  return rotated
}

function assertComplete({ code, passkey, password }: Proof, required: ProofStrength): void {
  if (passkey) return
  if (!password) throw missing('password', 'Please enter your password')
  if (required === 'both-factors' && !code) throw missing('code', 'Please enter the code that your app shows now')
}

function missing(path: string, message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path, message }] })
}

function attemptKeys({ code }: Proof, { session, viewer }: LiveSession): readonly AttemptKey[] {
  const byDevice: AttemptKey = { scope: 'device', of: `${viewer.staffId} ${session.device_id}` }
  return code === undefined ? [byDevice] : [byDevice, { scope: 'second-factor', of: viewer.staffId }]
}

async function isRightPassword({ password = '' }: Proof, { viewer }: LiveSession, ctx: IdentityCtx): Promise<boolean> {
  const stored = await ctx.db.read((tx) => passwordHashOf(viewer.staffId, tx))
  return ctx.passwords.isMatch(password, stored)
}

async function rotate(proof: Proof, { viewer }: LiveSession, ctx: IdentityCtx) {
  const token = newToken(ctx)
  return ctx.db.write(async (tx) => {
    const verified = await verifiedFactors(proof, viewer.staffId, { tx, ctx })
    if (verified === undefined) return undefined
    const params = [hashOf(proof.token), hashOf(token), ctx.now(), verified === 'both-factors']
    const [updated] = await tx.query<{ authenticatedAt: Date }>(rotateTokenSql, params)
    // A concurrent request rotated the token or ended the session.
    if (!updated) throw new AppError('SIGN_IN_REQUIRED')
    // Every replica of the gateway caches the old token for up to a minute, unless it receives an event about a change.
    await tx.publish(StaffChanged, { staffId: viewer.staffId })
    await deletePasswordFailures(viewer.staffId, tx)
    return { token, freshUntil: reauthenticationExpiresAt(updated.authenticatedAt).toISOString(), viewer }
  })
}

/** A passkey counts as both factors, and must belong to the person. */
async function verifiedFactors(
  { code, passkey }: Proof,
  staffId: string,
  { ctx, tx }: { tx: WriteTx; ctx: IdentityCtx },
): Promise<ProofStrength | undefined> {
  if (passkey) return (await verifyPasskey(passkey, tx, ctx)) === staffId ? 'both-factors' : undefined
  if (code === undefined) return 'one-factor'
  return (await verifySecondFactor({ code, staffId }, tx, ctx)) ? 'both-factors' : undefined
}
