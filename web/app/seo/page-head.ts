import { keywordsOf, maxKeywords } from '@seneb/contracts/vocabulary/page-keywords'
import type { MetaDescriptor } from 'react-router-dom'
import type { Graph, Organization, Thing, WebPage } from 'schema-dts'

/** SEO-06: every title ends in the product's name and this phrase. */
const titleEnd = 'Seneb · Medical Tourism Egypt'

export interface PageHead {
  readonly title: string
  /** 120 to 160 characters (SEO-01). */
  readonly description: string
  /** The canonical path (D-34, D-35). */
  readonly path: string
  /** Scheme and host of the site. */
  readonly origin: string
  /** False excludes the page from search engines. */
  readonly indexed?: boolean
  /** Text that the page shows (SEO-02, D-21). */
  readonly keywords?: readonly string[]
  readonly type?: 'website' | 'article'
  /** File name of the preview picture of a shared link. */
  readonly card?: string
  /** Patients' rating of Seneb, on a page that shows it (SEO-12, D-23). */
  readonly rating?: Rating | null
  /** Additional structured data about the content shown on the page. */
  readonly about?: readonly Thing[]
}

/** Title, description, canonical link, robots, cards and structured data of a page (ROUTE-33, SEO-05, SEO-06, SEO-17). */
export function pageHead({ indexed = true, ...head }: PageHead): MetaDescriptor[] {
  const fullTitle = `${head.title} | ${titleEnd}`
  const named = [{ title: fullTitle }, { name: 'description', content: head.description }]
  if (!indexed) return [...named, robots('noindex')]
  return [
    ...named,
    ...keywordsMeta(head.keywords ?? []),
    robots('index, follow, max-image-preview:large'),
    { tagName: 'link', rel: 'canonical', href: `${head.origin}${head.path}` },
    ...sharedCard(fullTitle, head),
    {
      'script:ld+json': graphOf([organizationOf(head.origin, head.rating), ...(head.about ?? [])]) as unknown as LdJson,
    },
  ]
}

/** The router's type for any JSON object; ours is narrower. */
type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** Returns the meta tags for the preview of a shared link. */
function sharedCard(title: string, { description, origin, path, type = 'website', card = 'seneb' }: PageHead) {
  const image = cardOf(origin, card)
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: 'Seneb' },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
}

/** The picture of a shared link, 1200 by 630. */
export function cardOf(origin: string, name: string): string {
  return `${origin}/cards/${name}.png`
}

function keywordsMeta(keywords: readonly string[]): MetaDescriptor[] {
  if (keywords.length === 0) return []
  return [{ name: 'keywords', content: keywords.slice(0, maxKeywords).join(', ') }]
}

function robots(content: string): MetaDescriptor {
  return { name: 'robots', content }
}

interface OwnPageHead extends Omit<PageHead, 'keywords'> {
  /** Main texts of the page: its heading, its lead, and its subheadings. Its keywords are derived from them (D-21). */
  readonly shown: readonly string[]
}

/**
 * Returns the head of a page whose text is in the code, with derived keywords and structured data (ROUTE-33, GEN-11).
 */
export function ownPageHead({ shown, about = [], ...head }: OwnPageHead): MetaDescriptor[] {
  const { description, origin, path, title } = head
  const page = webPageOf({ url: `${origin}${path}`, name: title, description })
  return pageHead({ ...head, keywords: keywordsOf(...shown), about: [page, ...about] })
}

interface WebPageFacts {
  readonly url: string
  readonly name: string
  readonly description: string
  readonly changedAt?: string
}

/**
 * Returns structured data of a page that is not about a treatment; a page whose text is in the code has no modification
 * date.
 */
export function webPageOf({ changedAt, description, name, url }: WebPageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name,
    description,
    ...(changedAt ? { dateModified: changedAt.slice(0, 10) } : {}),
    inLanguage: 'en',
  }
}

/** Patients' rating of Seneb, with its evidence. */
export interface Rating {
  /** True for figures that only show how a rating looks. */
  readonly isSample: boolean
  /** Stars out of five. */
  readonly value: number
  readonly count: number
  readonly sourceUrl: string
  readonly asOf: string
}

/**
 * An aggregator: neither a medical business nor a provider (D-24, GEN-01). Its rating is included only when shown
 * (D-23), and never a sample, which search engines would publish as real.
 */
export function organizationOf(origin: string, rating?: Rating | null): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Seneb',
    url: `${origin}/`,
    logo: `${origin}/cards/seneb.png`,
    ...(rating && !rating.isSample
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }
      : {}),
  }
}

/** Returns all structured data of a page in one block. */
export function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
