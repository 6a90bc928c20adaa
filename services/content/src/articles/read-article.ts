import type { Output, Input } from '@seneb/contracts/define'
import type { ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import { articleFacts } from '@seneb/contracts/publications/page.schemas'
import { keywordsOf, maxKeywords } from '@seneb/contracts/vocabulary/page-keywords'

import { bodyOf } from '../prose/body.js'
import { reviewerOf } from '../publications/medical-review.rules.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { factsOf } from '../publications/publication-record.js'
import { toArticleHead } from './list-articles.js'

/** Returns one of our articles, or null for an unknown slug, for which pages return 404 (ART-07..14, D-59). */
export async function readArticle(
  { slug }: Input<typeof ReadArticle>,
  ctx: PublishingCtx,
): Promise<Output<typeof ReadArticle>> {
  const published = await readPublications([{ kind: 'article', key: slug }], ctx)
  const row = published.one('article', slug)
  if (!row) return { article: null }

  const { content, keywords, meta, sources, summary, title } = row.content
  const named = keywords.length > 0 ? keywords : keywordsOf(title, summary)
  return {
    article: {
      ...toArticleHead(row),
      ...factsOf(articleFacts, row.content),
      path: `/blogs/${slug}`,
      meta: { ...meta, keywords: named.slice(0, maxKeywords) },
      reviewer: reviewerOf(row.content),
      hasContent: content !== undefined,
      ...bodyOf({ intro: '', sections: [], ...content, sources }),
      changedAt: published.changedAt(row),
    },
  }
}
