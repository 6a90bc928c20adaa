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
  /** How many journeys to Egypt it commonly takes. */
  journeys: number().integer().min(1).required(),
  /** The first day of the stay on which a flight home is commonly allowed, day 1 being that of arrival; null when unknown. */
  firstFlightDay: number().integer().min(1).nullable().defined(),
  /** The same before a flight of four hours or more. */
  firstLongFlightDay: number().integer().min(1).nullable().defined(),
  /** Its own page, where it has one (ROUTE-27). */
  path: textOrNull,
  /** The clinician who signed its facts; null while nobody has (D-49). */
  reviewedBy: textOrNull,
})
