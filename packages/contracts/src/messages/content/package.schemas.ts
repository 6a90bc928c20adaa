import { number } from 'yup'

import { anyText, listOf, strictObject, text, textOrNull } from './publication.schemas.js'

export const packageInclusion = strictObject({ key: text, title: text, html: anyText })

/** A package with a 'from' price; `validUntil` is null when the price is too old to promise anything (O-9, D-24). */
export const treatmentPackage = strictObject({
  key: text,
  specialty: text,
  name: text,
  description: anyText,
  fromUsd: number().required(),
  asOf: text,
  validUntil: textOrNull,
  priceSource: text,
  inclusions: listOf(packageInclusion),
})
