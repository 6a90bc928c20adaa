import { array, boolean, number, object, string, type AnyObject, type ISchema, type ObjectShape } from 'yup'

/** Exactly these fields. */
export const strictObject = <F extends ObjectShape>(fields: F) => object(fields).noUnknown()
/** A list of these items, possibly empty. */
export const listOf = <T>(of: ISchema<T, AnyObject>) => array(of).required().min(0)

/** Text that is not empty. */
export const text = string().required()
/** Text, perhaps empty. */
export const anyText = string().defined()
/** Text, or null. */
export const textOrNull = string().nullable().defined()

/** Precision of a date (D-59). */
export const datePrecisions = ['DAY', 'MONTH'] as const

/** Metadata of a page for search engines and shared links (SEO-01, SEO-16, D-21). */
export const pageMeta = strictObject({ title: text, description: text, keywords: listOf(string().required()) })

export const image = strictObject({ src: text, alt: anyText })

const video = strictObject({
  url: text,
  title: text,
  provider: string().oneOf(['youtube', 'vimeo', 'file']).required(),
})
const socialPost = strictObject({
  postUrl: text,
  username: text,
  subreddit: text,
  /** Pixels (ART-14). */
  height: number().integer().min(100).required(),
})

/** Person who reviewed the medical statements of a page, and the day; null without a review (D-58). */
export const medicalReviewer = strictObject({ name: text, role: text, on: text }).nullable().defined()

/** One headed part of a text; `html` is cleaned by the allow-list (ART-13, D-60). */
export const section = strictObject({
  anchor: text,
  title: text,
  html: anyText,
  image: image.nullable().defined(),
  video: video.nullable().defined(),
  socialPost: socialPost.nullable().defined(),
  forLegalReview: boolean().required(),
})

const sourceEntry = strictObject({ title: text, publisher: text, url: text, accessed: textOrNull })
export const link = strictObject({ title: text, path: text })
export const point = strictObject({ title: text, html: anyText })

/** Text of a page: introduction, sections, extracted video and sources (ART-09, ART-10). */
export const body = {
  introHtml: anyText,
  sections: listOf(section),
  /** Anchors and titles when there are more than three sections, else empty (ART-09). */
  tableOfContents: listOf(strictObject({ anchor: text, title: text })),
  /** First video of the sections; it is removed from its section (ART-10). */
  featuredVideo: video.nullable().defined(),
  sources: listOf(sourceEntry),
  /** Minutes, at least 1. */
  readTime: number().integer().min(1).required(),
}

export const specialtyCard = strictObject({
  slug: text,
  path: text,
  name: text,
  formLabel: text,
  summary: anyText,
  image: image.required(),
})

export const treatmentCard = strictObject({
  slug: text,
  path: text,
  name: text,
  specialty: text,
  summary: anyText,
  image: image.required(),
})

/** One procedure as a specialty page lists it (SPEC-02). */
export const listedProcedure = strictObject({
  slug: text,
  name: text,
  html: anyText,
  minNights: number().integer().required(),
  maxNights: number().integer().required(),
  /** Number of journeys to Egypt that the treatment commonly requires. */
  journeys: number().integer().min(1).required(),
  /** The first day of the stay on which a flight home is commonly allowed, day 1 being that of arrival; null when unknown. */
  firstFlightDay: number().integer().min(1).nullable().defined(),
  /** Days to wait before a flight of four hours or more. */
  firstLongFlightDay: number().integer().min(1).nullable().defined(),
  /** Path of its own page, if any (ROUTE-27). */
  path: textOrNull,
  /** Clinician who approved its medical facts; null when no clinician has (D-49). */
  reviewedBy: textOrNull,
})

export const packageInclusion = strictObject({ key: text, title: text, html: anyText })

/**
 * A package with a 'from' price and its seller; `validUntil` is null when the price is too old to be promised (O-9,
 * D-24).
 */
export const treatmentPackage = strictObject({
  key: text,
  specialty: text,
  name: text,
  description: anyText,
  fromUsd: number().required(),
  asOf: text,
  validUntil: textOrNull,
  priceSource: text,
  /** Contracting party for the package; without a seller on record no package is published. */
  seller: text,
  inclusions: listOf(packageInclusion),
})

/** The name of one record in its address. */
export const slug = string().required('slug is required').max(120, 'slug is too long')
