import { Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'
import { ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'

import type { RequestContext } from '../graphql/request-context.js'

@Resolver()
export class PartnersResolver {
  /** Which partner asks. */
  @Query('partner')
  async partner(@Context() { partner }: RequestContext) {
    const { key, name, partnerId } = await partner.ask(ReadPartner, {})
    return { id: partnerId, name, key: partnerKeyOf(key) }
  }

  /** Their keys of one mode. */
  @Query('partnerKeys')
  async keys(@Context() { partner }: RequestContext) {
    const { keys } = await partner.ask(ListOwnApiKeys, {})
    return keys.map(partnerKeyOf)
  }
}

/** The `PartnerKey` of the schema. */
export function partnerKeyOf({ keyId, ...key }: Output<typeof ListOwnApiKeys>['keys'][number]) {
  return { id: keyId, ...key }
}
