import { leadsSomewhere } from '@seneb/contracts/vocabulary/site-routes'
import { ButtonLink } from '@seneb/ui/button-link'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { Prose } from './prose.js'
import type { FrequentQuestion, RelatedTopic, TextBody, PublishedPage } from './publication.types.js'
import { publicationsCopy as copy } from './publications.copy.js'
import { RichText } from './rich-text.js'
import { TableOfContents } from './text-sections.js'
import { questionsOf } from '../seo/structured-data.js'
import { webPageOf } from '../seo/page-head.js'
import { PageBand } from '../shell/page-band.js'
import { Breadcrumbs, trailTo } from './breadcrumbs.js'
import { PublicationArt } from './publication-art.js'
import { requestedOf, type HeadLocation } from './publication-head.js'

interface PageOpeningProps {
  readonly page: Pick<PublishedPage, 'heading' | 'summary' | 'image' | 'path' | 'meta'>
}

/** Top of a standalone page, with its breadcrumbs. */
export function PageOpening({ page }: PageOpeningProps) {
  return (
    <>
      <PageBand
        title={page.heading}
        lead={page.summary}
        art={page.image && <PublicationArt picture={page.image} className="size-full" />}
      />
      <Breadcrumbs trail={pageTrail(page)} />
    </>
  )
}

/** Home, and the page. */
function pageTrail({ meta, path }: Pick<PublishedPage, 'meta' | 'path'>) {
  return trailTo({ label: meta.title, to: path })
}

/** Returns the head of a published page (SEO-01, SEO-07, SEO-17). */
export function pageHeadOf(page: PublishedPage) {
  return {
    ...page,
    trail: pageTrail(page),
    about: ({ url }: HeadLocation) => [
      webPageOf({ url, name: page.heading, description: page.meta.description, changedAt: page.updatedAt }),
      ...questionsOf(url, requestedOf(page.faqs)),
    ],
  }
}

interface PageAsideProps {
  readonly entries: TextBody['tableOfContents']
  readonly planTo?: string
}

/** Sidebar of a long text on wide screens, placed before it on narrow ones (ART-09). */
export function PageAside({ entries, planTo }: PageAsideProps) {
  return (
    <aside className="lg:sticky lg:top-28 lg:order-last lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto">
      <TableOfContents entries={entries} />
      {planTo && (
        <ButtonLink variant="brand" to={planTo} className="mt-6 max-lg:hidden">
          {copy.plan}
        </ButtonLink>
      )}
    </aside>
  )
}

export const textGrid = 'wrap grid gap-x-16 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_280px]'

interface PointsProps {
  readonly id: string
  readonly title: string
  readonly points: readonly { readonly title: string; readonly html: Prose }[]
}

/** Reasons or benefits as a quiet grid (SPEC-02, SPEC-07, SPEC-08). */
export function Points({ id, title, points }: PointsProps) {
  if (points.length === 0) return null
  return (
    <section aria-labelledby={id} className="section-air">
      <div className="wrap">
        <h2 id={id} className="title-2">
          {title}
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="rounded-card border border-line bg-surface p-6 md:p-7">
              <h3 className="title-3">{point.title}</h3>
              <RichText prose={point.html} className="mt-2 text-[0.9688rem] text-ink-2" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Notice to read before the rest: the responsibilities of each party, and that a consultation comes first (SPEC-01,
 * GEN-01, D-27).
 */
export function Notice({ prose }: { readonly prose: Prose | null }) {
  if (!prose) return null
  return (
    <div className="wrap pt-4">
      <div role="note" className="rounded-card border-s-4 border-accent bg-warm px-6 py-5">
        <RichText prose={prose} />
      </div>
    </div>
  )
}

/** Questions that expand to their answers, with or without a script (SPEC-08, ART-06, SEO-07). */
export function FaqList({ faqs }: { readonly faqs: readonly FrequentQuestion[] }) {
  if (faqs.length === 0) return null
  return (
    <section aria-labelledby="faq" className="section-air">
      <div className="wrap grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
        <h2 id="faq" className="title-2 max-w-[14ch] scroll-mt-28">
          {copy.faqs}
        </h2>
        <div className="border-t border-line">
          {faqs.map(({ answerHtml, key, question }) => (
            <details key={key} id={`faq-${key}`} className="faq scroll-mt-28 border-b border-line">
              <summary className="flex min-h-16 items-center justify-between gap-4 py-4 text-[1.0625rem] font-semibold hover:text-brand-strong">
                {question}
              </summary>
              <RichText prose={answerHtml} className="pb-6" />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Links to related pages, clearly visible, as content clusters require (SEO-08, D-20). Lists existing pages only. */
export function RelatedTopics({
  topics,
  heading = copy.relatedTopics,
}: {
  readonly topics: readonly Pick<RelatedTopic, 'title' | 'path'>[]
  readonly heading?: string
}) {
  const shown = topics.filter(({ path }) => leadsSomewhere(path))
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby="related" className="wrap pb-[clamp(56px,6vw,80px)]">
      <h2 id="related" className="title-3">
        {heading}
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={path}
              className="group flex h-full min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-surface px-[min(1.25rem,5vw)] py-3 font-medium hover:border-control"
            >
              <span className="min-w-0 hyphens-auto wrap-anywhere">{title}</span>
              <ArrowRight
                aria-hidden
                size={18}
                className="shrink-0 text-brand transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
