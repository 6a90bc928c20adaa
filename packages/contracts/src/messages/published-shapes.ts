import { array, boolean, number, object, string, type AnyObject, type ISchema, type ObjectShape } from 'yup'

/** Exactly these fields. */
export const shape = <F extends ObjectShape>(fields: F) => object(fields).noUnknown()
/** A list of them, perhaps empty. */
export const listOf = <T>(of: ISchema<T, AnyObject>) => array(of).required().min(0)

const id = string().required()
const words = string().defined()
const maybe = string().nullable().defined()

/** How exactly a date is known (D-59). */
export const datePrecisions = ['DAY', 'MONTH'] as const

/** What search engines and shared links show of a page (SEO-01, SEO-16, D-21). */
export const pageMeta = shape({ title: id, description: id, keywords: listOf(string().required()) })

export const image = shape({ src: id, alt: words })

const video = shape({ url: id, title: id, provider: string().oneOf(['youtube', 'vimeo', 'file']).required() })
const socialPost = shape({
  postUrl: id,
  username: id,
  subreddit: id,
  /** Pixels (ART-14). */
  height: number().integer().min(100).required(),
})

/** One headed part of a text; `html` is cleaned by the allow-list (ART-13, D-60). */
export const section = shape({
  anchor: id,
  title: id,
  html: words,
  image: image.nullable().defined(),
  video: video.nullable().defined(),
  socialPost: socialPost.nullable().defined(),
  forLegalReview: boolean().required(),
})

const sourceEntry = shape({ title: id, publisher: id, url: id, accessed: maybe })
const link = shape({ title: id, path: id })
const point = shape({ title: id, html: words })

/** The text of a page: intro, sections, the video pulled out of them, what they rest on (ART-09, ART-10). */
export const body = {
  introHtml: words,
  sections: listOf(section),
  /** Anchors and titles when there are more than three sections, else empty (ART-09). */
  tableOfContents: listOf(shape({ anchor: id, title: id })),
  /** The first video of the sections, which does not stand in its section any more (ART-10). */
  featuredVideo: video.nullable().defined(),
  sources: listOf(sourceEntry),
  /** Minutes, at least 1. */
  readTime: number().integer().min(1).required(),
}

export const packageInclusion = shape({ key: id, title: id, html: words })

/** A package with a 'from' price; `validUntil` is null when the price is too old to promise anything (O-9, D-24). */
export const treatmentPackage = shape({
  key: id,
  specialty: id,
  name: id,
  description: words,
  fromUsd: number().required(),
  asOf: id,
  validUntil: maybe,
  priceSource: id,
  inclusions: listOf(packageInclusion),
})

/** A question and its answer; `inMarkup` says that it is one of those structured data names (SEO-07, D-25). */
export const frequentQuestion = shape({ key: id, question: id, html: id, inMarkup: boolean().required() })

export const specialtyCard = shape({
  slug: id,
  path: id,
  name: id,
  formLabel: id,
  summary: words,
  image: image.required(),
})

export const treatmentCard = shape({
  slug: id,
  path: id,
  name: id,
  specialty: id,
  summary: words,
  image: image.required(),
})

/** One procedure as a specialty page lists it (SPEC-02). */
const listedProcedure = shape({
  slug: id,
  name: id,
  html: words,
  nightsLeast: number().integer().required(),
  nightsMost: number().integer().required(),
  /** Its own page, where it has one (ROUTE-27). */
  path: maybe,
})

export const specialtyPage = shape({
  slug: id,
  path: id,
  name: id,
  formLabel: id,
  heading: id,
  summary: words,
  meta: pageMeta.required(),
  image: image.required(),
  ...body,
  noticeHtml: maybe,
  needsConsultationNotice: boolean().required(),
  procedures: listOf(listedProcedure),
  whyEgypt: listOf(point),
  packageInclusions: listOf(packageInclusion),
  packages: listOf(treatmentPackage),
  treatments: listOf(treatmentCard),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: id,
})

export const treatmentPage = shape({
  slug: id,
  path: id,
  name: id,
  heading: id,
  summary: words,
  meta: pageMeta.required(),
  image: image.required(),
  ...body,
  specialty: specialtyCard.required(),
  procedure: listedProcedure.nullable().defined(),
  packageInclusions: listOf(packageInclusion),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: id,
})

/** A page of its own: why Egypt, medical tourism, and the words around lists (SPEC-07, SPEC-08). */
export const publishedPage = shape({
  slug: id,
  path: id,
  heading: id,
  summary: words,
  meta: pageMeta.required(),
  image: image.nullable().defined(),
  ...body,
  benefits: listOf(point),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: id,
})

