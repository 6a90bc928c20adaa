import { boolean, string } from 'yup'

import { question } from '../../define.js'
import { listOf, strictObject, text } from './publication.schemas.js'
import { readingOne } from './reading.js'

/** A question and its answer; `inMarkup` says that it is one of those structured data names (SEO-07, D-25). */
export const frequentQuestion = strictObject({ key: text, question: text, html: text, inMarkup: boolean().required() })

/** The questions one page shows, or all of them (SPEC-08, ART-06, SEO-07). */
export const ListFaqs = question('content.faq.list', {
  access: 'anyone',
  takes: () => strictObject({ shownOn: string().max(120, 'shownOn is too long').optional() }),
  gives: () => strictObject({ faqs: listOf(frequentQuestion) }),
  ...readingOne,
})
