import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Output } from '@seneb/contracts/define'
import { ListPersonEnquiries, MergeEnquiries, UndoMerge } from '@seneb/contracts/messages/enquiry/merge.messages'
import { DeclareReplyUnneeded, MarkMessagesRead, ReadMessage } from '@seneb/contracts/messages/enquiry/message.messages'
import {
  AttachEmail,
  DismissEmail,
  ListUnmatchedEmails,
  ReadUnmatchedEmail,
} from '@seneb/contracts/messages/notification/inbound-email.messages'
import { ListCareReferences } from '@seneb/contracts/messages/enquiry/care-enquiry.messages'
import { AppError } from '@seneb/platform/app-error'

import { staffPageOf } from '../graphql/connections.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { careEnquiryOf, careMessageOf, savedEnquiry } from './care-enquiry-fields.js'
import { withHolder } from './enquiry-holder.js'
import { lookupOf, readNames } from './staff-names.js'

type Unmatched = Output<typeof ListUnmatchedEmails>['emails'][number]

interface Observed {
  readonly id: string
  readonly version: number
}

interface MergeArgs extends Observed {
  readonly mergedId: string
  readonly mergedVersion: number
  readonly isSamePerson: boolean
}

@Resolver()
export class MessagesResolver {
  /** A message with its whole text. */
  @Query()
  async careMessage(
    @Args() { id: enquiryId, messageId }: { id: string; messageId: string },
    @Context() { staff }: RequestContext,
  ) {
    const [{ fullText, message }, names] = await Promise.all([
      staff.sendRequest(ReadMessage, { enquiryId, messageId }),
      readNames(staff),
    ])
    return { message: careMessageOf(message, lookupOf(names)), fullText }
  }

  /** Other enquiries that may be of the same person. */
  @Query()
  async personEnquiries(@Args('id') enquiryId: string, @Context() { staff }: RequestContext) {
    const [{ enquiries }, names] = await Promise.all([
      staff.sendRequest(ListPersonEnquiries, { enquiryId }),
      readNames(staff),
    ])
    return enquiries.map(({ enquiry, isMerged, isSameAddress }) => {
      return { enquiry: careEnquiryOf(enquiry, lookupOf(names)), isMerged, isSameAddress }
    })
  }

  /** A page of received emails that belong to no enquiry yet. */
  @Query()
  async unmatchedEmails(@Args() args: { first: number; after?: string | null }, @Context() { staff }: RequestContext) {
    const { emails, next, total } = await staff.sendRequest(ListUnmatchedEmails, withoutNulls(args))
    return { ...staffPageOf(emails.map(unmatchedEmailOf), { after: args.after, next }), totalCount: total }
  }

  /** An unmatched email with its text. */
  @Query()
  async unmatchedEmail(@Args('id') emailId: string, @Context() { staff }: RequestContext) {
    const { email, ...others } = await staff.sendRequest(ReadUnmatchedEmail, { emailId })
    return { ...others, email: unmatchedEmailOf(email) }
  }

  /** Marks messages as read. */
  @Mutation()
  async markMessagesRead(
    @Args() { id: enquiryId, messageIds }: { id: string; messageIds: string[] },
    @Context() { staff }: RequestContext,
  ) {
    return savedEnquiry(await staff.sendRequest(MarkMessagesRead, { enquiryId, messageIds }))
  }

  /** Stops the next-reply clock without a reply. */
  @Mutation()
  async declareReplyUnneeded(@Args() { id: enquiryId, version }: Observed, @Context() { staff }: RequestContext) {
    const declaring = async () => savedEnquiry(await staff.sendRequest(DeclareReplyUnneeded, { enquiryId, version }))
    return withHolder(declaring, { enquiryId, staff })
  }

  /** Merges two enquiries of one person. */
  @Mutation()
  async mergeEnquiries(@Args() { id: enquiryId, ...args }: MergeArgs, @Context() { staff }: RequestContext) {
    const merging = async () => savedEnquiry(await staff.sendRequest(MergeEnquiries, { enquiryId, ...args }))
    return withHolder(merging, { enquiryId, staff })
  }

  /** Separates a merged enquiry. */
  @Mutation()
  async undoMerge(@Args() { id: enquiryId, version }: Observed, @Context() { staff }: RequestContext) {
    const undoing = async () => savedEnquiry(await staff.sendRequest(UndoMerge, { enquiryId, version }))
    return withHolder(undoing, { enquiryId, staff })
  }

  /** Files an unmatched email; only enquiries on the care team's list can have it. */
  @Mutation()
  async attachEmail(
    @Args() { id: emailId, enquiryId, reason }: { id: string; enquiryId: string; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    // Notification has no list of enquiries, so that a wrong id would be filed nowhere.
    const { enquiries } = await staff.sendRequest(ListCareReferences, { enquiryIds: [enquiryId] })
    if (enquiries.length === 0) throw new AppError('ENQUIRY_UNKNOWN')
    const attached = await staff.sendRequest(AttachEmail, { emailId, enquiryId, reason })
    return { id: attached.emailId, enquiryId: attached.enquiryId }
  }

  /** Deletes an unmatched email. */
  @Mutation()
  async dismissEmail(
    @Args() { id: emailId, reason }: { id: string; reason: string },
    @Context() { staff }: RequestContext,
  ) {
    return { id: (await staff.sendRequest(DismissEmail, { emailId, reason })).emailId }
  }
}

function unmatchedEmailOf({ files: fileCount, personal, ...email }: Unmatched) {
  return { ...email, fileCount, sender: personal?.sender, subject: personal?.subject }
}
