import type { GraphReading } from '../../graph/load-context.js'
import { readAllPages, type Page } from '../../graph/read-all-pages.js'

interface FirstPage<Item> {
  readonly articles: Page<Item>
}

type Listed<Data extends FirstPage<unknown>> = Data['articles']['nodes'][number]

/** Replaces the first page of articles in a response by the whole list, whose other pages are read one by one. */
export async function withAllArticles<Data extends FirstPage<unknown>>(
  { data, unavailable }: GraphReading<Data>,
  readNext: (after: string) => Promise<GraphReading<FirstPage<Listed<Data>>>>,
): Promise<GraphReading<Omit<Data, 'articles'> & { readonly articles: readonly Listed<Data>[] }>> {
  if (unavailable) return { unavailable }
  let reason: 'failed' | 'late' | 'unreachable' = 'failed'
  const articles = await readAllPages<Listed<Data>>(data.articles, async (after) => {
    const next = await readNext(after)
    // A refused later page is a failure of the list; only a refused first page means that the page does not exist.
    if (next.unavailable && next.unavailable !== 'refused') reason = next.unavailable
    return next.data?.articles
  })
  return articles ? { data: { ...data, articles } } : { unavailable: reason }
}
