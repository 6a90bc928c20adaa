import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import { ArticleGrid } from '../features/articles/article-grid.js'
import { ArticleLoading } from '../features/articles/article-loading.js'
import { NotFoundScreen } from '../features/not-found/not-found-screen.js'
import { ArticlesPageDocument, type ArticleList } from '../graph/generated/operations.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { pageHeadOf } from '../published/page-head-of.js'
import { PageOpening } from '../published/page-opening.js'
import { publishedHead } from '../published/published-head.js'
import { answerWith } from '../published/published-reading.server.js'
import { PublishedScreen } from '../published/published-screen.js'
import { QuestionList } from '../published/question-list.js'
import { RelatedTopics } from '../published/related-topics.js'
import { RichText } from '../published/rich-text.js'

/** Which list a page shows (ART-01, ART-02). */
const lists: Readonly<Record<string, ArticleList>> = { blogs: 'BLOGS', news: 'NEWS', articles: 'ALL' }

/** Three lists in one screen; the path names which (ROUTE-14, ROUTE-15, ROUTE-18). */
export async function loader({ context, url }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = url.pathname.replaceAll('/', '')
  const reading = await context.readPublished(ArticlesPageDocument, { slug, list: lists[slug] ?? 'ALL' })
  return answerWith(context, reading, ({ page, articles }) => (page ? { page, articles } : null))
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publishedHead(matches, loaderData, ({ page }) => pageHeadOf(page))
}

/** A list of articles (ART-01..06). */
export default function ArticlesScreen() {
  return (
    <PublishedScreen reading={useLoaderData<typeof loader>()} missing={<NotFoundScreen />}>
      {({ page, articles }) => (
        <>
          <PageOpening page={page} />
          <ArticleLoading />
          <RichText prose={page.introHtml} className="mx-auto w-full max-w-[1208px]! px-6 py-8 *:max-w-[66ch]" />
          <ArticleGrid articles={articles} />
          <QuestionList faqs={page.faqs} />
          <RelatedTopics topics={page.relatedTopics} />
        </>
      )}
    </PublishedScreen>
  )
}
