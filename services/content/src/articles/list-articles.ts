import type { Output, Input } from '@seneb/contracts/define'
import type { ListArticles } from '@seneb/contracts/messages/content/article.messages'

import { precisionOf } from '../prose/text.rules.js'
import type { PublicationRecord } from '../publications/publication-record.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'

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

type DatedRecord = PublicationRecord<'article'> | PublicationRecord<'news'>

/** Returns the fields that lists and pages of articles share (ART-03, ART-12, ART-16). */
export function toArticleHead({ content }: DatedRecord) {
  const { fallbackImage = null, id, image = null, publishedOn = null, source, summary, title } = content
  const publishedPrecision = publishedOn === null ? null : precisionOf(publishedOn)
  return { id, title, summary, image, fallbackImage, publishedOn, publishedPrecision, source }
}

/** Returns one of our articles as a card that links to its page (ART-04). */
function ownCard(row: PublicationRecord<'article'>): ArticleCard {
  const { slug } = row.content
  const target = { slug, path: `/blogs/${slug}`, link: null }
  return { ...toArticleHead(row), ...target, readTime: row.readTime, isSample: row.isSample }
}

/** A press item as a card; it leads elsewhere (ART-04). */
function pressCard(row: PublicationRecord<'news'>): ArticleCard {
  const { link, readTime = null } = row.content
  return { ...toArticleHead(row), slug: null, path: null, link, readTime, isSample: row.isSample }
}

type ArticleCard = Output<typeof ListArticles>['articles'][number]

/**
 * ART-05: newest first by date, undated ones last, else in the order they were given. A date known to the month counts
 * as the first of it (D-59).
 */
export function newestFirst<A extends { readonly publishedOn: string | null }>(articles: readonly A[]): A[] {
  return articles.toSorted((one, other) => {
    const [a, b] = [one.publishedOn ?? '', other.publishedOn ?? '']
    if (a === b) return 0
    return a > b ? -1 : 1
  })
}

/** ART-01, ROUTE-18: which kinds a list shows. */
export function kindsOf(list: 'BLOGS' | 'NEWS' | 'ALL'): readonly ('article' | 'news')[] {
  if (list === 'ALL') return ['article', 'news']
  return list === 'BLOGS' ? ['article'] : ['news']
}
