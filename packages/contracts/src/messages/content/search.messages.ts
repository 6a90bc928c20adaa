import { boolean, number, string } from 'yup'

import { defineRequest } from '../../define.js'
import { anyText, listOf, strictObject, text } from './publication.schemas.js'

export const searchKinds = ['SPECIALTY', 'PROCEDURE', 'TREATMENT', 'ARTICLE', 'QUESTION', 'PAGE', 'TOOL'] as const

/** Part of a text; `isMatch` marks matching words. */
const piece = strictObject({ text: anyText, isMatch: boolean().required() })

export const searchHit = strictObject({
  kind: string().oneOf(searchKinds).required(),
  path: text,
  title: listOf(piece),
  excerpt: listOf(piece),
})

/** Maximum length of a query; the rest is ignored, and the output reports it. */
export const maxSearchQueryLength = 100

/** Returns search results for a query, best first; empty for an empty query (ROUTE-30, D-33). */
export const SearchContent = defineRequest('content.search.run', {
  access: 'anyone',
  input: () => ({
    query: string().defined(),
    /** Maximum number of results, 1 to 50. */
    first: number().integer().min(1, 'first must be at least 1').max(50, 'first must be at most 50').required(),
  }),
  output: () =>
    strictObject({
      /** Query as it was searched: folded, with common expressions replaced by the terms that our pages use. */
      query: string().defined(),
      isCorrected: boolean().required(),
      /** Suggested query when a word occurs in no published content; absent without a suggestion. */
      suggestion: string().optional(),
      isShortened: boolean().required(),
      totalCount: number().integer().required(),
      hits: listOf(searchHit),
    }),
  idempotent: true,
})
