import { questionsOf } from '../seo/structured-data.js'
import { webPageOf } from '../seo/page-head.js'
import { PageBand } from '../shell/page-band.js'
import { Breadcrumbs, trailTo } from './breadcrumbs.js'
import { PublicationArt } from './publication-art.js'
import { askedOf, type HeadPlace } from './publication-head.js'
import type { PublishedPage } from './publication.types.js'

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
    about: ({ url }: HeadPlace) => [
      webPageOf({ url, name: page.heading, description: page.meta.description, changedAt: page.updatedAt }),
      ...questionsOf(url, askedOf(page.faqs)),
    ],
  }
}
