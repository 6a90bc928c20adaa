import { VisuallyHidden } from '@seneb/ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigation, type Navigation } from 'react-router-dom'

import { Illustration } from '../../art/illustrations.js'
import type { ArticlesPageQuery } from '../../graph/generated/graphql.js'
import { PublicationArt } from '../../publications/publication-art.js'
import { articlesCopy as copy } from './articles.copy.js'
import type { DatePrecision } from '../../publications/publication.types.js'
import { dayOf } from '../../ui/figures.js'

type Card = ArticlesPageQuery['articles']['nodes'][number]

/** Articles in one, two or three columns, in the order of the list (ART-03, ART-05). */
export function ArticleGrid({ articles }: { readonly articles: readonly Card[] }) {
  if (articles.length === 0) return <NoArticles />
  return (
    // Four would leave a single card in the second row of three.
    <ul
      className={`wrap grid gap-6 pt-4 pb-[clamp(56px,6vw,88px)] sm:grid-cols-2 ${articles.length === 4 ? '' : 'lg:grid-cols-3'}`}
    >
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard {...article} />
        </li>
      ))}
    </ul>
  )
}

function ArticleCard(article: Card) {
  const { title, summary, image, fallbackImage, source, isSample } = article
  return (
    <article className="fixed-card flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <PublicationArt picture={image} fallback={fallbackImage} className="aspect-16/10 w-full" />
      <div className="flex grow flex-col p-6">
        <ArticleFacts {...article} />
        <h2 className="title-3 mt-2">{title}</h2>
        <p className="mt-2 grow text-[0.9688rem] text-ink-2">{summary}</p>
        <p className="mt-4 text-[0.9375rem]">
          {copy.source}: {source}
          {isSample && ` (${copy.sample})`}
        </p>
        <CardLink {...article} />
      </div>
    </article>
  )
}

const linkShape =
  'mt-2 inline-flex min-h-12 items-center gap-2 self-start font-semibold text-brand-strong underline-offset-4 hover:underline'

/** Links to our own page if there is one, otherwise to the publisher in a new tab (ART-04). A sample has no link. */
function CardLink({ isSample, path, link, title }: Card) {
  if (path !== null) {
    return (
      <Link to={path} className={linkShape}>
        <CardText title={title} />
        <ArrowRight aria-hidden size={17} className="rtl:-scale-x-100" />
      </Link>
    )
  }
  if (link === null) return null
  if (isSample) return <p className="mt-2 py-2.5">{copy.sampleReport}</p>
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={linkShape}>
      <CardText title={title}> ({copy.opensInNewTab})</CardText>
      <span aria-hidden>↗</span>
    </a>
  )
}

function CardText({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      {copy.readArticle}
      <VisuallyHidden>
        : {title}
        {children}
      </VisuallyHidden>
    </>
  )
}

function NoArticles() {
  return (
    <div className="wrap grid justify-items-center gap-5 py-14 text-center">
      <Illustration name="empty-chart" className="w-full max-w-md" />
      <h2 className="title-3">{copy.empty.title}</h2>
      <p className="text-ink-2">{copy.empty.text}</p>
    </div>
  )
}

/** Shows a note while an article is loading (ART-11, D-59). */
export function ArticleLoading() {
  return <LoadingNote {...useNavigation()} />
}

interface LoadingNoteProps {
  readonly state: Navigation['state']
  readonly location?: { readonly pathname: string }
}

/** 'Loading content...' while an article is being loaded, and only then. */
export function LoadingNote({ location, state }: LoadingNoteProps) {
  const isArticle = state === 'loading' && /^\/(?:blogs?|news)\/./.test(location?.pathname ?? '')
  return (
    <p
      role="status"
      className={
        isArticle
          ? 'fixed inset-x-0 top-28 z-30 mx-auto w-fit rounded-full bg-surface px-6 py-3 font-medium shadow-float'
          : 'sr-only'
      }
    >
      {isArticle && copy.loading}
    </p>
  )
}

interface ArticleFactsProps {
  readonly publishedOn: string | null
  readonly publishedPrecision: DatePrecision | null
  readonly readTime: number | null
}

/** Date and reading time (ART-03, ART-08). */
export function ArticleFacts({ publishedOn, publishedPrecision, readTime }: ArticleFactsProps) {
  return (
    <p className="text-[0.9375rem] text-(--facts-ink,var(--ink-2))">
      {publishedOn ? (
        <time dateTime={publishedOn}>{publishedDate(publishedOn, publishedPrecision)}</time>
      ) : (
        copy.undated
      )}
      {readTime !== null && ` · ${copy.readTime(readTime)}`}
    </p>
  )
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a date by its precision: a day or a month (D-59, ART-12, ART-16). */
export function publishedDate(on: string, precision: DatePrecision | null): string {
  // One wrong date must not fail the list of all articles.
  if (Number.isNaN(Date.parse(on))) return on
  return precision === 'MONTH' ? month.format(new Date(on)) : dayOf(on)
}
