import type { Input, Output } from '@seneb/contracts/define'
import type { AskMeansReset } from '@seneb/contracts/messages/identity/staff.messages'
import { staffOf } from '@seneb/service-kit/answering/staff-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { changedMember } from '../staff/changed-member.js'
import { staffAudit } from '../staff/staff.audit.js'
import { MeansReset } from './means-reset.entity.js'

const lifeMs = 24 * 60 * 60_000

/** Asks for a person's means to be reset; nothing of theirs changes before another admin confirms it within a day. */
export function askMeansReset(
  { staffId }: Input<typeof AskMeansReset>,
  ctx: IdentityCtx,
): Promise<Output<typeof AskMeansReset>> {
  const now = ctx.now()
  return ctx.db.write(async (tx) => {
    await changedMember(staffId, tx, ctx)
    const expiresAt = new Date(now.getTime() + lifeMs)
    const reset = { staff_id: staffId, asked_by: staffOf(ctx).id, asked_at: now, expires_at: expiresAt }
    await tx.remove(MeansReset, { staff_id: staffId })
    await tx.save(Object.assign(new MeansReset(), reset))
    const object = { noun: staffAudit, id: staffId }
    await ctx.act(tx, { action: 'ask-means-reset', object, after: { meansReset: 'asked for' } })
    return { staffId, expiresAt: expiresAt.toISOString() }
  })
}
