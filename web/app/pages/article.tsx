import { useLoaderData, useLocation, type LoaderFunctionArgs, type MetaArgs } from 'react-router-dom'

import {
  ArticleHero,
  ArticleText,
  MissingArticle,
  SocialLinks,
  nextAfter,
} from '../features/articles/article-sections.js'
import { articlesCopy as copy } from '../features/articles/articles.copy.js'
import { wasRemoved } from '../features/articles/removed-article.server.js'
import { withAllArticles } from '../features/articles/with-all-articles.js'
import { ArticlePageDocument, MoreArticleLinksDocument } from '../graph/generated/graphql.js'
import type { SenebLoadContext } from '../graph/load-context.js'
import { artNameOf, publicationHead } from '../publications/publication-head.js'
import { Breadcrumbs, trailTo } from '../publications/breadcrumbs.js'
import { NextStep } from '../publications/next-step.js'
import { PageAside, RelatedTopics, textGrid } from '../publications/page-sections.js'
import type { PublicationReading } from '../publications/publication.types.js'
import { respondWith } from '../publications/publication-reading.server.js'
import { PublicationView } from '../publications/publication-view.js'
import type { RouteHandle } from '../route-handle.js'
import { cardOf } from '../seo/page-head.js'
import { articleOf, reviewedPageOf } from '../seo/structured-data.js'

/** An unknown slug is not served as a document, because React replaces it with the list (ART-07). */
export const handle: RouteHandle = {
  isDocument: (reading) => (reading as PublicationReading<unknown> | undefined)?.state !== 'missing',
}

/** One page under /blogs, /blog and /news; its canonical path is /blogs/{slug} (ROUTE-16, ROUTE-17, D-35). */
export async function loader({ context, params }: LoaderFunctionArgs<SenebLoadContext>) {
  const slug = params['slug'] ?? ''
  const first = await context.readPublished(ArticlePageDocument, { slug })
  const isRemoved = first.data?.article === null && (await wasRemoved(slug, context.readPublished))
  const reading = await withAllArticles(first, (after) => context.readPublished(MoreArticleLinksDocument, { after }))
  return respondWith(
    reading,
    ({ article, articles, site }) =>
      article ? { article, settings: site.settings, next: nextAfter(article.path, articles) } : null,
    isRemoved ? 410 : 404,
  )
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return publicationHead(matches, loaderData, ({ article }) => ({
    ...article,
    type: 'article' as const,
    trail: trailOf(article),
    about: ({ origin, url }) => [
      articleOf({
        origin,
        url,
        name: article.title,
        description: article.meta.description,
        changedAt: article.updatedAt,
        author: article.author,
        publishedOn: article.publishedOn,
        image: cardOf(origin, artNameOf(article.image?.src) ?? 'seneb'),
        keywords: article.meta.keywords,
        summary: article.summary,
        video: article.featuredVideo,
      }),
      ...reviewedPageOf(url, article.title, article.reviewer),
    ],
  }))
}

function trailOf({ title, path }: { readonly title: string; readonly path: string }) {
  return trailTo({ label: 'Blog', to: '/blogs' }, { label: title, to: path })
}

/** Page of an article published on this site (ART-07..14). */
export default function ArticlePage() {
  const list = useLocation().pathname.startsWith('/news') ? '/news' : '/blogs'
  return (
    <PublicationView reading={useLoaderData<typeof loader>()} missing={<MissingArticle list={list} />}>
      {({ article, settings, next }) => (
        <article>
          <ArticleHero article={article} />
          <Breadcrumbs trail={trailOf(article)} />
          <div className={textGrid}>
            <PageAside entries={article.tableOfContents} />
            <div className="min-w-0">
              <ArticleText article={article} />
              <SocialLinks {...settings} />
            </div>
          </div>
          <NextStep />
          <RelatedTopics heading={copy.readNext} topics={next} />
        </article>
      )}
    </PublicationView>
  )
}
