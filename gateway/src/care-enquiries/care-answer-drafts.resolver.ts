import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql'
import type { Input } from '@seneb/contracts/define'
import {
  DiscardCareAnswerDraft,
  ReadCareAnswerDraft,
  SaveCareAnswerDraft,
} from '@seneb/contracts/messages/enquiry/care-answer-draft.messages'

import type { RequestContext } from '../graphql/request-context.js'

interface Saving {
  readonly id: string
  readonly revision: string
  readonly seen?: string | null
  readonly template: string
  readonly fields: Input<typeof SaveCareAnswerDraft>['fields']
}

@Resolver()
export class CareAnswerDraftsResolver {
  /** The draft of whoever asks. */
  @Query('careAnswerDraft')
  async read(@Args() { id: enquiryId }: { id: string }, @Context() { staff }: RequestContext) {
    const { draft } = await staff.ask(ReadCareAnswerDraft, { enquiryId })
    return draft ?? null
  }

  /** Saves it. */
  @Mutation('saveCareAnswerDraft')
  save(@Args() { fields, id, revision, seen, template }: Saving, @Context() { staff }: RequestContext) {
    const draft = { enquiryId: id, revision, template, fields }
    return staff.ask(SaveCareAnswerDraft, seen ? { ...draft, seen } : draft)
  }

  /** Throws it away. */
  @Mutation('discardCareAnswerDraft')
  async discard(@Args() { id: enquiryId, seen }: { id: string; seen: string }, @Context() { staff }: RequestContext) {
    await staff.ask(DiscardCareAnswerDraft, { enquiryId, seen })
    return { id: enquiryId }
  }
}
