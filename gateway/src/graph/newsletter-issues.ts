import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Unvalidated } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import { ReadSignInMethods } from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import {
  ApproveNewsletterIssue,
  CancelNewsletterSchedule,
  CreateNewsletterIssue,
  DeleteNewsletterIssue,
  ListNewsletterIssues,
  PreviewNewsletterIssue,
  ReadNewsletterIssue,
  ResolveNewsletterRecipient,
  ResumeNewsletterIssue,
  ReturnNewsletterIssue,
  ScheduleNewsletterIssue,
  SendNewsletterIssue,
  SendTestNewsletterIssue,
  StopNewsletterIssue,
  SubmitNewsletterIssue,
  UpdateNewsletterIssue,
} from '@seneb/contracts/messages/notification/newsletter-issue.messages'
import {
  CountNewsletterSubscribers,
  EraseNewsletterSubscriber,
  ExportNewsletterSubscribers,
  ListNewsletterSubscribers,
  SuppressNewsletterSubscriber,
} from '@seneb/contracts/messages/notification/newsletter-subscriber.messages'

import { staffPageOf } from '../graphql/connections.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { lookupOf, readNames } from './staff-names.js'

interface SeenIssue {
  readonly id: string
  readonly version: number
}

type Staff = Pick<RequestContext, 'staff'>

@Resolver()
export class NewsletterIssuesResolver {
  /** A page of issues. */
  @Query()
  async newsletterIssues(@Args() args: Unvalidated<Input<typeof ListNewsletterIssues>>, @Context() { staff }: Staff) {
    const { issues, next } = await staff.sendRequest(ListNewsletterIssues, withoutNulls(args))
    return staffPageOf(issues, { after: args.after as string | null, next })
  }

  /** One issue with its text. */
  @Query()
  async newsletterIssue(@Args('id') issueId: string, @Context() { staff }: Staff) {
    const [found, names] = await Promise.all([staff.sendRequest(ReadNewsletterIssue, { issueId }), readNames(staff)])
    const { approvedBy, authorIds, uncertain, writtenBy, ...details } = found
    const nameOf = lookupOf(names)
    return {
      ...details,
      authors: authorIds.map(nameOf),
      writtenBy: nameOf(writtenBy),
      approvedBy: nameOf(approvedBy),
      uncertainRecipients: uncertain.map(({ recipientId: id, ...recipient }) => ({ id, ...recipient })),
    }
  }

  /** An issue as its mail. */
  @Query()
  newsletterIssuePreview(@Args('id') issueId: string, @Context() { staff }: Staff) {
    return staff.sendRequest(PreviewNewsletterIssue, { issueId })
  }

  /** A page of subscribers. */
  @Query()
  async newsletterSubscribers(
    @Args() args: Unvalidated<Input<typeof ListNewsletterSubscribers>>,
    @Context() { staff }: Staff,
  ) {
    const { next, subscribers } = await staff.sendRequest(ListNewsletterSubscribers, withoutNulls(args))
    return staffPageOf(subscribers, { after: args.after as string | null, next })
  }

  /** The number of subscribers by state. */
  @Query()
  async newsletterSubscriberCounts(@Context() { staff }: Staff) {
    return (await staff.sendRequest(CountNewsletterSubscribers, {})).counts
  }

  /** Creates the draft of an issue. */
  @Mutation()
  async createNewsletterIssue(
    @Args('input') input: Unvalidated<Input<typeof CreateNewsletterIssue>>,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: Staff,
  ) {
    return changedIssue(await staff.sendRequest(CreateNewsletterIssue, withoutNulls(input), { idempotencyKey }))
  }

  /** Changes the text of an issue. */
  @Mutation()
  async updateNewsletterIssue(
    @Args('input') { id, ...input }: Unvalidated<Input<typeof UpdateNewsletterIssue>> & { id: string },
    @Context() { staff }: Staff,
  ) {
    return changedIssue(await staff.sendRequest(UpdateNewsletterIssue, { ...withoutNulls(input), issueId: id }))
  }

