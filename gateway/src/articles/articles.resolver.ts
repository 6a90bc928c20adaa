import { Inject } from '@nestjs/common'
import { Args, Query, Resolver } from '@nestjs/graphql'
import type { Asker } from '@seneb/bus/ask'
import type { Output } from '@seneb/contracts/define'
import { ListArticles, ReadArticle, type articleLists } from '@seneb/contracts/messages/content/article.messages'

import { ASKER } from '../asker.js'

@Resolver()
export class ArticlesResolver {
  constructor(@Inject(ASKER) private readonly bus: Asker) {}

  /** Articles of one list (ART-01, ART-05). */
  @Query('articles')
  async articles(
    @Args() { list }: { readonly list: (typeof articleLists)[number] },
  ): Promise<Output<typeof ListArticles>['articles']> {
    return (await this.bus.ask(ListArticles, { list })).articles
  }

  /** One article (ART-07..13). */
  @Query('article')
  async article(@Args() { slug }: { readonly slug: string }): Promise<Output<typeof ReadArticle>['article']> {
    return (await this.bus.ask(ReadArticle, { slug })).article
  }
}
