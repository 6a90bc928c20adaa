import type { Input, Output } from '@seneb/contracts/define'
import type { CreatePartner } from '@seneb/contracts/messages/identity/partner.messages'
import { AppError } from '@seneb/platform/app-error'
import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'
import { isUniqueViolation } from '@seneb/service-kit/database/database-errors'

import type { IdentityCtx } from '../identity-ctx.js'
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
      await ctx.audit(tx, {
        action: 'create-partner',
        object: { resource: partnerAudit, id: partnerId },
        after: { name },
      })
    })
  } catch (error) {
    throw partnerNameError(error)
  }
  return { partnerId }
}

/** Returns PARTNER_EXISTS for a name that another partner has; any other error is returned as it is. */
export function partnerNameError(error: unknown): unknown {
  return isUniqueViolation(error, 'partners_name_key') ? new AppError('PARTNER_EXISTS') : error
}

/** Audit format of a partner. A partner may be a person, so only the fact that a name was given is recorded. */
export const partnerAudit = defineAuditedResource('partner', {
  name: 'personal',
  state: 'plain',
  pointsPerMinute: 'plain',
  pointsPerDay: 'plain',
  reason: 'text',
})

/** Audit format of a key, without the key and its digest. */
export const apiKeyAudit = defineAuditedResource('api-key', {
  partner: 'plain',
  mode: 'plain',
  scopes: 'plain',
  version: 'plain',
  name: 'text',
  expires: 'plain',
  replacedBy: 'plain',
  retires: 'plain',
  state: 'plain',
})
