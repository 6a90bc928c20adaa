import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ItemList,
  MedicalCondition,
  MedicalWebPage,
  Offer,
  Service,
  VideoObject,
  WebPage,
} from 'schema-dts'

/** Structured data contains only content that the page shows (SEO-15, SEO-17, D-24). */

/** The way to the page as its breadcrumbs show it. */
export function breadcrumbsOf(
  origin: string,
  trail: readonly { readonly label: string; readonly to: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${to}`,
    })),
  }
}

interface PatientQuestion {
  readonly question: string
  readonly answer: string
  /** Whether it is one of those that may be named (SEO-07). */
  readonly inMarkup: boolean
}

/**
 * Returns the questions shown on the page that SEO-07 allows in structured data; an empty list when there are none
 * (D-25).
 */
export function questionsOf(url: string, questions: readonly PatientQuestion[]): readonly FAQPage[] {
  const named = questions.filter(({ inMarkup }) => inMarkup)
  if (named.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${url}#faq`,
      mainEntity: named.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

interface PageFacts {
  readonly url: string
  readonly name: string
  readonly description: string
  readonly changedAt: string
}

/** Person who reviewed the medical statements of a page, and the day (YYYY-MM-DD). */
interface Reviewer {
  readonly name: string
  readonly role: string
  readonly reviewedOn: string
}

/** Returns the medical review of a page, which shows it as well; nothing when there is none. */
function reviewOf(reviewer: Reviewer | null) {
  if (!reviewer) return {}
  const reviewedBy = { '@type': 'Person' as const, name: reviewer.name, jobTitle: reviewer.role }
  return { reviewedBy, lastReviewed: reviewer.reviewedOn }
}

function conditionOf(name: string, procedures: readonly { readonly name: string }[]): MedicalCondition {
  return {
    '@type': 'MedicalCondition',
    name,
    possibleTreatment: procedures.map((procedure) => ({ '@type': 'MedicalTherapy', name: procedure.name })),
  }
}

/** A page about a treatment: its audience, its procedures and the condition they treat (SEO-15). */
export function medicalPageOf(
  { url, name, description, changedAt, reviewer = null }: PageFacts & { readonly reviewer?: Reviewer | null },
  procedures: readonly { readonly name: string; readonly description: string }[],
  condition: string | null = null,
): MedicalWebPage {
  const described = procedures.map((procedure) => ({ '@type': 'MedicalProcedure' as const, ...procedure }))
  return {
    '@type': 'MedicalWebPage',
    '@id': `${url}#page`,
    url,
    name,
    description,
    dateModified: changedAt.slice(0, 10),
    ...reviewOf(reviewer),
    inLanguage: 'en',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    about: condition === null ? described : [...described, conditionOf(condition, procedures)],
  }
}

/** A page that is a list to go through, in its order. */
export function toChecklist(
  { url, name, description }: Omit<PageFacts, 'changedAt'>,
  items: readonly string[],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${url}#list`,
    name,
    description,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, name: item })),
  }
}

interface PricedPackage {
  readonly name: string
  readonly description: string
  readonly fromUsd: number
  readonly validUntil: string | null
  readonly seller: string
}

/** Help with finding a provider, with the packages the page shows; no shipping, return or handling (O-9, D-24, SEO-10). */
export function serviceOf(
  { url, name, origin }: { readonly url: string; readonly name: string; readonly origin: string },
  packages: readonly PricedPackage[],
): Service {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: `Finding a provider for ${name} in Egypt`,
    serviceType: name,
    provider: { '@id': `${origin}/#organization` },
    areaServed: { '@type': 'Country', name: 'Egypt' },
    ...(packages.length > 0 ? { offers: packages.map((offered) => offerOf(offered, url)) } : {}),
  }
}

function offerOf({ name, description, fromUsd, seller, validUntil }: PricedPackage, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    description,
    url,
    seller: { '@type': 'Organization', name: seller },
    priceSpecification: { '@type': 'PriceSpecification', minPrice: fromUsd, priceCurrency: 'USD' },
    ...(validUntil ? { priceValidUntil: validUntil } : {}),
  }
}

interface ArticleFacts extends PageFacts {
  readonly origin: string
  readonly author: string
  readonly summary: string
  readonly publishedOn: string | null
  readonly image: string
  readonly keywords: readonly string[]
  /** Video shown at the top of the article. */
  readonly video?: { readonly title: string; readonly url: string } | null
}

/** SEO-16 */
const maxVideoDescription = 200

function videoOf({ title, url }: { readonly title: string; readonly url: string }, about: string): VideoObject {
  return { '@type': 'VideoObject', name: title, description: about.slice(0, maxVideoDescription), url }
}

/** Returns structured data of an article published on this site, with its featured video (SEO-09, SEO-16). */
export function articleOf(facts: ArticleFacts): Article {
  const { author, changedAt, description, image, keywords, name, origin, publishedOn, summary, url, video } = facts
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: name,
    description,
    url,
    image,
    keywords: keywords.join(', '),
    inLanguage: 'en',
    author: { '@type': 'Organization', name: author },
    publisher: { '@id': `${origin}/#organization` },
    ...(publishedOn ? { datePublished: publishedOn } : {}),
    ...(video ? { video: videoOf(video, summary) } : {}),
    dateModified: changedAt.slice(0, 10),
  }
}

/** Returns the page of a reviewed article, because schema.org has reviewers for pages only; none without a review. */
export function reviewedPageOf(url: string, name: string, reviewer: Reviewer | null): readonly WebPage[] {
  if (!reviewer) return []
  return [
    {
      '@type': 'WebPage',
      '@id': `${url}#page`,
      url,
      name,
      mainEntity: { '@id': `${url}#article` },
      ...reviewOf(reviewer),
    },
  ]
}
