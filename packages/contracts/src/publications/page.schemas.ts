import { array, number, object, string, type StringSchema } from 'yup'

import { legalDocumentSlugs } from '../vocabulary/legal-versions.js'
import { specialties, treatmentPages } from '../vocabulary/specialties.js'
import { treatmentTypes } from '../vocabulary/treatments.js'
import {
  address,
  day,
  dayOrMonth,
  flag,
  image,
  key,
  keys,
  meta,
  points,
  prose,
  record,
  relatedTopics,
  sections,
  sources,
  text,
} from './prose.schemas.js'

/*
 * Rules for the texts of all pages:
 *
 * - The order in a list is the order of display, except articles and news, which are sorted by date (ART-05).
 * - A text names no figure that makes a promise (prices, savings, success, numbers of patients): those are claims,
 *   packages and offers (GEN-08). Medical facts with a source may be named.
 * - Anchors, read times, keywords and the table of contents are computed.
 */

const specialtySlugs = specialties.map(({ slug }) => slug)
const treatmentSlugs = treatmentPages.map(({ slug }) => slug)
const procedureSlugs = treatmentTypes.flatMap(({ procedures }) => procedures.map(({ slug }) => slug))

type ProcedureSlug = (typeof procedureSlugs)[number]

/** Prose by the slug of its procedure. */
const proseOfProcedures = () =>
  object(
    Object.fromEntries(procedureSlugs.map((slug) => [slug, prose().optional()])) as Record<ProcedureSlug, StringSchema>,
  ).noUnknown()

/** Years after which medical statements are reviewed again at the latest. */
const maxReviewYears = 2

/** Person who reviewed the medical statements of a text, and the day of the next review; omitted until then (D-58). */
const reviewer = () =>
  record({
    name: text(),
    role: text(),
    on: day().label('Reviewed on'),
    dueOn: day()
      .label('Next review by')
      .test(
        'next-review',
        `Please choose a day after the review, at most ${maxReviewYears} years later`,
        (dueOn, { parent }) => isNextReview((parent as { readonly on?: string }).on, dueOn),
      ),
  })
    .default(undefined)
    .optional()
    .label('Medical review')

function isNextReview(on: string | undefined, dueOn: string | undefined): boolean {
  // Days of another form have their own messages.
  if (!on || !dueOn) return true
  return dueOn > on && dueOn <= `${Number(on.slice(0, 4)) + maxReviewYears}${on.slice(4)}`
}

/** Fields of every page of the catalogue. */
const page = {
  heading: text(),
  /** One or two plain sentences: the text of the card and the lead of the page. */
  summary: text(),
  meta: meta(),
  intro: prose(),
  sections: sections(),
  relatedTopics: relatedTopics(),
  sources: sources(),
}

/** One of the nine specialty pages (SPEC-01..06, SPEC-09). Names and labels are in the vocabulary. */
export const specialty = record({
  slug: string().oneOf(specialtySlugs).required(),
  ...page,
  image: image().required(),
  /** Every procedure of its treatment type, each in one or two sentences. */
  procedures: proseOfProcedures().label('Procedures'),
  whyEgypt: points().label('Why Egypt'),
  packageInclusions: keys(),
  /** Shown above the text; for bariatric surgery, the aggregator disclaimer (SPEC-01). */
  notice: prose().optional().label('Notice'),
  /** Whether offers on the page need the notice that a consultation comes first (D-27). */
  needsConsultationNotice: flag(),
  reviewer: reviewer(),
})

/** One of the eleven pages under /treatments (ROUTE-27, D-33). */
export const treatment = record({
  slug: string().oneOf(treatmentSlugs).required(),
  ...page,
  image: image().required(),
  packageInclusions: keys(),
  reviewer: reviewer(),
})

/** Standalone page: /why-egypt, /medical-tourism (SPEC-07, SPEC-08), or the text around lists (ROUTE-33). */
export const standalonePage = record({
  slug: string()
    .oneOf(['why-egypt', 'medical-tourism', 'our-values', 'our-team', 'blogs', 'news', 'articles'])
    .required(),
  ...page,
  image: image().optional(),
  benefits: points().label('Benefits'),
})

/** Facts of an article that its page shows as they are written; service and contract pass on each of them. */
export const articleFacts = {
  slug: key(),
  category: text(),
  /** 'Seneb editorial team' unless a real person signs. */
  author: text(),
}

/** One of our articles (ART-12, ART-13, ART-15, D-58). The page is at /blogs/<slug>. */
export const article = record({
  id: key(),
  title: text(),
  summary: text(),
  meta: meta(),
  image: image().required(),
  fallbackImage: image().optional(),
  /** Articles without a date go last (ART-05). */
  publishedOn: dayOrMonth(),
  /** Author; 'Seneb' for our own texts. */
  source: text(),
  ...articleFacts,
  /** At most 20 (D-21). */
  keywords: array(text()).required().min(0).max(20, 'Please give at most 20 keywords'),
  reviewer: reviewer(),
  /** Omitted while only the summary exists: 'Full content coming soon...' (ART-11). */
  content: record({ intro: prose(), sections: sections() }).default(undefined).optional(),
  sources: sources(),
})

/** A published version of a legal document; versions are kept and can be linked (LEGAL-01, D-65). */
export const legalVersion = record({
  /** '1', '2', … */
  version: text().matches(/^\d+$/, 'Please number versions 1, 2, 3'),
  publishedOn: day(),
  /** Changes since the previous version; omitted in the first. */
  changes: text().optional(),
  intro: prose(),
  sections: sections(),
  /** Title, summary and metadata as they were; written when a later version is published. */
  title: text().optional(),
  summary: text().optional(),
  meta: meta().default(undefined).optional(),
})

const legalSlug = () => string().oneOf(legalDocumentSlugs).required()

/** One of the three legal pages (LEGAL-01..08). The newest version comes last. */
export const legalDocument = record({
  slug: legalSlug(),
  title: text(),
  summary: text(),
  meta: meta(),
  versions: array(legalVersion)
    .test('numbered', 'Please number versions 1, 2, 3 without a gap', (versions) =>
      (versions ?? []).every(({ version }, at) => version === String(at + 1)),
    )
    .required()
    .min(1, 'Please write at least one version'),
})

/** The next version of a legal document as staff write it; publishing gives it its number and day. */
export const legalDraft = record({
  slug: legalSlug(),
  title: text(),
  summary: text(),
  meta: meta(),
  changes: text().label('What changes in this version'),
  intro: prose(),
  sections: sections(),
})

/** A press item of another publisher (ART-16, D-58). */
export const newsItem = record({
  id: key(),
  title: text(),
  summary: text(),
  image: image().optional(),
  fallbackImage: image().optional(),
  publishedOn: dayOrMonth(),
  /** Minutes. */
  readTime: number().integer().min(1).optional(),
  link: address(),
  source: text(),
  sample: flag(),
})

/** A question and its answer as shown on pages (SPEC-08, ART-06, SEO-07). */
export const faq = record({
  key: key(),
  question: text().matches(/\?$/, 'Please end a question with a question mark'),
  answer: prose(),
  /** The pages that show it. */
  shownOn: array(
    string()
      .oneOf([...specialtySlugs, ...treatmentSlugs, 'home', 'medical-tourism', 'blogs', 'news'])
      .required(),
  )
    .required()
    .min(1, 'Please name a page that shows it'),
  reviewer: reviewer(),
})
