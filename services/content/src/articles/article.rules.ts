import type { Output } from '@seneb/contracts/define'
import type { ListArticles } from '@seneb/contracts/messages/content/article.messages'

export type ArticleCard = Output<typeof ListArticles>['articles'][number]

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
