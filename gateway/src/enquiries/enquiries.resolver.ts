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
  async list(@Args() asked: PageAsked, @Context() { partner }: RequestContext) {
    const { enquiries, hasMore } = await partner.ask(ListPartnerEnquiries, withoutNulls(asked))
    const edges = enquiries.map(({ cursor, ...enquiry }) => ({ cursor, node: enquiryOf(enquiry) }))
    const cursors = { startCursor: edges[0]?.cursor, endCursor: edges.at(-1)?.cursor }
    const pageInfo = { hasNextPage: hasMore, hasPreviousPage: Boolean(asked.after), ...cursors }
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
    return { enquiry: enquiryOf(await partner.ask(SimulatePartnerEnquiry, { enquiryId, state })) }
  }
}

/** The `Enquiry` of the schema. */
function enquiryOf({ enquiryId, ...enquiry }: Output<typeof WithdrawPartnerEnquiry>) {
  return { id: enquiryId, ...enquiry }
}
