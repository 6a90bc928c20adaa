import { Inject } from '@nestjs/common'
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { RequestClient } from '@seneb/bus/request-client'
import type { Input, Output } from '@seneb/contracts/define'
import { ReadPromiseMeter, ReadPromiseReport } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import {
  AddReplyTemplate,
  ArchiveReplyTemplate,
  ListReplyTemplates,
  ReadReplyTemplate,
  RestoreReplyTemplate,
  SaveReplyTemplate,
} from '@seneb/contracts/messages/enquiry/reply-template.messages'
import {
  DiscardReplyDraft,
  ReadReplyDraft,
  SaveReplyDraft,
  RecallReply,
  SendReply,
} from '@seneb/contracts/messages/enquiry/reply.messages'
import { RetryReply } from '@seneb/contracts/messages/notification/email.messages'

import { REQUEST_CLIENT, nullIfUnavailable } from '../request-client.js'
import { IdempotencyKey } from '../graphql/idempotency-key.js'
import { type RequestContext, withoutNulls } from '../graphql/request-context.js'
import { withHolder } from './enquiry-holder.js'
import { lookupOf, type NameOf, readNames } from './staff-names.js'

interface Written {
  readonly id: string
  readonly version: number
  readonly template: string
  readonly templateVersion: number
  readonly fields: Input<typeof SendReply>['fields']
  readonly takeOver: boolean
  readonly inReplyTo?: string | null
  readonly idempotencyKey?: string | null
}

interface ReplyRef {
  readonly id: string
  readonly replyId: string
}

interface SavingDraft {
  readonly id: string
  readonly revision: string
  readonly seen?: string | null
  readonly template: string
  readonly fields: Input<typeof SaveReplyDraft>['fields']
}

type Version = Output<typeof ReadReplyTemplate>['versions'][number]

type TemplateInput = Input<typeof AddReplyTemplate>['template']

interface Keyed {
  readonly idempotencyKey?: string | null
}
interface AddingTemplate extends Keyed {
  readonly template: TemplateInput
  readonly note?: string | null
}
interface SavingTemplate extends AddingTemplate {
  readonly key: string
  readonly version: number
}
interface RestoringTemplate extends Keyed {
  readonly key: string
  readonly version: number
  readonly from: number
}

@Resolver()
export class RepliesResolver {
  constructor(@Inject(REQUEST_CLIENT) private readonly bus: RequestClient) {}

  /** Sends a reply to an enquiry; it can be recalled for twenty seconds (GEN-07). */
  @Mutation()
  async sendReply(
    @Args() { id: enquiryId, idempotencyKey: _, ...args }: Written,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    const written = { ...withoutNulls(args), enquiryId }
    const writing = async () => {
      const { replyId, version, waitingUntil } = await staff.sendRequest(SendReply, written, { idempotencyKey })
      return { id: enquiryId, version, replyId, waitingUntil }
    }
    return withHolder(writing, { enquiryId, staff })
  }

  /** Recalls a reply while it waits. */
  @Mutation()
  async recallReply(@Args() { replyId, id: enquiryId }: ReplyRef, @Context() { staff }: RequestContext) {
    const { version } = await staff.sendRequest(RecallReply, { enquiryId, replyId })
    return { id: enquiryId, version }
  }

  /** Sends a reply again that was not delivered (D-51). */
  @Mutation()
  async retryReply(@Args() { replyId, id: enquiryId }: ReplyRef, @Context() { staff }: RequestContext) {
    return { replyId: (await staff.sendRequest(RetryReply, { enquiryId, replyId })).replyId }
  }

  /** Returns the caller's draft of a reply, or null. */
  @Query()
  async replyDraft(@Args() { id: enquiryId }: { id: string }, @Context() { staff }: RequestContext) {
    const { draft } = await staff.sendRequest(ReadReplyDraft, { enquiryId })
    return draft ?? null
  }

  /** Saves the draft of a reply. */
  @Mutation()
  saveReplyDraft(@Args() { fields, id, revision, seen, template }: SavingDraft, @Context() { staff }: RequestContext) {
    const draft = { enquiryId: id, revision, template, fields }
    return staff.sendRequest(SaveReplyDraft, seen ? { ...draft, seen } : draft)
  }

  /** Discards the draft of a reply. */
  @Mutation()
  async discardReplyDraft(
    @Args() { id: enquiryId, seen }: { id: string; seen: string },
    @Context() { staff }: RequestContext,
  ) {
    await staff.sendRequest(DiscardReplyDraft, { enquiryId, seen })
    return { id: enquiryId }
  }

  /** Returns the templates of replies. */
  @Query()
  async replyTemplates(
    @Args() args: { kind?: string | null; withArchived: boolean },
    @Context() { staff }: RequestContext,
  ) {
    const [{ templates }, names] = await Promise.all([
      staff.sendRequest(ListReplyTemplates, withoutNulls(args)),
      readNames(staff),
    ])
    return templates.map((template) => versionOf(template, lookupOf(names)))
  }

  /** One template with its versions. */
  @Query()
  async replyTemplate(@Args() { key }: { key: string }, @Context() { staff }: RequestContext) {
    const [{ template, versions }, names] = await Promise.all([
      staff.sendRequest(ReadReplyTemplate, { key }),
      readNames(staff),
    ])
    const nameOf = lookupOf(names)
    return { template: versionOf(template, nameOf), versions: versions.map((version) => versionOf(version, nameOf)) }
  }

  /** Adds a template. */
  @Mutation()
  addReplyTemplate(
    @Args() { idempotencyKey: _, ...args }: AddingTemplate,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(AddReplyTemplate, withoutNulls(args), { idempotencyKey })
  }

  /** Saves the next version of a template. */
  @Mutation()
  saveReplyTemplate(
    @Args() { idempotencyKey: _, ...args }: SavingTemplate,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(SaveReplyTemplate, withoutNulls(args), { idempotencyKey })
  }

  /** Restores the text of an earlier version of a template. */
  @Mutation()
  restoreReplyTemplate(
    @Args() { idempotencyKey: _, ...args }: RestoringTemplate,
    @IdempotencyKey() idempotencyKey: string | undefined,
    @Context() { staff }: RequestContext,
  ) {
    return staff.sendRequest(RestoreReplyTemplate, args, { idempotencyKey })
  }

  /** Hides a template from care team members who write replies, or restores it. */
  @Mutation()
  archiveReplyTemplate(@Args() args: Input<typeof ArchiveReplyTemplate>, @Context() { staff }: RequestContext) {
    return staff.sendRequest(ArchiveReplyTemplate, args)
  }

  /**
   * Returns the public meter of the 24-hour promise (GEN-07). Pages work without it, so the field is null instead of
   * failing when the service is down.
   */
  @Query()
  async responseTimeStats() {
    const meter = (await nullIfUnavailable(this.bus.request(ReadPromiseMeter, {})))?.meter
    if (!meter) return null
    const { days, from, onTimePercent, promises, until } = meter
    return { days, startDate: from, endDate: until, enquiryCount: promises, onTimePercent }
  }

  /** Returns the report on the reply promises of the last 90 days (GEN-07). */
  @Query()
  promiseReport(@Context() { staff }: RequestContext) {
    return staff.sendRequest(ReadPromiseReport, {})
  }
}

/** A template, or a version of one, as the schema has it. */
function versionOf<V extends Omit<Version, 'note'>>({ writtenBy, ...version }: V, nameOf: NameOf) {
  return { ...version, writtenBy: nameOf(writtenBy) }
}
