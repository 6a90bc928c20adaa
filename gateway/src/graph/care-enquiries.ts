import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input, Output } from '@seneb/contracts/define'
import {
  AddCareNote,
  AssignCareEnquiry,
  ClaimCareEnquiry,
  ClaimNextCareEnquiry,
  CloseCareEnquiry,
  CountCareEnquiries,
  ListCareEnquiries,
  LogCareContact,
  SetEnquiryStatus,
  ReadCareEnquiry,
  ReleaseCareEnquiry,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { ListErasures, ReadErasure, StartErasure } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { ListSavedViews, SaveOwnViews, SaveTeamViews } from '@seneb/contracts/messages/enquiry/saved-view.messages'
import { AppError } from '@seneb/platform/app-error'

import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { careEnquiryOf, careEventOf, mergedOf, savedEnquiry } from './care-enquiry-fields.js'
import { withHolder } from './enquiry-holder.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

interface ListRequest {
  readonly show: string
  readonly kind?: string | null
  readonly after?: string | null
}
interface Seen {
  readonly id: string
  readonly version: number
}

interface ErasureRequestInput {
  readonly id: string
  readonly version: number
  readonly reference: string
  readonly reason: string
}

type ListedViews = Output<typeof ListSavedViews>

interface ViewInput {
  readonly name: string
  readonly show: string
  readonly kind?: string | null
  readonly mine: boolean
  readonly unclaimed: boolean
  readonly overdue: boolean
}

interface SavingViews {
  readonly version: number
  readonly views: readonly ViewInput[]
}

@Resolver()
export class CareEnquiriesResolver {
  /** A page of enquiries, with the names of who has them. */
  @Query()
  async careEnquiries(@Args() args: ListRequest, @Context() { staff }: RequestContext) {
    const page = withoutNulls(args)
    const [{ enquiries, next, ...others }, names] = await Promise.all([
      staff.sendRequest(ListCareEnquiries, page),
      readNames(staff),
    ])
    const nodes = enquiries.map((enquiry) => careEnquiryOf(enquiry, lookupOf(names)))
    return { ...others, ...staffPageOf(nodes, { after: args.after, next }) }
  }

  /** The number of enquiries in each of some views. */
  @Query()
  careEnquiryCounts(@Context() { staff }: RequestContext) {
    return staff.sendRequest(CountCareEnquiries, {})
  }

  /** One enquiry with its timeline. */
  @Query()
  async careEnquiry(
    @Args() { id, ...args }: { id: string; eventsAfter?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const input = { enquiryId: id, ...withoutNulls(args) }
    const [found, names] = await Promise.all([staff.sendRequest(ReadCareEnquiry, input), readNames(staff)])
    const nameOf = lookupOf(names)
    const { enquiry, events, merged, nextEvents: next, ...others } = found
    return {
      ...others,
      enquiry: careEnquiryOf(enquiry, nameOf),
      merged: merged.map((one) => mergedOf(one, nameOf)),
      events: staffPageOf(
        events.map((line) => careEventOf(line, nameOf)),
        { after: args.eventsAfter, next },
      ),
    }
  }

  /** Claims an enquiry. */
  @Mutation()
  async claimCareEnquiry(@Args() args: Seen & { takeOver: boolean }, @Context() { staff }: RequestContext) {
    const claiming = async () => savedEnquiry(await staff.sendRequest(ClaimCareEnquiry, observedOf(args)))
    return withHolder(claiming, { enquiryId: args.id, staff })
  }

  /** Claims the enquiry with the least time left. */
  @Mutation()
  async claimNextCareEnquiry(@Context() { staff }: RequestContext) {
    return { id: (await staff.sendRequest(ClaimNextCareEnquiry, {})).enquiryId }
  }

  /** Releases a claimed enquiry. */
  @Mutation()
  async releaseCareEnquiry(@Args() args: Seen, @Context() { staff }: RequestContext) {
    return savedEnquiry(await staff.sendRequest(ReleaseCareEnquiry, observedOf(args)))
  }

  /**
   * Assigns an enquiry to a staff member. The enquiry service does not know the team, so the gateway checks that the
   * person may work on enquiries.
   */
  @Mutation()
  async assignCareEnquiry(@Args() args: Seen & { staffId: string }, @Context() { staff }: RequestContext) {
    const names = await readNames(staff)
    const person = names.get(args.staffId)
    if (!person) throw new AppError('STAFF_UNKNOWN')
    if (!person.mayTakeEnquiries) throw new AppError('INPUT_INVALID', { fields: [cannotAccept] })
    return savedEnquiry(await staff.sendRequest(AssignCareEnquiry, observedOf(args)))
  }

  /** Writes a note. */
  @Mutation()
  async addCareNote(
    @Args()
    { id: enquiryId, note }: { id: string; note: string },
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return savedEnquiry(await staff.sendRequest(AddCareNote, { enquiryId, note }, { idempotencyKey }))
  }

  /** Logs a contact (GEN-07). */
  @Mutation()
  async logCareContact(
    @Args() args: Seen & { channel: string; result: string; note?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    return savedEnquiry(await staff.sendRequest(LogCareContact, observedOf(args)))
  }

  /** Moves an enquiry between open and waiting. */
  @Mutation()
  async setEnquiryStatus(
    @Args() args: Seen & { to: string; snoozeDays?: number | null },
    @Context() { staff }: RequestContext,
  ) {
    return savedEnquiry(await staff.sendRequest(SetEnquiryStatus, observedOf(args)))
  }

  /** Ends an enquiry. */
  @Mutation()
  async closeCareEnquiry(
    @Args() args: Seen & { outcome: string; reason?: string | null; duplicateOf?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    return savedEnquiry(await staff.sendRequest(CloseCareEnquiry, observedOf(args)))
  }

  /** The state of an enquiry's erasure, service by service (LEGAL-05). */
  @Query()
  async careErasure(@Args() { id: enquiryId }: { id: string }, @Context() { staff }: RequestContext) {
    const [erasure, names] = await Promise.all([staff.sendRequest(ReadErasure, { enquiryId }), readNames(staff)])
    return erasureOf(erasure, lookupOf(names))
  }

  /** Erasures, newest first. */
  @Query()
  async careErasures(@Args() args: { first: number; after?: string | null }, @Context() { staff }: RequestContext) {
    const [{ erasures, next }, names] = await Promise.all([
      staff.sendRequest(ListErasures, withoutNulls(args)),
      readNames(staff),
    ])
    const nodes = erasures.map((erasure) => erasureOf(erasure, lookupOf(names)))
    return staffPageOf(nodes, { after: args.after, next })
  }

  /** Erases an enquiry in every service (LEGAL-05). */
  @Mutation()
  async eraseCareEnquiry(
    @Args() { id: enquiryId, ...args }: ErasureRequestInput,
    @Context() { staff }: RequestContext,
  ) {
    const erasure = await staff.sendRequest(StartErasure, { ...args, enquiryId })
    return erasureOf(erasure, lookupOf(await readNames(staff)))
  }

  /** Returns the caller's saved views and those of the team. */
  @Query()
  async savedViews(@Context() { staff }: RequestContext) {
    const { counts, own, team } = await staff.sendRequest(ListSavedViews, {})
    return { own: viewsOf(own, counts.own), team: viewsOf(team, counts.team) }
  }

  /** Saves the caller's own views. */
  @Mutation()
  saveOwnViews(@Args() args: SavingViews, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SaveOwnViews, savingOf(args))
  }

  /** Saves the views of the team. */
  @Mutation()
  saveTeamViews(@Args() args: SavingViews, @Context() { staff }: RequestContext) {
    return staff.sendRequest(SaveTeamViews, savingOf(args))
  }
}

const cannotAccept = {
  path: 'staffId',
  message: 'They cannot work on enquiries. Please choose a care agent or a care lead who has joined',
}

/** Returns the identifier of an enquiry as services expect it. */
function observedOf<Fields extends { readonly id: string }>({ id: enquiryId, ...args }: Fields) {
  return { enquiryId, ...withoutNulls(args) }
}

function erasureOf({ enquiryId: id, startedBy, ...erasure }: Output<typeof ReadErasure>, nameOf: NameOf) {
  return { ...erasure, id, startedBy: nameOf(startedBy) }
}

function viewsOf({ version, views }: ListedViews['own'], counts: ListedViews['counts']['own']) {
  const shown = views.map(({ filter, name }, at) => {
    return { name, ...filter, ...(counts[at] ?? { count: 0, isMore: true }) }
  })
  return { version, views: shown }
}

function savingOf({ version, views }: SavingViews) {
  const named = views.map(({ name, ...filter }) => ({ name, filter: withoutNulls(filter) }))
  return { version, views: named } as Input<typeof SaveOwnViews>
}
