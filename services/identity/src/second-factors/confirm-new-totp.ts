import type { Input, Output } from '@seneb/contracts/define'
import type { ConfirmTotp } from '@seneb/contracts/messages/identity/second-factor.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { tellOwner } from '../notices/tell-owner.js'
import { takeOffer } from '../offers/offers.js'
import { staffAudit } from '../staff/staff.audit.js'
import { takeAttempt, takeBackAttempts } from '../throttle/take-attempt.js'
import { codeAppOf } from './begin-totp.js'
import { readOfferedTotp } from './offer-totp.js'
import { storeTotp } from './totp-factor.js'
import { stepOfCode } from './totp.js'

type Asked = Input<typeof ConfirmTotp>

/** Takes a new secret in place of the one before, by a code of it, and tells the person by mail (ASVS 6.3.6). */
export async function confirmNewTotp(
  { code, offerToken }: Asked,
  ctx: IdentityCtx,
): Promise<Output<typeof ConfirmTotp>> {
  const { id: staffId } = staffOf(ctx)
  const counted = [{ scope: 'second-factor', of: `new code app ${staffId}` }] as const
  if (!(await takeAttempt(counted, ctx))) throw new AppError('RATE_LIMITED')
  const offer = readOfferedTotp(offerToken, codeAppOf(staffId), ctx)
  if (!offer) throw refused('This took too long. Please begin anew')
  const step = stepOfCode(code, offer.contents.totpSecret, ctx.now())
  if (step === undefined) throw refused('This code is not right. Please type the one your app shows now')

  await ctx.db.write(async (tx) => {
    if (!(await takeOffer(offer, tx))) throw refused('This took too long. Please begin anew')
    await storeTotp({ staffId, step, secret: offer.contents.totpSecret }, tx, ctx)
    await tellOwner({ staffId, change: 'code-app-changed' }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'change-code-app', object, before: { codeApp: 'old' }, after: { codeApp: 'new' } })
  })
  await takeBackAttempts(counted, ctx)
  return { isConfirmed: true }
}

function refused(message: string): AppError {
  return new AppError('INPUT_INVALID', { fields: [{ path: 'code', message }] })
}
