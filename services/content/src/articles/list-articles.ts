import type { Output, Input } from '@seneb/contracts/define'
import type { ListArticles } from '@seneb/contracts/messages/content/article.messages'

import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { ownCard, pressCard } from './article-cards.js'
import { kindsOf, newestFirst } from './article.rules.js'

/** One list of articles, newest first, undated ones last, in one statement (ART-01, ART-02, ART-05, P9). */
export async function listArticles(
  { list }: Input<typeof ListArticles>,
  ctx: PublishingCtx,
): Promise<Output<typeof ListArticles>> {
  const published = await readPublications(
    kindsOf(list).map((kind) => ({ kind, brief: true })),
    ctx,
  )

  const cards = [...published.all('article').map(ownCard), ...published.all('news').map(pressCard)]
  return { articles: newestFirst(cards) }
}
