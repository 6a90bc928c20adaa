import type { Input } from '@seneb/contracts/define'
import { ListLegalDocuments, ReadLegalDocument } from '@seneb/contracts/messages/content/legal-document.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listLegalDocuments } from './list-legal-documents.js'
import { readLegalDocument } from './read-legal-document.js'

@Controller()
export class LegalDocumentsController {
  @Answers(ListLegalDocuments)
  list(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listLegalDocuments(ctx)
  }

  @Answers(ReadLegalDocument)
  read(@Payload() asked: Input<typeof ReadLegalDocument>, @Ctx() ctx: ContentCtx) {
    return readLegalDocument(asked, ctx)
  }
}
