import { questionsOf } from '../seo/structured-data.js'
import { webPageOf } from '../seo/web-page.js'
import { pageTrail } from './page-opening.js'
import { askedOf, type HeadPlace } from './publication-head.js'
import type { PublishedPage } from './publication.types.js'

/** What the head of a page of its own says (SEO-01, SEO-07, SEO-17). */
export function pageHeadOf(page: PublishedPage) {
  return {
    ...page,
    trail: pageTrail(page),
    about: ({ url }: HeadPlace) => [
      webPageOf({ url, name: page.heading, description: page.meta.description, changedAt: page.changedAt }),
      ...questionsOf(url, askedOf(page.faqs)),
    ],
  }
}
