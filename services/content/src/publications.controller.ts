import type { Input } from '@seneb/contracts/define'
import { ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import {
  ListCompanyValues,
  ListFaqs,
  ReadPage,
  ReadTeam,
  ListLegalDocuments,
  ReadLegalDocument,
} from '@seneb/contracts/messages/content/page.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import {
  ListSpecialties,
  ReadSpecialty,
  ListTreatments,
  ReadTreatment,
} from '@seneb/contracts/messages/content/specialty.messages'
import { HandleRequest } from '@seneb/service-kit/decorators'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import { listArticles } from './articles/list-articles.js'
import { readArticle } from './articles/read-article.js'
import type { ContentCtx } from './content-ctx.js'
import { listFaqs } from './faqs/faqs-on.js'
import { listLegalDocuments, readLegalDocument } from './legal-documents/read-legal-document.js'
import { readPage } from './pages/read-page.js'
import { searchContent } from './search/search-content.js'
import { readSite } from './site/read-site.js'
import { listSpecialties, readSpecialty } from './specialties/read-specialty.js'
import { readTeam, listCompanyValues } from './team/read-team.js'
import { listTreatments, readTreatment } from './treatments/read-treatment.js'

@Controller()
export class PublicationsController {
  @HandleRequest(ListArticles)
  listArticles(@Payload() input: Input<typeof ListArticles>, @Ctx() ctx: ContentCtx) {
    return listArticles(input, ctx)
  }

  @HandleRequest(ReadArticle)
  readArticle(@Payload() input: Input<typeof ReadArticle>, @Ctx() ctx: ContentCtx) {
    return readArticle(input, ctx)
  }

  @HandleRequest(ListCompanyValues)
  listCompanyValues(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listCompanyValues(ctx)
  }

  @HandleRequest(ListFaqs)
  listFaqs(@Payload() input: Input<typeof ListFaqs>, @Ctx() ctx: ContentCtx) {
    return listFaqs(input, ctx)
  }

  @HandleRequest(ListLegalDocuments)
  listLegalDocuments(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listLegalDocuments(ctx)
  }

  @HandleRequest(ReadLegalDocument)
  readLegalDocument(@Payload() input: Input<typeof ReadLegalDocument>, @Ctx() ctx: ContentCtx) {
    return readLegalDocument(input, ctx)
  }

  @HandleRequest(ReadPage)
  readPage(@Payload() input: Input<typeof ReadPage>, @Ctx() ctx: ContentCtx) {
    return readPage(input, ctx)
  }

  @HandleRequest(SearchContent)
  searchContent(@Payload() input: Input<typeof SearchContent>, @Ctx() ctx: ContentCtx) {
    return searchContent(input, ctx)
  }

  @HandleRequest(ReadSite)
  readSite(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readSite(ctx)
  }

  @HandleRequest(ListSpecialties)
  listSpecialties(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return listSpecialties(ctx)
  }

  @HandleRequest(ReadSpecialty)
  readSpecialty(@Payload() input: Input<typeof ReadSpecialty>, @Ctx() ctx: ContentCtx) {
    return readSpecialty(input, ctx)
  }

  @HandleRequest(ReadTeam)
  readTeam(@Payload() _nothing: object, @Ctx() ctx: ContentCtx) {
    return readTeam(ctx)
  }

  @HandleRequest(ListTreatments)
  listTreatments(@Payload() input: Input<typeof ListTreatments>, @Ctx() ctx: ContentCtx) {
    return listTreatments(input, ctx)
  }

  @HandleRequest(ReadTreatment)
  readTreatment(@Payload() input: Input<typeof ReadTreatment>, @Ctx() ctx: ContentCtx) {
    return readTreatment(input, ctx)
  }
}
