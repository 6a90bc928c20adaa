import { boolean, string } from 'yup'

import { question } from '../../define.js'
import {
  anyText,
  body,
  listOf,
  pageMeta,
  strictObject,
  text,
  textOrNull,
  nothing,
  reading,
  readingOne,
  slug,
} from './publication.schemas.js'

const legalVersionEntry = strictObject({ version: text, publishedOn: text, changes: textOrNull })

export const legalCard = strictObject({ slug: text, path: text, title: text, version: text, publishedOn: text })

/** A legal document in one of its versions, with all of them to choose from (LEGAL-01, D-65). */
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
export const ListLegalDocuments = question('content.legal-document.list', {
  access: 'anyone',
  takes: () => nothing,
  gives: () => strictObject({ legalDocuments: listOf(legalCard) }),
  ...reading,
})

/** One legal document, newest or in a given version; null when there is none (LEGAL-01, D-65). */
export const ReadLegalDocument = question('content.legal-document.read', {
  access: 'anyone',
  takes: () => strictObject({ slug, version: string().max(20, 'version is too long').optional() }),
  gives: () => strictObject({ legalDocument: legalDocument.nullable().defined() }),
  ...readingOne,
})
