import { number } from 'yup'

import { anyText, listOf, strictObject, text, textOrNull } from './publication.schemas.js'

export const packageInclusion = strictObject({ key: text, title: text, html: anyText })

/** A package with a 'from' price and whoever sells it; `validUntil` is null when the price is too old to promise anything (O-9, D-24). */
export const treatmentPackage = strictObject({
  key: text,
  specialty: text,
  name: text,
  description: anyText,
  fromUsd: number().required(),
  asOf: text,
  validUntil: textOrNull,
  priceSource: text,
  /** Who makes the contract for it; without a seller on record no package is published. */
  seller: text,
  inclusions: listOf(packageInclusion),
})
