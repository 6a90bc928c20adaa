import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  ListPartnerEnquiries,
  ReadPartnerEnquiry,
  SimulatePartnerEnquiry,
  WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import {
  CreateApiKey,
  ListOwnApiKeys,
  RevokeApiKey,
  RollApiKey,
} from '@seneb/contracts/messages/identity/api-key.messages'
import {
  CreatePartner,
  DeletePartner,
  DisablePartner,
  EnablePartner,
  ListPartners,
  ReadPartner,
  UpdatePartner,
} from '@seneb/contracts/messages/identity/partner.messages'

import { connectionOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'

interface PageRequest {
  readonly first: number
  readonly after?: string | null
  readonly state?: string | null
}

interface Names {
  readonly id?: string | null
  readonly reference?: string | null
  readonly partnerReference?: string | null
}

interface PartnerVersion {
  readonly id: string
  readonly version: number
}

interface NewPartnerValues extends PartnerVersion {
  readonly name: string
  readonly pointsPerMinute?: number | null
  readonly pointsPerDay?: number | null
}

interface RequestedKey {
  readonly partnerId: string
  readonly name?: string | null
  readonly mode: string
  readonly scopes?: readonly string[] | null
  readonly days?: number | null
}

@Resolver()
export class PartnersResolver {
  /** Returns the partner that owns the key of the request. */
  @Query()
  async partner(@Context() { partner }: RequestContext) {
    const { key, name, partnerId } = await partner.sendRequest(ReadPartner, {})
    return { id: partnerId, name, key: partnerKeyOf(key) }
  }

  /** Returns the partner's keys of the same mode as the key of the request. */
  @Query()
  async partnerKeys(@Context() { partner }: RequestContext) {
    const { keys } = await partner.sendRequest(ListOwnApiKeys, {})
    return keys.map(partnerKeyOf)
  }

  /** Returns a page of the enquiries that the partner submitted; the care team has `careEnquiries`. */
  @Query()
  async enquiries(@Args() args: PageRequest, @Context() { partner }: RequestContext) {
    const { enquiries, hasMore } = await partner.sendRequest(ListPartnerEnquiries, withoutNulls(args))
    const edges = enquiries.map(({ cursor, ...enquiry }) => ({ cursor, node: enquiryOf(enquiry) }))
    return connectionOf(edges, { after: args.after, hasNextPage: hasMore })
  }

  /** One enquiry of the partner by one of its names. */
  @Query()
  async enquiry(@Args('by') { id, ...names }: Names, @Context() { partner }: RequestContext) {
    const input = withoutNulls({ ...names, enquiryId: id })
    const { enquiry } = await partner.sendRequest(ReadPartnerEnquiry, input)
    return enquiry && enquiryOf(enquiry)
  }

  /** Ends the care team's work on an enquiry of the partner. */
  @Mutation()
  async withdrawEnquiry(@Args('id') enquiryId: string, @Context() { partner }: RequestContext) {
    return { enquiry: enquiryOf(await partner.sendRequest(WithdrawPartnerEnquiry, { enquiryId })) }
  }

  /** Sets the state of an enquiry that was sent with a test key. */
  @Mutation()
  async simulateEnquiryState(
    @Args('id') enquiryId: string,
    @Args('state') state: string,
    @Context() { partner }: RequestContext,
  ) {
    return { enquiry: enquiryOf(await partner.sendRequest(SimulatePartnerEnquiry, { enquiryId, state })) }
  }

  /** Every partner with their keys. */
  @Query()
  async partnerAccounts(@Context() { staff }: RequestContext) {
    const { maxLimits, partners } = await staff.sendRequest(ListPartners, {})
    const { pointsPerDay: maxPointsPerDay, pointsPerMinute: maxPointsPerMinute } = maxLimits
    return partners.map(({ keys, partnerId, pointsPerDay, pointsPerMinute, ...partner }) => ({
      id: partnerId,
      ...partner,
      limits: { pointsPerMinute, pointsPerDay, maxPointsPerMinute, maxPointsPerDay },
      keys: keys.map(partnerKeyOf),
    }))
  }

  /** Adds a partner (S11). */
  @Mutation()
  async createPartner(
    @Args('name') name: string | null | undefined,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof CreatePartner>> {
    return staff.sendRequest(CreatePartner, { name: name ?? undefined })
  }

  /** Updates the name and the limits of a partner. */
  @Mutation()
  async updatePartner(
    @Args('input') { id: partnerId, ...input }: NewPartnerValues,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof UpdatePartner>> {
    return staff.sendRequest(UpdatePartner, { partnerId, ...withoutNulls(input) })
  }

  /** Suspends the keys of a partner until it is enabled again. */
  @Mutation()
  async disablePartner(
    @Args() { id: partnerId, ...input }: PartnerVersion & { readonly reason: string },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof DisablePartner>> {
    return staff.sendRequest(DisablePartner, { partnerId, ...input })
  }

  /** Enables a disabled partner. */
  @Mutation()
  async enablePartner(
    @Args() { id: partnerId, ...input }: PartnerVersion,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof EnablePartner>> {
    return staff.sendRequest(EnablePartner, { partnerId, ...input })
  }

  /** Deletes a disabled partner permanently. */
  @Mutation()
  async deletePartner(
    @Args() { id: partnerId, ...input }: PartnerVersion & { readonly name: string },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof DeletePartner>> {
    return staff.sendRequest(DeletePartner, { partnerId, ...input })
  }

  /** Creates a key. Only this response contains its secret. */
  @Mutation()
  async createApiKey(
    @Args('input') { days, mode, name, partnerId, scopes }: RequestedKey,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof CreateApiKey>> {
    const input = { partnerId, mode, scopes: scopes ?? [], name: name ?? undefined, days: days ?? undefined }
    return staff.sendRequest(CreateApiKey, input)
  }

  /** Replaces a key by a new one. */
  @Mutation()
  async rollApiKey(
    @Args() { graceHours, keyId }: { keyId: string; graceHours: number },
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RollApiKey>> {
    return staff.sendRequest(RollApiKey, { keyId, graceHours })
  }

  /** Revokes a key immediately. */
  @Mutation()
  async revokeApiKey(
    @Args('keyId') keyId: string,
    @Context() { staff }: RequestContext,
  ): Promise<Output<typeof RevokeApiKey>> {
    return staff.sendRequest(RevokeApiKey, { keyId })
  }
}

/** The `PartnerKey` of the schema. */
function partnerKeyOf({ keyId, version: apiVersion, ...key }: Output<typeof ListOwnApiKeys>['keys'][number]) {
  return { id: keyId, apiVersion, ...key }
}

/** The `Enquiry` of the schema. */
function enquiryOf({ enquiryId, sharing, stateSince, ...enquiry }: Output<typeof WithdrawPartnerEnquiry>) {
  return { id: enquiryId, ...enquiry, dataSharing: sharing, stateChangedAt: stateSince }
}
