import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input } from '@seneb/contracts/define'
import { DecideSuggestedCall, ListSuggestedCalls } from '@seneb/contracts/messages/enquiry/suggested-call.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { lookupOf, readNames } from './staff-names.js'

interface Deciding extends Omit<Input<typeof DecideSuggestedCall>, 'enquiryId'> {
  readonly id: string
}

@Resolver()
export class SuggestedCallsResolver {
  /** Lists the calls of an enquiry. */
  @Query()
  async suggestedCalls(@Args() { id: enquiryId }: { id: string }, @Context() { staff }: RequestContext) {
    const [{ calls }, names] = await Promise.all([
      staff.sendRequest(ListSuggestedCalls, { enquiryId }),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return calls.map(({ callId, decidedBy, ...call }) => ({ ...call, id: callId, decidedBy: nameOf(decidedBy) }))
  }

  /** Records what a person decided about a call by telephone. */
  @Mutation()
  async decideSuggestedCall(@Args() { id: enquiryId, ...deciding }: Deciding, @Context() { staff }: RequestContext) {
    const { version } = await staff.sendRequest(DecideSuggestedCall, { ...deciding, enquiryId })
    return { id: enquiryId, version }
  }
}
