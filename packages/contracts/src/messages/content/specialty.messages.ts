import { boolean, string } from 'yup'

import { question } from '../../define.js'
import { frequentQuestion } from './page.messages.js'
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
  point,
  strictObject,
  text,
  textOrNull,
  packageInclusion,
  treatmentPackage,
  nothing,
  reading,
  readingOne,
  slug,
} from './publication.schemas.js'

export const specialtyPage = strictObject({
  slug: text,
  path: text,
  name: text,
  formLabel: text,
  heading: text,
  summary: anyText,
  meta: pageMeta.required(),
  image: image.required(),
  ...body,
  noticeHtml: textOrNull,
  needsConsultationNotice: boolean().required(),
  procedures: listOf(listedProcedure),
  whyEgypt: listOf(point),
  packageInclusions: listOf(packageInclusion),
  packages: listOf(treatmentPackage),
  treatments: listOf(treatmentCard),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: text,
})

/** The nine specialties as cards, in their order (SPEC-01, HOME-05). */
export const ListSpecialties = question('content.specialty.list', {
  access: 'anyone',
  takes: () => nothing,
  gives: () => strictObject({ specialties: listOf(specialtyCard) }),
  ...reading,
})

/** One specialty page with everything on it; null when there is none of that slug (SPEC-01..09). */
export const ReadSpecialty = question('content.specialty.read', {
  access: 'anyone',
  takes: () => strictObject({ slug }),
  gives: () => strictObject({ specialty: specialtyPage.nullable().defined() }),
  ...readingOne,
})

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
