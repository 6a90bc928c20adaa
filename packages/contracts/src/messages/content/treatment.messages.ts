import { string } from 'yup'

import { question } from '../../define.js'
import {
  listedProcedure,
  specialtyCard,
  treatmentCard,
  anyText,
  body,
  image,
  link,
  listOf,
  pageMeta,
  strictObject,
  text,
  packageInclusion,
  readingOne,
  slug,
} from './publication.schemas.js'
import { frequentQuestion } from './page.messages.js'

export const treatmentPage = strictObject({
  slug: text,
  path: text,
  name: text,
  heading: text,
  summary: anyText,
  meta: pageMeta.required(),
  image: image.required(),
  ...body,
  specialty: specialtyCard.required(),
  procedure: listedProcedure.nullable().defined(),
  packageInclusions: listOf(packageInclusion),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: text,
})

/** The eleven treatments as cards, or those of one specialty (ROUTE-27). */
export const ListTreatments = question('content.treatment.list', {
  access: 'anyone',
  takes: () => strictObject({ specialty: string().max(120, 'specialty is too long').optional() }),
  gives: () => strictObject({ treatments: listOf(treatmentCard) }),
  ...readingOne,
})

/** One treatment page; null when there is none of that slug (ROUTE-27, D-33). */
export const ReadTreatment = question('content.treatment.read', {
  access: 'anyone',
  takes: () => strictObject({ slug }),
  gives: () => strictObject({ treatment: treatmentPage.nullable().defined() }),
  ...readingOne,
})
