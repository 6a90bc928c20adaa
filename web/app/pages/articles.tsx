import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { ArticleGrid, ArticleLoading } from '../features/articles/article-grid.js'
import { withAllArticles } from '../features/articles/with-all-articles.js'
import { NotFoundView } from '../features/not-found/not-found-view.js'
import { ArticlesPageDocument, MoreArticlesDocument, type ArticleList } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { pageHeadOf, PageOpening, FaqList, RelatedTopics } from '../publications/page-sections.js'
import { publicationHead } from '../publications/publication-head.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import { RichText } from '../publications/rich-text.js'
import type { RouteHandle } from '../route-handle.js'

export const handle: RouteHandle = { isDocument: true }

/** Which list a page shows (ART-01, ART-02). */
const lists: Readonly<Record<string, ArticleList>> = { blogs: 'BLOGS', news: 'NEWS', articles: 'ALL' }

/** Three lists in one page; the path names which (ROUTE-14, ROUTE-15, ROUTE-18). */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = url.pathname.replaceAll('/', '')
  const list = lists[slug] ?? 'ALL'
  const first = await context.readPublished(ArticlesPageDocument, { slug, list })
  const reading = await withAllArticles(first, (after) => context.readPublished(MoreArticlesDocument, { list, after }))
  return respondWith(reading, ({ page, articles }) => (page ? { page, articles } : null))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/** A list of articles (ART-01..06). */
export default function ArticlesPage() {
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<NotFoundView />}>
      {({ page, articles }) => (
        <>
          <PageOpening page={page} />
          <ArticleLoading />
          <RichText prose={page.introHtml} className="mx-auto w-full max-w-[1208px]! px-6 py-8 *:max-w-[66ch]" />
          <ArticleGrid articles={articles} />
          <FaqList faqs={page.faqs} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublicationView>
  )
}
