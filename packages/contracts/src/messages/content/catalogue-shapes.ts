import { number } from 'yup'

import { anyText, image, shape, text, textOrNull } from './published-shapes.js'

export const specialtyCard = shape({
  slug: text,
  path: text,
  name: text,
  formLabel: text,
  summary: anyText,
  image: image.required(),
})

export const treatmentCard = shape({
  slug: text,
  path: text,
  name: text,
  specialty: text,
  summary: anyText,
  image: image.required(),
})

/** One procedure as a specialty page lists it (SPEC-02). */
export const listedProcedure = shape({
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
