import type { Input } from '@seneb/contracts/define'
import {
  DiscardCareAnswerDraft,
  ReadCareAnswerDraft,
  SaveCareAnswerDraft,
} from '@seneb/contracts/messages/enquiry/care-answer-draft.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { readCareAnswerDraft } from './read-care-answer-draft.js'
import { discardCareAnswerDraft, saveCareAnswerDraft } from './save-care-answer-draft.js'

@Controller()
export class CareAnswerDraftsController {
  @Answers(ReadCareAnswerDraft)
  read(@Payload() asked: Input<typeof ReadCareAnswerDraft>, @Ctx() ctx: Context) {
    return readCareAnswerDraft(asked, ctx)
  }

  @Answers(SaveCareAnswerDraft)
  save(@Payload() asked: Input<typeof SaveCareAnswerDraft>, @Ctx() ctx: Context) {
    return saveCareAnswerDraft(asked, ctx)
  }

  @Answers(DiscardCareAnswerDraft)
  discard(@Payload() asked: Input<typeof DiscardCareAnswerDraft>, @Ctx() ctx: Context) {
    return discardCareAnswerDraft(asked, ctx)
  }
}