const articleHead = {
  id,
  title: id,
  summary: words,
  image: image.nullable().defined(),
  fallbackImage: image.nullable().defined(),
  /** '2026-10-14' or '2026-10'; null while undated. */
  publishedOn: maybe,
  publishedPrecision: string().oneOf(datePrecisions).nullable().defined(),
  source: id,
}

/** One card of a list: an own article has a path, a press item a link (ART-03, ART-04, ART-12, ART-16). */
export const articleCard = shape({
  ...articleHead,
  readTime: number().integer().nullable().defined(),
  slug: maybe,
  path: maybe,
  link: maybe,
  isSample: boolean().required(),
})

export const article = shape({
  ...articleHead,
  ...body,
  slug: id,
  path: id,
  meta: pageMeta.required(),
  category: id,
  author: id,
  reviewer: shape({ name: id, role: id, on: id }).nullable().defined(),
  /** False while only the summary exists (ART-11). */
  hasContent: boolean().required(),
  changedAt: id,
})

const legalVersionEntry = shape({ version: id, publishedOn: id, changes: maybe })

export const legalCard = shape({ slug: id, path: id, title: id, version: id, publishedOn: id })

/** A legal document in one of its versions, with all of them to choose from (LEGAL-01, D-65). */
export const legalDocument = shape({
  slug: id,
  path: id,
  title: id,
  summary: words,
  meta: pageMeta.required(),
  ...body,
  version: id,
  publishedOn: id,
  isLatest: boolean().required(),
  versions: listOf(legalVersionEntry),
})

export const value = shape({ key: id, title: id, html: words })

export const teamMember = shape({
  key: id,
  name: id,
  role: id,
  bioHtml: words,
  linkedinUrl: maybe,
  imageUrl: maybe,
  /** Stands in for a photo that is missing or fails (TEAM-01). */
  initials: id,
  isSample: boolean().required(),
})

/** An accreditation body; a partner of ours only with an agreement on record (TEAM-02, D-28). */
export const accreditationBody = shape({
  key: id,
  name: id,
  descriptionHtml: words,
  imageUrl: maybe,
  link: id,
  isPartner: boolean().required(),
  isSample: boolean().required(),
})

/** A live offer (D-27, O-3). */
export const offer = shape({
  key: id,
  /** With the number filled in. */
  text: id,
  total: number().integer().required(),
  remaining: number().integer().min(1).required(),
  endsOn: maybe,
  terms: words,
  isSample: boolean().required(),
})

export const claim = shape({
  key: id,
  text: id,
  evidence: id,
  evidenceUrl: maybe,
  asOf: id,
  isSample: boolean().required(),
})

/** What may be set; null, or an empty list, means that it is not shown (D-22, D-23, D-63, D-68, D-69, D-77). */
export const siteSettings = shape({
  canonicalOrigin: maybe,
  waitingListUrl: maybe,
  linkedinUrl: maybe,
  instagramUrl: maybe,
  facebookUrl: maybe,
  /** Who answers for the data (the controller), and the mailbox for everything about them. */
  companyName: maybe,
  companyRegistration: maybe,
  companyAddress: maybe,
  privacyEmail: maybe,
  /** Whose visitors are thanked; a host that begins with a dot means all that end so (D-69). */
  partnerHosts: listOf(string().required()),
  partnerThanks: maybe,
  valuesWelcomeTitle: maybe,
  valuesWelcomeText: maybe,
  /** Only when value, count, source and date are all there (D-23). */
  rating: shape({ value: number().required(), count: number().integer().required(), sourceUrl: id, asOf: id })
    .nullable()
    .defined(),
  /** The settings above that are samples, by their keys (O-1). */
  sampleKeys: listOf(string().required()),
})

export const searchKinds = ['SPECIALTY', 'PROCEDURE', 'TREATMENT', 'ARTICLE', 'QUESTION', 'PAGE'] as const

/** A piece of text; `isMatch` marks the words that were found. */
const piece = shape({ text: words, isMatch: boolean().required() })

export const searchHit = shape({
  kind: string().oneOf(searchKinds).required(),
  path: id,
  title: listOf(piece),
  excerpt: listOf(piece),
})

/** A public page (SITE-01, D-38); `lastChangedOn` is null where nothing dated makes the page. */
export const siteMapEntry = shape({ path: id, label: id, group: id, lastChangedOn: maybe })
