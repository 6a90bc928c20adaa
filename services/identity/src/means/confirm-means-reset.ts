import type { Input, Output } from '@seneb/contracts/define'
import { StaffChanged, type ConfirmMeansReset } from '@seneb/contracts/messages/identity/staff.messages'
import { AppError } from '@seneb/platform/app-error'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'
import type { WriteTx } from '@seneb/service-kit/storing/db'

import type { IdentityCtx } from '../identity-ctx.js'
import { sendInvitation } from '../invitations/send-invitation.js'
import { tellOwner } from '../notices/tell-owner.js'
import { assertAnotherAdmin, changedMember } from '../staff/changed-member.js'
import { staffAudit } from '../staff/staff.audit.js'
import { MeansReset } from './means-reset.entity.js'
import { removeMeans } from './remove-means.js'

type Asked = Input<typeof ConfirmMeansReset>

/**
 * Resets a person's means, by an admin who is not the one who asked for it: every way in and every session ends, and a new
 * invitation goes to the person. Nobody chooses a password for another (ASVS 6.4.6).
 */
export function confirmMeansReset({ staffId }: Asked, ctx: IdentityCtx): Promise<Output<typeof ConfirmMeansReset>> {
  return ctx.db.write(async (tx) => {
    const { member, roles } = await changedMember(staffId, tx, ctx)
    await takeReset(staffId, tx, ctx)
    if (roles.includes('admin')) await assertAnotherAdmin(staffId, tx)

    await tellOwner({ staffId, change: 'means-reset' }, tx, ctx)
    await removeMeans(staffId, tx, ctx)
    await tx.say(StaffChanged, { staffId })
    const { email, name, title } = member
    const sent = await sendInvitation({ email, name, title, roles, createdBy: `staff:${staffOf(ctx).id}` }, tx, ctx)
    const object = { noun: staffAudit, id: staffId }
    const [before, after] = [{ meansReset: 'asked for' }, { meansReset: 'confirmed', state: 'invited' }]
    await ctx.act(tx, { action: 'confirm-means-reset', object, before, after })
    return sent
  })
}

/** The one request, held by whoever comes first; another's than the confirming admin's own. */
async function takeReset(staffId: string, tx: WriteTx, ctx: IdentityCtx): Promise<void> {
  const reset = await tx.findOne(MeansReset, { staff_id: staffId })
  const isAnothers = reset && reset.asked_by !== staffOf(ctx).id && ctx.now() < reset.expires_at
  if (!isAnothers) throw new AppError('SECOND_PERSON_NEEDED')
  await tx.remove(MeansReset, { staff_id: staffId })
}
