import { boolean, string } from 'yup'

import { defineRequest } from '../../define.js'
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
  medicalReviewer,
  pageMeta,
  point,
  strictObject,
  text,
  textOrNull,
  packageInclusion,
  treatmentPackage,
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
  reviewer: medicalReviewer,
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
export const ListSpecialties = defineRequest('content.specialty.list', {
  access: 'anyone',
  output: () => strictObject({ specialties: listOf(specialtyCard) }),
  idempotent: true,
})

/** Reads one specialty page; null for an unknown slug (SPEC-01..09). */
export const ReadSpecialty = defineRequest('content.specialty.read', {
  access: 'anyone',
  input: () => ({ slug }),
  output: () => strictObject({ specialty: specialtyPage.nullable().defined() }),
  idempotent: true,
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
  reviewer: medicalReviewer,
  specialty: specialtyCard.required(),
  procedure: listedProcedure.nullable().defined(),
  packageInclusions: listOf(packageInclusion),
  faqs: listOf(frequentQuestion),
  relatedTopics: listOf(link),
  changedAt: text,
})

/** The eleven treatments as cards, or those of one specialty (ROUTE-27). */
export const ListTreatments = defineRequest('content.treatment.list', {
  access: 'anyone',
  input: () => ({ specialty: string().max(120, 'specialty is too long').optional() }),
  output: () => strictObject({ treatments: listOf(treatmentCard) }),
  idempotent: true,
})

/** Reads one treatment page; null for an unknown slug (ROUTE-27, D-33). */
export const ReadTreatment = defineRequest('content.treatment.read', {
  access: 'anyone',
  input: () => ({ slug }),
  output: () => strictObject({ treatment: treatmentPage.nullable().defined() }),
  idempotent: true,
})
