import type { Input } from '@seneb/contracts/define'
import { ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import { Answers } from '@seneb/service-kit/answering/answers'
import { Controller } from '@nestjs/common'
import { Ctx, Payload } from '@nestjs/microservices'

import type { ContentCtx } from '../content-ctx.js'
import { listArticles } from './list-articles.js'
import { readArticle } from './read-article.js'

@Controller()
export class ArticlesController {
  @Answers(ListArticles)
  list(@Payload() asked: Input<typeof ListArticles>, @Ctx() ctx: ContentCtx) {
    return listArticles(asked, ctx)
  }

  @Answers(ReadArticle)
  read(@Payload() asked: Input<typeof ReadArticle>, @Ctx() ctx: ContentCtx) {
    return readArticle(asked, ctx)
  }
}
