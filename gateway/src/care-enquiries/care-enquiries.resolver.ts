import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import {
  AddCareNote,
  AssignCareEnquiry,
  ClaimCareEnquiry,
  ClaimNextCareEnquiry,
  CloseCareEnquiry,
  CountCareEnquiries,
  ListCareEnquiries,
  LogCareContact,
  MoveCareEnquiry,
  ReadCareEnquiry,
  ReleaseCareEnquiry,
} from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'

import { readIdempotencyKey } from '../access/idempotency-key.js'
import type { RequestContext } from '../graphql/request-context.js'
import { withoutNulls } from '../graphql/without-nulls.js'
import { careEnquiryOf, careEventOf, lookupOf, readNames } from './care-enquiry.js'
import { withHolder } from './with-holder.js'

interface ListAsked {
  readonly show: string
  readonly kind?: string | null
}
interface Seen {
  readonly id: string
  readonly version: number
}

@Resolver()
export class CareEnquiriesResolver {
  /** A page of enquiries, with the names of who has them. */
  @Query('careEnquiries')
  async list(@Args() asked: ListAsked, @Context() { staff }: RequestContext) {
    const page = withoutNulls(asked)
    const [{ enquiries, ...others }, names] = await Promise.all([staff.ask(ListCareEnquiries, page), readNames(staff)])
    return { enquiries: enquiries.map((enquiry) => careEnquiryOf(enquiry, lookupOf(names))), ...others }
  }

  /** How many some views show. */
  @Query('careEnquiryCounts')
  count(@Context() { staff }: RequestContext) {
    return staff.ask(CountCareEnquiries, {})
  }

  /** One enquiry with its timeline. */
  @Query('careEnquiry')
  async read(
    @Args() { id, ...asked }: { id: string; eventsAfter?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const wanted = { enquiryId: id, ...withoutNulls(asked) }
    const [found, names] = await Promise.all([staff.ask(ReadCareEnquiry, wanted), readNames(staff)])
    const nameOf = lookupOf(names)
    const { enquiry, events, ...others } = found
    return {
      ...others,
      enquiry: careEnquiryOf(enquiry, nameOf),
      events: events.map((line) => careEventOf(line, nameOf)),
    }
  }

  /** Takes an enquiry. */
  @Mutation('claimCareEnquiry')
  async claim(@Args() asked: Seen & { takeOver: boolean }, @Context() { staff }: RequestContext) {
    const claiming = async () => saved(await staff.ask(ClaimCareEnquiry, seenOf(asked)))
    return withHolder(claiming, { enquiryId: asked.id, staff })
  }

  /** Takes the one with the least time left. */
  @Mutation('claimNextCareEnquiry')
  async claimNext(@Context() { staff }: RequestContext) {
    return { id: (await staff.ask(ClaimNextCareEnquiry, {})).enquiryId }
  }

  /** Gives an enquiry back. */
  @Mutation('releaseCareEnquiry')
  async release(@Args() asked: Seen, @Context() { staff }: RequestContext) {
    return saved(await staff.ask(ReleaseCareEnquiry, seenOf(asked)))
  }

  /** Gives an enquiry to somebody; the enquiry service does not know who is on the team, so that is asked here. */
  @Mutation('assignCareEnquiry')
  async assign(@Args() asked: Seen & { staffId: string }, @Context() { staff }: RequestContext) {
    const names = await readNames(staff)
    const person = names.get(asked.staffId)
    if (!person) throw new AppError('STAFF_UNKNOWN')
    if (!person.mayTakeEnquiries) throw new AppError('INPUT_INVALID', { fields: [cannotTake] })
    return saved(await staff.ask(AssignCareEnquiry, seenOf(asked)))
  }

  /** Writes a note. */
  @Mutation('addCareNote')
  async addNote(
    @Args()
    { id: enquiryId, idempotencyKey: key, words }: { id: string; words: string; idempotencyKey?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    const idempotencyKey = readIdempotencyKey(key)
    return saved(await staff.ask(AddCareNote, { enquiryId, words }, { idempotencyKey }))
  }

  /** Logs a contact (GEN-07). */
  @Mutation('logCareContact')
  async logContact(
    @Args() asked: Seen & { channel: string; result: string; words?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(LogCareContact, seenOf(asked)))
  }

  /** Moves an enquiry between open and waiting. */
  @Mutation('moveCareEnquiry')
  async move(@Args() asked: Seen & { to: string; wakeInDays?: number | null }, @Context() { staff }: RequestContext) {
    return saved(await staff.ask(MoveCareEnquiry, seenOf(asked)))
  }

  /** Ends an enquiry. */
  @Mutation('closeCareEnquiry')
  async close(
    @Args() asked: Seen & { outcome: string; words?: string | null; duplicateOf?: string | null },
    @Context() { staff }: RequestContext,
  ) {
    return saved(await staff.ask(CloseCareEnquiry, seenOf(asked)))
  }
}

const cannotTake = {
  path: 'staffId',
  message: 'They cannot work on enquiries. Please choose a care agent or a care lead who has joined',
}

/** The enquiry that is meant, as services call it. */
function seenOf<Asked extends { readonly id: string }>({ id: enquiryId, ...asked }: Asked) {
  return { enquiryId, ...withoutNulls(asked) }
}

function saved({ enquiryId: id, version }: { enquiryId: string; version: number }) {
  return { id, version }
}
