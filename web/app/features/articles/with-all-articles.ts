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
  const articles = await readAllPages<Listed<Data>>(data.articles, async (after) => {
    return (await readNext(after)).data?.articles
  })
  return articles ? { data: { ...data, articles } } : { unavailable: 'failed' }
}
