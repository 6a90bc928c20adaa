import type { MetaDescriptor } from 'react-router-dom'
import type { Thing } from 'schema-dts'

import { siteOriginOf } from '../root-data.js'
import { pageHead } from '../seo/page-head.js'
import { breadcrumbsOf } from '../seo/structured-data.js'
import type { Crumb } from './breadcrumbs.js'
import { textOf } from './prose.js'
import type { FrequentQuestion, PageMeta, Picture, PublicationReading } from './publication.types.js'
import { publicationsCopy } from './publications.copy.js'

interface PublicationHead {
  readonly meta: Pick<PageMeta, 'title' | 'description' | 'keywords'>
  readonly path: string
  readonly trail: readonly Crumb[]
  readonly image: Picture | null
  readonly type?: 'website' | 'article'
  readonly indexed?: boolean
  readonly about: (location: HeadLocation) => readonly Thing[]
}

/** Site origin and full page address of a head. */
export interface HeadLocation {
  readonly origin: string
  readonly url: string
}

type Matches = Parameters<typeof siteOriginOf>[0]

/** Returns the head of a published page, or of the page that replaces it (ROUTE-33, SEO-01..06, SEO-17). */
export function publicationHead<Page>(
  matches: Matches,
  reading: PublicationReading<Page> | undefined,
  describe: (page: Page) => PublicationHead,
): MetaDescriptor[] {
  const origin = siteOriginOf(matches)
  if (reading?.state !== 'found') {
    const { metaTitle: title, description } =
      reading?.state === 'missing' ? publicationsCopy.missing : publicationsCopy.unavailable
    return pageHead({ title, description, path: '/', origin, indexed: false })
  }
  const { about, image, indexed, meta, path, trail, type } = describe(reading.page)
  return pageHead({
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    path,
    origin,
    indexed,
    type,
    card: artNameOf(image?.src),
    about: [breadcrumbsOf(origin, trail), ...about({ origin, url: `${origin}${path}` })],
  })
}

/** Returns a page's questions with plain-text answers for structured data (SEO-07). */
export function requestedOf(faqs: readonly FrequentQuestion[]) {
  return faqs.map(({ answerHtml, isInStructuredData, question }) => ({
    question,
    inMarkup: isInStructuredData,
    answer: textOf(answerHtml),
  }))
}

/** The name of an illustration of ours in a picture's `src` (`art:<name>`); undefined for a file. */
export function artNameOf(src: string | undefined): string | undefined {
  return src?.startsWith('art:') ? src.slice('art:'.length) : undefined
}
