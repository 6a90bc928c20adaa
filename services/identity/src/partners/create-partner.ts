import type { Input, Output } from '@seneb/contracts/define'
import type { CreatePartner } from '@seneb/contracts/messages/identity/partner.messages'
import { AppError } from '@seneb/platform/app-error'
import { isUniqueViolation } from '@seneb/service-kit/storing/database-errors'

import type { IdentityCtx } from '../identity-ctx.js'
import { partnerAudit } from './partner.audit.js'
import { Partner } from './partner.entity.js'

/** Notes a partner; throws PARTNER_EXISTS when there is one of this name, however it is written. */
export async function createPartner(
  { name }: Input<typeof CreatePartner>,
  ctx: IdentityCtx,
): Promise<Output<typeof CreatePartner>> {
  const partnerId = ctx.newId()
  const row = { id: partnerId, name, created_at: ctx.now(), created_by: ctx.actor }
  try {
    await ctx.db.write(async (tx) => {
      await tx.save(Object.assign(new Partner(), row))
      await ctx.act(tx, { action: 'create-partner', object: { noun: partnerAudit, id: partnerId }, after: { name } })
    })
  } catch (error) {
    throw isUniqueViolation(error, 'partners_name_key') ? new AppError('PARTNER_EXISTS') : error
  }
  return { partnerId }
}
