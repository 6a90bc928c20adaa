import type { Input } from '@seneb/contracts/define'
import { ListFaqs } from '@seneb/contracts/messages/content/faq.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listFaqs } from './list-faqs.js'

@Controller()
export class FaqsController {
  @Answers(ListFaqs)
  list(@Payload() asked: Input<typeof ListFaqs>, @Ctx() ctx: ContentCtx) {
    return listFaqs(asked, ctx)
  }
}