  /** Deletes an issue. */
  @Mutation()
  async deleteNewsletterIssue(
    @Args() { id, version }: SeenIssue,
    @Context() { staff }: Staff,
  ): Promise<{ id: string }> {
    const { issueId } = await staff.sendRequest(DeleteNewsletterIssue, { issueId: id, version })
    return { id: issueId }
  }

  /** Submits a draft for review. */
  @Mutation()
  async submitNewsletterIssue(@Args() { id, ...seen }: SeenIssue, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(SubmitNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Returns an issue to its authors. */
  @Mutation()
  async returnNewsletterIssue(
    @Args() { id, ...seen }: SeenIssue & { readonly reason: string },
    @Context() { staff }: Staff,
  ) {
    return changedIssue(await staff.sendRequest(ReturnNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Approves an issue. */
  @Mutation()
  async approveNewsletterIssue(@Args() { id, ...seen }: SeenIssue, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(ApproveNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Schedules an issue. */
  @Mutation()
  async scheduleNewsletterIssue(
    @Args() { id, ...seen }: SeenIssue & { readonly sendAt: string },
    @Context() { staff }: Staff,
  ) {
    return changedIssue(await staff.sendRequest(ScheduleNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Cancels a schedule. */
  @Mutation()
  async cancelNewsletterSchedule(@Args() { id, ...seen }: SeenIssue, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(CancelNewsletterSchedule, { issueId: id, ...seen }))
  }

  /** Starts sending an issue. */
  @Mutation()
  async sendNewsletterIssue(@Args() { id, ...seen }: SeenIssue, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(SendNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Resumes a stopped issue. */
  @Mutation()
  async resumeNewsletterIssue(@Args() { id, ...seen }: SeenIssue, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(ResumeNewsletterIssue, { issueId: id, ...seen }))
  }

  /** Stops sending an issue. */
  @Mutation()
  async stopNewsletterIssue(@Args('id') issueId: string, @Context() { staff }: Staff) {
    return changedIssue(await staff.sendRequest(StopNewsletterIssue, { issueId }))
  }

  /** Mails an issue to the caller, whose address identity alone has. */
  @Mutation()
  async sendTestNewsletterIssue(@Args('id') issueId: string, @Context() { staff }: Staff): Promise<{ id: string }> {
    const { email: to } = await staff.sendRequest(ReadSignInMethods, {})
    await staff.sendRequest(SendTestNewsletterIssue, { issueId, to })
    return { id: issueId }
  }

  /** Settles an uncertain mail. */
  @Mutation()
  async resolveNewsletterRecipient(
    @Args() { decision, id }: { readonly id: string; readonly decision: string },
    @Context() { staff }: Staff,
  ): Promise<{ id: string }> {
    const { issueId } = await staff.sendRequest(ResolveNewsletterRecipient, { recipientId: id, decision })
    return { id: issueId }
  }

  /** A part of the subscribers as lines for a spreadsheet. */
  @Mutation()
  async exportNewsletterSubscribers(
    @Args() args: { readonly state?: string | null; readonly after?: string | null },
    @Context() { staff }: Staff,
  ) {
    const { next: after, ...part } = await staff.sendRequest(ExportNewsletterSubscribers, withoutNulls(args))
    return { ...part, after }
  }

  /** Suppresses an address, or lifts that. */
  @Mutation()
  async suppressNewsletterSubscriber(
    @Args() { id, isSuppressed }: { readonly id: string; readonly isSuppressed: boolean },
    @Context() { staff }: Staff,
  ) {
    const { state } = await staff.sendRequest(SuppressNewsletterSubscriber, { subscriberId: id, isSuppressed })
    return { id, state }
  }

  /** Erases a subscriber. */
  @Mutation()
  async eraseNewsletterSubscriber(@Args('id') subscriberId: string, @Context() { staff }: Staff) {
    await staff.sendRequest(EraseNewsletterSubscriber, { subscriberId })
    return { id: subscriberId }
  }
}

function changedIssue({ issueId: id, state, version }: Output<typeof UpdateNewsletterIssue>) {
  return { id, version, state }
}
