import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import {
  ListPartnerEnquiries,
  ReadPartnerEnquiry,
  SimulatePartnerEnquiry,
  WithdrawPartnerEnquiry,
} from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'

interface PageAsked {
  readonly first: number
  readonly after?: string | null
  readonly state?: string | null
}

interface Names {
  readonly id?: string | null
  readonly reference?: string | null
  readonly partnerReference?: string | null
}

/** What a partner handed in, and nothing else: the care team has `careEnquiries`. */
@Resolver()
export class EnquiriesResolver {
  /** A page of them. */
  @Query('enquiries')
  async list(@Args() { after, first, state }: PageAsked, @Context() { partner }: RequestContext) {
    const asked = { first, ...withoutNulls({ after }), ...(state ? { state: nameOf(state) } : {}) }
    const { enquiries, hasMore } = await partner.ask(ListPartnerEnquiries, asked)
    const edges = enquiries.map(({ cursor, ...enquiry }) => ({ cursor, node: enquiryOf(enquiry) }))
    const cursors = { startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor }
    const pageInfo = { hasNextPage: hasMore, hasPreviousPage: Boolean(after), ...cursors }
    return { edges, nodes: edges.map(({ node }) => node), pageInfo }
  }

  /** One of them by one of its names. */
  @Query('enquiry')
  async read(@Args() { id, ...names }: Names, @Context() { partner }: RequestContext) {
    const asked = withoutNulls({ ...names, enquiryId: id })
    const { enquiry } = await partner.ask(ReadPartnerEnquiry, asked)
    return enquiry && enquiryOf(enquiry)
  }

  /** Ends the care team's work on one. */
  @Mutation('withdrawEnquiry')
  async withdraw(@Args('id') enquiryId: string, @Context() { partner }: RequestContext) {
    return { enquiry: enquiryOf(await partner.ask(WithdrawPartnerEnquiry, { enquiryId })) }
  }

  /** Puts one of a key for trying out into a state. */
  @Mutation('simulateEnquiryState')
  async simulate(@Args('id') enquiryId: string, @Args('state') state: string, @Context() { partner }: RequestContext) {
    return { enquiry: enquiryOf(await partner.ask(SimulatePartnerEnquiry, { enquiryId, state: nameOf(state) })) }
  }
}

const nameOf = (spelled: string) => spelled.toLowerCase().replaceAll('_', '-')
const enumOf = (name: string) => name.toUpperCase().replaceAll('-', '_')

/** The `Enquiry` of the schema. */
function enquiryOf({ enquiryId, kind, mode, sharing, state, ...enquiry }: Output<typeof WithdrawPartnerEnquiry>) {
  const enums = { kind: enumOf(kind), mode: enumOf(mode), sharing: enumOf(sharing), state: enumOf(state) }
  return { id: enquiryId, ...enquiry, ...enums }
}
