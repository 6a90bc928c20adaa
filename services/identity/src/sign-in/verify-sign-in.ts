import type { Output, Input } from '@seneb/contracts/define'
import type { VerifySignIn } from '@seneb/contracts/messages/identity/sign-in.messages'
import { AppError } from '@seneb/platform/app-error'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { notifyOwner } from '../notify-owner.js'
import { verifySecondFactor } from '../second-factors/verify-second-factor.js'
import { recoveryCodesLeft } from '../second-factors/recovery-codes.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { openSession } from '../sessions/open-session.js'
import { activeViewer } from '../staff/viewer.js'
import { hashOf } from '../tokens.js'
import { liveStepSql, claimSignInStepSql } from './sign-in.entity.js'
import { countAttempt, returnAttempts } from '../throttle/count-attempt.js'

type VerifySignInInput = Input<typeof VerifySignIn>
type VerifiedSignIn = Output<typeof VerifySignIn>

/**
 * Checks the second factor after a correct password and opens a session (S9). After a wrong code the step can be tried
 * again, five times in a quarter of an hour. A step, a code and a recovery code each open one session, even when used
 * concurrently.
 */
export async function verifySignIn(input: VerifySignInInput, ctx: IdentityCtx): Promise<VerifiedSignIn> {
  const stepHash = hashOf(input.challengeToken)
  const [step] = await ctx.db.read((tx) => tx.query<{ staffId: string }>(liveStepSql, [stepHash, ctx.now()]))
  const counted = [{ scope: 'second-factor', of: step?.staffId ?? input.client.network }] as const
  if (!(await countAttempt(counted, ctx)) || !step) return reject(input, step?.staffId, ctx)

  const session = await ctx.db.write((tx) => openVerifiedSession(input, step.staffId, { tx, ctx, stepHash }))
  if (!session) return reject(input, step.staffId, ctx)
  await returnAttempts(counted, ctx)
  return session
}

async function openVerifiedSession(
  { client, code, deviceToken }: VerifySignInInput,
  staffId: string,
  { ctx, stepHash, tx }: { tx: WriteTx; ctx: IdentityCtx; stepHash: Buffer },
): Promise<VerifiedSignIn | undefined> {
  const viewer = await activeViewer(staffId, tx)
  const factor = viewer && (await verifySecondFactor({ code, staffId }, tx, ctx))
  if (!factor) return undefined
  const claimed = await tx.query(claimSignInStepSql, [stepHash, ctx.now()])
  if (claimed.length === 0) throw new AppError('SIGN_IN_REFUSED')

  const opened = await openSession({ viewer, client, deviceToken }, tx, ctx)
  if (factor === 'recovery-code') {
    await notifyOwner({ staffId, change: 'recovery-code-used', client }, tx, ctx)
  }
  return { ...opened, recoveryCodesLeft: await recoveryCodesLeft(staffId, tx) }
}

async function reject({ client }: VerifySignInInput, staffId: string | undefined, ctx: IdentityCtx): Promise<never> {
  await ctx.db.write((tx) => recordSecurityEvent({ kind: 'second-factor-refused', staffId, client }, tx, ctx))
  throw new AppError('SIGN_IN_REFUSED')
}
