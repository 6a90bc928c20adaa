import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { CreateApiKey, RevokeApiKey, RollApiKey } from '@seneb/contracts/messages/identity/api-key.messages'
import { CreatePartner, ListPartners } from '@seneb/contracts/messages/identity/partner.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { partnerKeyOf } from '../partners/partners.resolver.js'

interface WantedKey {
  readonly partnerId: string
  readonly name?: string | null
  readonly mode: string
  readonly scopes?: readonly string[] | null
  readonly days?: number | null
}

@Resolver()
export class PartnerKeysResolver {
  /** Every partner with their keys. */
  @Query('partnerAccounts')
  async partners(@Context() { staff }: RequestContext) {
    const { partners } = await staff.ask(ListPartners, {})
    return partners.map(({ keys, partnerId, ...partner }) => ({
      id: partnerId,
      ...partner,
      keys: keys.map(partnerKeyOf),
    }))
  }

  /** Notes a partner (S11). */
  @Mutation('createPartner')
  async create(
    @Args('name') name: string | null | undefined,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof CreatePartner>> {
    return staff.ask(CreatePartner, { name: name ?? undefined })
  }

  /** Makes a key, which is in this answer alone. */
  @Mutation('createApiKey')
  async createKey(
    @Args('input') { days, mode, name, partnerId, scopes }: WantedKey,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof CreateApiKey>> {
    const wanted = { partnerId, mode, scopes: scopes ?? [], name: name ?? undefined, days: days ?? undefined }
    return staff.ask(CreateApiKey, wanted)
  }

  /** Gives a partner another key in the place of one. */
  @Mutation('rollApiKey')
  async rollKey(
    @Args() { graceHours, keyId }: { keyId: string; graceHours: number },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RollApiKey>> {
    return staff.ask(RollApiKey, { keyId, graceHours })
  }

  /** Ends a key at once. */
  @Mutation('revokeApiKey')
  async revokeKey(
    @Args('keyId') keyId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeApiKey>> {
    return staff.ask(RevokeApiKey, { keyId })
  }
}
