import type { Input, Output } from '@seneb/contracts/define'
import type { ConfirmTotpSetup, StartTotpSetup } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { AppError } from '@seneb/platform/app-error'
import { requireStaff } from '@seneb/service-kit/requests/actors'
import type { Ctx } from '@seneb/service-kit/ctx'

import type { IdentityCtx } from '../identity-ctx.js'
import { claimOffer, createOffer, readOffer } from '../offers.js'
import { requireMember } from '../staff/accounts.js'
import { staffAudit } from '../staff/change-member.js'
import { notifyOwner } from '../notify-owner.js'
import { countAttempt, returnAttempts } from '../throttle/count-attempt.js'
import { storeTotp } from './totp-factor.js'
import { stepOfCode, newTotpSecret, totpUri } from './totp.js'

type ConfirmTotpSetupInput = Input<typeof ConfirmTotpSetup>

/**
 * Replaces the previous secret with a new one, confirmed by a code from it, and notifies the person by mail (ASVS
 * 6.3.6).
 */
export async function confirmNewTotp(
  { code, challengeToken }: ConfirmTotpSetupInput,
  ctx: IdentityCtx,
): Promise<Output<typeof ConfirmTotpSetup>> {
  const { id: staffId } = requireStaff(ctx)
  const counted = [{ scope: 'second-factor', of: `new code app ${staffId}` }] as const
  if (!(await countAttempt(counted, ctx))) throw new AppError('RATE_LIMITED')
  const offer = readOfferedTotp(challengeToken, codeAppOf(staffId), ctx)
  if (!offer) throw invalidCode('This timed out. Please start again')
  const step = stepOfCode(code, offer.contents.totpSecret, ctx.now())
  if (step === undefined) throw invalidCode('That code is incorrect. Enter the code your app shows now')

  await ctx.db.write(async (tx) => {
    if (!(await claimOffer(offer, tx))) throw invalidCode('This timed out. Please start again')
    await storeTotp({ staffId, step, secret: offer.contents.totpSecret }, tx, ctx)
    await notifyOwner({ staffId, change: 'code-app-changed' }, tx, ctx)
    const object = { resource: staffAudit, id: staffId }
    await ctx.audit(tx, { action: 'change-code-app', object, before: { codeApp: 'old' }, after: { codeApp: 'new' } })
  })
  await returnAttempts(counted, ctx)
  return { isConfirmed: true }
}

function invalidCode(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'code', message }] })
}

/**
 * Returns a new code app secret for the signed-in caller; the current secret stays valid until they enter a code of the
 * new one.
 */
export async function startTotpSetup(ctx: IdentityCtx): Promise<Output<typeof StartTotpSetup>> {
  const { email, id } = await ctx.db.read((tx) => requireMember(requireStaff(ctx).id, tx))
  return offerTotp(codeAppOf(id), email, ctx)
}

/** An offered secret is valid for one person only. */
function codeAppOf(staffId: string): string {
  return `code app ${staffId}`
}

/** Long enough to find a code app in a shop and to set it up. */
const lifeMs = 15 * 60_000

/**
 * Returns a new secret for a person's code app. The secret exists only encrypted inside the challenge. Each call
 * therefore returns a new one, and an earlier secret is worthless.
 */
export function offerTotp(purpose: string, email: string, ctx: Ctx) {
  const totpSecret = newTotpSecret((size) => ctx.randomBytes(size))
  const { expiresAt, challengeToken } = createOffer({ purpose, contents: { totpSecret }, lifeMs }, ctx)
  return { challengeToken, totpSecret, totpUri: totpUri(totpSecret, email), expiresAt: expiresAt.toISOString() }
}

/** Returns the secret of a challenge for this purpose; undefined when it has expired or has another purpose. */
export function readOfferedTotp(challengeToken: string, purpose: string, ctx: Ctx) {
  return readOffer<{ totpSecret: string }>(challengeToken, purpose, ctx)
}
