import { question } from '../../define.js'
import { frequentQuestion } from './faq.messages.js'
import { anyText, body, image, link, listOf, pageMeta, point, strictObject, text } from './publication.schemas.js'
import { readingOne, slug } from './reading.js'

/** A page of its own: why Egypt, medical tourism, and the words around lists (SPEC-07, SPEC-08). */
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

/** A page of its own by slug, `why-egypt`; null when there is none (SPEC-07, SPEC-08). */
export const ReadPage = question('content.page.read', {
  access: 'anyone',
  takes: () => strictObject({ slug }),
  gives: () => strictObject({ page: publishedPage.nullable().defined() }),
  ...readingOne,
})
