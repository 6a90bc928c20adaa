import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListErasures, ReadErasure, StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'

import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { lookupOf, readNames, type NameOf } from './care-enquiry.js'

interface Asked {
  readonly id: string
  readonly version: number
  readonly reference: string
  readonly reason: string
}

@Resolver()
export class ErasuresResolver {
  /** How the erasure of an enquiry goes (LEGAL-05). */
  @Query('careErasure')
  async read(@Args() { id: enquiryId }: { id: string }, @Context() { staff }: RequestContext) {
    const [erasure, names] = await Promise.all([staff.ask(ReadErasure, { enquiryId }), readNames(staff)])
    return erasureOf(erasure, lookupOf(names))
  }

  /** Erasures, newest first. */
  @Query('careErasures')
  async list(@Args() asked: { first: number; after?: string | null }, @Context() { staff }: RequestContext) {
    const [{ erasures, next }, names] = await Promise.all([
      staff.ask(ListErasures, withoutNulls(asked)),
      readNames(staff),
    ])
    return { erasures: erasures.map((erasure) => erasureOf(erasure, lookupOf(names))), next }
  }

  /** Erases an enquiry in every service (LEGAL-05). */
  @Mutation('eraseCareEnquiry')
  async erase(@Args() { id: enquiryId, ...asked }: Asked, @Context() { staff }: RequestContext) {
    const erasure = await staff.ask(StartErasure, { ...asked, enquiryId })
    return erasureOf(erasure, lookupOf(await readNames(staff)))
  }
}

function erasureOf({ enquiryId: id, startedBy, ...erasure }: Output<typeof ReadErasure>, nameOf: NameOf) {
  return { ...erasure, id, startedBy: nameOf(startedBy) }
}
