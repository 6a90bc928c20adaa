import type { Input } from '@seneb/contracts/define'
import {
  AddAnswerTemplate,
  ArchiveAnswerTemplate,
  ListAnswerTemplates,
  ReadAnswerTemplate,
  RestoreAnswerTemplate,
  SaveAnswerTemplate,
} from '@seneb/contracts/messages/enquiry/answer-template.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import type { Ctx as Context } from '@seneb/service-kit/ctx'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { addAnswerTemplate } from './add-answer-template.js'
import { archiveAnswerTemplate } from './archive-answer-template.js'
import { listAnswerTemplates, readAnswerTemplate } from './list-answer-templates.js'
import { restoreAnswerTemplate, saveAnswerTemplate } from './save-answer-template.js'

@Controller()
export class AnswerTemplatesController {
  @Answers(ListAnswerTemplates)
  list(@Payload() asked: Input<typeof ListAnswerTemplates>, @Ctx() ctx: Context) {
    return listAnswerTemplates(asked, ctx)
  }

  @Answers(ReadAnswerTemplate)
  read(@Payload() asked: Input<typeof ReadAnswerTemplate>, @Ctx() ctx: Context) {
    return readAnswerTemplate(asked, ctx)
  }

  @Answers(AddAnswerTemplate)
  add(@Payload() asked: Input<typeof AddAnswerTemplate>, @Ctx() ctx: Context) {
    return addAnswerTemplate(asked, ctx)
  }

  @Answers(SaveAnswerTemplate)
  save(@Payload() asked: Input<typeof SaveAnswerTemplate>, @Ctx() ctx: Context) {
    return saveAnswerTemplate(asked, ctx)
  }

  @Answers(RestoreAnswerTemplate)
  restore(@Payload() asked: Input<typeof RestoreAnswerTemplate>, @Ctx() ctx: Context) {
    return restoreAnswerTemplate(asked, ctx)
  }

  @Answers(ArchiveAnswerTemplate)
  archive(@Payload() asked: Input<typeof ArchiveAnswerTemplate>, @Ctx() ctx: Context) {
    return archiveAnswerTemplate(asked, ctx)
  }
}
