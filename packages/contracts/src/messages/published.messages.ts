import { array, boolean, number, object, string } from 'yup'

import { event, question } from '../define.js'
import * as shapes from './published-shapes.js'
import { listOf, shape } from './published-shapes.js'

const nothing = object({}).noUnknown()
const slug = string().required('slug is required').max(120, 'slug is too long')
const reading = { mayFail: ['UNAVAILABLE'], repeatable: true } as const
const readingOne = { mayFail: ['INPUT_INVALID', 'UNAVAILABLE'], repeatable: true } as const

/** The nine specialties as cards, in their order (SPEC-01, HOME-05). */
export const ListSpecialties = question('content.specialty.list', {
  takes: nothing,
  gives: shape({ specialties: listOf(shapes.specialtyCard) }),
  ...reading,
})

/** One specialty page with everything on it; null when there is none of that slug (SPEC-01..09). */
export const ReadSpecialty = question('content.specialty.read', {
  takes: shape({ slug }),
  gives: shape({ specialty: shapes.specialtyPage.nullable().defined() }),
  ...readingOne,
})

/** The eleven treatments as cards, or those of one specialty (ROUTE-27). */
export const ListTreatments = question('content.treatment.list', {
  takes: shape({ specialty: string().max(120, 'specialty is too long').optional() }),
  gives: shape({ treatments: listOf(shapes.treatmentCard) }),
  ...readingOne,
})

/** One treatment page; null when there is none of that slug (ROUTE-27, D-33). */
export const ReadTreatment = question('content.treatment.read', {
  takes: shape({ slug }),
  gives: shape({ treatment: shapes.treatmentPage.nullable().defined() }),
  ...readingOne,
})

/** A page of its own by slug, `why-egypt`; null when there is none (SPEC-07, SPEC-08). */
export const ReadPage = question('content.page.read', {
  takes: shape({ slug }),
  gives: shape({ page: shapes.publishedPage.nullable().defined() }),
  ...readingOne,
})

/** Which articles a list shows (ART-01, ART-02, ROUTE-18). */
export const articleLists = ['BLOGS', 'NEWS', 'ALL'] as const

/** Articles newest first, undated ones last (ART-05). */
export const ListArticles = question('content.article.list', {
  takes: shape({ list: string().oneOf(articleLists, 'list must be BLOGS, NEWS or ALL').required('list is required') }),
  gives: shape({ articles: listOf(shapes.articleCard) }),
  ...readingOne,
})

/** One article of our own; null for an unknown slug, which pages answer with 404 (ART-07, D-59). */
export const ReadArticle = question('content.article.read', {
  takes: shape({ slug }),
  gives: shape({ article: shapes.article.nullable().defined() }),
  ...readingOne,
})

/** The questions one page shows, or all of them (SPEC-08, ART-06, SEO-07). */
export const ListFaqs = question('content.faq.list', {
  takes: shape({ shownOn: string().max(120, 'shownOn is too long').optional() }),
  gives: shape({ faqs: listOf(shapes.frequentQuestion) }),
  ...readingOne,
})

/** The legal documents with their newest versions (LEGAL-01). */
export const ListLegalDocuments = question('content.legal-document.list', {
  takes: nothing,
  gives: shape({ legalDocuments: listOf(shapes.legalCard) }),
  ...reading,
})

/** One legal document, newest or in a given version; null when there is none (LEGAL-01, D-65). */
export const ReadLegalDocument = question('content.legal-document.read', {
  takes: shape({ slug, version: string().max(20, 'version is too long').optional() }),
  gives: shape({ legalDocument: shapes.legalDocument.nullable().defined() }),
  ...readingOne,
})

/** Our values in their order (VALS-01). */
export const ListValues = question('content.value.list', {
  takes: nothing,
  gives: shape({ values: listOf(shapes.value) }),
  ...reading,
})

/** Co-founders and accreditation bodies; empty where only samples exist and samples are off (TEAM-01..04, D-64). */
export const ReadTeam = question('content.team.read', {
  takes: nothing,
  gives: shape({ members: listOf(shapes.teamMember), accreditationBodies: listOf(shapes.accreditationBody) }),
  ...reading,
})

/** What may be promised and set: packages, live offers, claims that hold, and settings (O-9, D-22..D-28, D-77). */
export const ReadSite = question('content.site.read', {
  takes: nothing,
  gives: shape({
    settings: shapes.siteSettings.required(),
    packages: listOf(shapes.treatmentPackage),
    offers: listOf(shapes.offer),
    claims: listOf(shapes.claim),
  }),
  ...reading,
})

/** The longest query that is looked at; what is beyond is left out, and the answer says so. */
export const longestSearchQuery = 100

/** What is found for a query, best first; nothing for an empty one (ROUTE-30, D-33). */
export const SearchContent = question('content.search.find', {
  takes: shape({
    query: string().defined(),
    /** How many at most, 1 to 50. */
    first: number().integer().min(1, 'first must be at least 1').max(50, 'first must be at most 50').required(),
  }),
  gives: shape({
    /** The query as it was looked for, with mistyped words put right. */
    query: string().defined(),
    isCorrected: boolean().required(),
    isShortened: boolean().required(),
    totalCount: number().integer().required(),
    hits: listOf(shapes.searchHit),
  }),
  ...readingOne,
})

/** Every public page with the moment it last changed (SITE-01, SITE-02, D-38, D-36). */
export const ReadSiteMap = question('content.site-map.read', {
  takes: nothing,
  gives: shape({ entries: listOf(shapes.siteMapEntry) }),
  ...reading,
})

/** What is published changed: whoever keeps answers forgets them. Carries names, no texts. */
export const PublicationsChanged = event('content.publications.changed', 1, {
  carries: shape({
    revision: number().integer().min(1).required(),
    changedAt: string().required(),
    /** Empty when everything is to be read anew. */
    changes: array(shape({ kind: string().required(), key: string().required() }).required())
      .required()
      .min(0),
  }),
  saidBy: 'content',
  heardBy: [],
  watchedBy: ['gateway'],
  about: 'revision',
})
