import { number } from 'yup'

import { anyText, image, strictObject, text, textOrNull } from './publication.schemas.js'

export const specialtyCard = strictObject({
  slug: text,
  path: text,
  name: text,
  formLabel: text,
  summary: anyText,
  image: image.required(),
})

export const treatmentCard = strictObject({
  slug: text,
  path: text,
  name: text,
  specialty: text,
  summary: anyText,
  image: image.required(),
})

/** One procedure as a specialty page lists it (SPEC-02). */
export const listedProcedure = strictObject({
  slug: text,
  name: text,
  html: anyText,
  minNights: number().integer().required(),
  maxNights: number().integer().required(),
  /** Its own page, where it has one (ROUTE-27). */
  path: textOrNull,
  /** The clinician who signed its facts; null while nobody has (D-49). */
  reviewedBy: textOrNull,
})
