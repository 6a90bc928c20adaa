import type { Output } from '@seneb/contracts/define'
import type { ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'
import { AppError } from '@seneb/platform/app-error'
import { partnerOf } from '@seneb/service-kit/answering/partner-actor'

import type { IdentityCtx } from '../identity-ctx.js'
import { listOwnApiKeys } from './list-own-api-keys.js'
import { Partner } from './partner.entity.js'

/** The partner who asks, with the key they ask by. */
export async function readPartner(ctx: IdentityCtx): Promise<Output<typeof ReadPartner>> {
  const { id, keyId } = partnerOf(ctx)
  const partner = await ctx.db.read((tx) => tx.findOne(Partner, { id }))
  const key = (await listOwnApiKeys(ctx)).keys.find((own) => own.keyId === keyId)
  // Neither is ever removed, so a pass of theirs is of another database.
  if (!partner || !key) throw new AppError('API_KEY_REQUIRED')
  return { partnerId: id, name: partner.name, key }
}
