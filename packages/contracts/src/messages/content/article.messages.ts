import { boolean, number, string } from 'yup'

import { defineRequest } from '../../define.js'
import { articleFacts } from '../../publications/page.schemas.js'
import {
  anyText,
  body,
  datePrecisions,
  image,
  listOf,
  medicalReviewer,
  pageMeta,
  strictObject,
  text,
  textOrNull,
  slug,
} from './publication.schemas.js'

const articleHead = {
  id: text,
  title: text,
  summary: anyText,
  image: image.nullable().defined(),
  fallbackImage: image.nullable().defined(),
  /** '2026-10-14' or '2026-10'; null while undated. */
  publishedOn: textOrNull,
  publishedPrecision: string().oneOf(datePrecisions).nullable().defined(),
  source: text,
}

/** Card of a list: our own article has a path, a press item a link (ART-03, ART-04, ART-12, ART-16). */
export const articleCard = strictObject({
  ...articleHead,
  readTime: number().integer().nullable().defined(),
  slug: textOrNull,
  path: textOrNull,
  link: textOrNull,
  isSample: boolean().required(),
})

export const article = strictObject({
  ...articleHead,
  ...body,
  ...articleFacts,
  path: text,
  meta: pageMeta.required(),
  reviewer: medicalReviewer,
  /** False while only the summary exists (ART-11). */
  hasContent: boolean().required(),
  changedAt: text,
})

/** Which articles a list shows (ART-01, ART-02, ROUTE-18). */
export const articleLists = ['BLOGS', 'NEWS', 'ALL'] as const

/** Articles newest first, undated ones last (ART-05). */
export const ListArticles = defineRequest('content.article.list', {
  access: 'anyone',
  input: () => ({
    list: string().oneOf(articleLists, 'list must be BLOGS, NEWS or ALL').required('list is required'),
  }),
  output: () => strictObject({ articles: listOf(articleCard) }),
  idempotent: true,
})

/** Reads one of our own articles; null for an unknown slug, for which pages respond with 404 (ART-07, D-59). */
export const ReadArticle = defineRequest('content.article.read', {
  access: 'anyone',
  input: () => ({ slug }),
  output: () => strictObject({ article: article.nullable().defined() }),
  idempotent: true,
})
