import { boolean, string } from 'yup'

import { defineRequest } from '../../define.js'
import {
  anyText,
  body,
  image,
  link,
  listOf,
  pageMeta,
  point,
  strictObject,
  text,
  slug,
  textOrNull,
} from './publication.schemas.js'

/** A question with its answer; `inMarkup` is true when it is included in the structured data (SEO-07, D-25). */
export const frequentQuestion = strictObject({ key: text, question: text, html: text, inMarkup: boolean().required() })

/** Lists the frequent questions of one page, or all of them (SPEC-08, ART-06, SEO-07). */
export const ListFaqs = defineRequest('content.faq.list', {
  access: 'anyone',
  input: () => ({ page: string().max(120, 'page is too long').optional() }),
  output: () => strictObject({ faqs: listOf(frequentQuestion) }),
  idempotent: true,
})

/** A standalone page, such as why Egypt and medical tourism, or the text around lists (SPEC-07, SPEC-08). */
export const publishedPage = strictObject({
  slug: text,
  path: text,
  heading: text,
  summary: anyText,
  meta: pageMeta.required(),
  image: image.nullable().defined(),
  ...body,
  benefits: listOf(point),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: text,
})

/** Reads a standalone page by slug, such as `why-egypt`; null for an unknown slug (SPEC-07, SPEC-08). */
export const ReadPage = defineRequest('content.page.read', {
  access: 'anyone',
  input: () => ({ slug }),
  output: () => strictObject({ page: publishedPage.nullable().defined() }),
  idempotent: true,
})

export const companyValue = strictObject({ key: text, title: text, html: anyText })

/** Our values in their order (VALS-01). */
export const ListCompanyValues = defineRequest('content.company-value.list', {
  access: 'anyone',
  output: () => strictObject({ companyValues: listOf(companyValue) }),
  idempotent: true,
})

export const teamMember = strictObject({
  key: text,
  name: text,
  role: text,
  bioHtml: anyText,
  linkedinUrl: textOrNull,
  imageUrl: textOrNull,
  /** Shown when the photo is missing or fails to load (TEAM-01). */
  initials: text,
  isSample: boolean().required(),
})

/** An accreditation body; a partner of ours only with an agreement on record (TEAM-02, D-28). */
export const accreditationBody = strictObject({
  key: text,
  name: text,
  descriptionHtml: anyText,
  imageUrl: textOrNull,
  link: text,
  isPartner: boolean().required(),
  isSample: boolean().required(),
})

/** Co-founders and accreditation bodies; empty where only samples exist and samples are off (TEAM-01..04, D-64). */
export const ReadTeam = defineRequest('content.team.read', {
  access: 'anyone',
  output: () => strictObject({ members: listOf(teamMember), accreditationBodies: listOf(accreditationBody) }),
  idempotent: true,
})

const legalVersionEntry = strictObject({ version: text, publishedOn: text, changes: textOrNull })

export const legalCard = strictObject({ slug: text, path: text, title: text, version: text, publishedOn: text })

/** One version of a legal document, with a list of all versions (LEGAL-01, D-65). */
export const legalDocument = strictObject({
  slug: text,
  path: text,
  title: text,
  summary: anyText,
  meta: pageMeta.required(),
  ...body,
  version: text,
  publishedOn: text,
  isLatest: boolean().required(),
  versions: listOf(legalVersionEntry),
})

/** The legal documents with their newest versions (LEGAL-01). */
export const ListLegalDocuments = defineRequest('content.legal-document.list', {
  access: 'anyone',
  output: () => strictObject({ legalDocuments: listOf(legalCard) }),
  idempotent: true,
})

/** Reads a legal document, newest or in a given version; null for an unknown one (LEGAL-01, D-65). */
export const ReadLegalDocument = defineRequest('content.legal-document.read', {
  access: 'anyone',
  input: () => ({ slug, version: string().max(20, 'version is too long').optional() }),
  output: () => strictObject({ legalDocument: legalDocument.nullable().defined() }),
  idempotent: true,
})
