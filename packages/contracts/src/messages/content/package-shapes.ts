import { number } from 'yup'

import { anyText, listOf, shape, text, textOrNull } from './published-shapes.js'

export const packageInclusion = shape({ key: text, title: text, html: anyText })

/** A package with a 'from' price; `validUntil` is null when the price is too old to promise anything (O-9, D-24). */
export const treatmentPackage = shape({
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
