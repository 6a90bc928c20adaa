import { Context, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListOwnApiKeys } from '@seneb/contracts/messages/identity/api-key.messages'
import { ReadPartner } from '@seneb/contracts/messages/identity/partner.messages'

import { scopeEnum } from '../access/root-field-access.js'
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
export function partnerKeyOf({ keyId, mode, scopes, state, ...key }: Output<typeof ListOwnApiKeys>['keys'][number]) {
  return { id: keyId, ...key, mode: mode.toUpperCase(), state: state.toUpperCase(), scopes: scopes.map(scopeEnum) }
}
