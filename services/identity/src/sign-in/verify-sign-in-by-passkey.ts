import type { Input, Output } from '@seneb/contracts/define'
import type { VerifySignInByPasskey } from '@seneb/contracts/messages/identity/sign-in.messages'
import { AppError } from '@seneb/platform/app-error'

import type { IdentityCtx } from '../identity-ctx.js'
import { verifyPasskey } from '../passkeys/verify-passkey.js'
import { recoveryCodesLeft } from '../second-factors/recovery-codes.js'
import { recordSecurityEvent } from '../security-events/security-events.js'
import { openSession } from '../sessions/open-session.js'
import { activeViewer } from '../staff/viewer.js'
import { countAttempt, returnAttempts } from '../throttle/count-attempt.js'
import { deletePasswordFailures } from '../passwords/password-failures.js'

type VerifySignInByPasskeyInput = Input<typeof VerifySignInByPasskey>
type VerifiedSignIn = Output<typeof VerifySignInByPasskey>

/**
 * Opens a session with a passkey only (S9, ADM-09). Attempts are limited per network because
 * of their cost, not against guessing; all invalid responses produce the same error.
 */
export async function verifySignInByPasskey(
  input: VerifySignInByPasskeyInput,
  ctx: IdentityCtx,
): Promise<VerifiedSignIn> {
  const counted = [{ scope: 'network', of: input.client.network }] as const
  const isAllowed = await countAttempt(counted, ctx)
  const session = isAllowed ? await openVerifiedSession(input, ctx) : undefined
  if (!session) {
    await ctx.db.write((tx) => recordSecurityEvent({ kind: 'passkey-refused', client: input.client }, tx, ctx))
    throw new AppError('SIGN_IN_REFUSED')
  }
  await returnAttempts(counted, ctx)
  return session
}

function openVerifiedSession(
  { client, deviceToken, ...response }: VerifySignInByPasskeyInput,
  ctx: IdentityCtx,
): Promise<VerifiedSignIn | undefined> {
  return ctx.db.write(async (tx) => {
    const staffId = await verifyPasskey(response, tx, ctx)
    const viewer = staffId === undefined ? undefined : await activeViewer(staffId, tx)
    if (!viewer) return undefined
    await deletePasswordFailures(viewer.staffId, tx)
    const opened = await openSession({ viewer, client, deviceToken }, tx, ctx)
    return { ...opened, recoveryCodesLeft: await recoveryCodesLeft(viewer.staffId, tx) }
  })
}
