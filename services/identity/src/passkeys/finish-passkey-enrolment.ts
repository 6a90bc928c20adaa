import type { Input, Output } from '@seneb/contracts/define'
import type { FinishPasskeyEnrolment } from '@seneb/contracts/messages/identity/passkey.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { tellOwner } from '../notices/tell-owner.js'
import { staffAudit } from '../staff/staff.audit.js'
import { enrolPasskey } from './enrol-passkey.js'

/** Adds a passkey to those of whoever is signed in, and tells them by mail (S9, ASVS 6.3.6). */
export async function finishPasskeyEnrolment(
  asked: Input<typeof FinishPasskeyEnrolment>,
  ctx: IdentityCtx,
): Promise<Output<typeof FinishPasskeyEnrolment>> {
  const { id: staffId } = staffOf(ctx)
  return ctx.db.write(async (tx) => {
    const passkeyId = await enrolPasskey({ ...asked, staffId }, tx, ctx)
    if (passkeyId === undefined) throw new AppError('PASSKEY_REFUSED')
    await tellOwner({ staffId, change: 'passkey-added' }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'add-passkey', object, after: { passkey: asked.name } })
    return { passkeyId, name: asked.name }
  })
}
