import { number, string } from 'yup'

import { specialties } from '../vocabulary/specialties.js'
import { address, day, flag, imageUrl, key, keys, prose, record, text } from './prose.schemas.js'

/** One of our four values: Trust, Clarity, Support, Well-being (VALS-01). */
export const companyValue = record({ key: key(), title: text(), text: prose() })

/** A co-founder (TEAM-01, TEAM-03, D-64). */
export const teamMember = record({
  key: key(),
  name: text(),
  role: text(),
  bio: prose(),
  linkedinUrl: address().optional(),
  imageUrl: imageUrl().optional(),
  sample: flag(),
})

/** Accreditation body that we explain; it is a partner only when `agreement` is present (TEAM-02, TEAM-04, D-28). */
export const partner = record({
  key: key(),
  name: text(),
  description: prose(),
  imageUrl: imageUrl().optional(),
  link: address(),
  /** The written agreement; omitted until it exists. */
  agreement: record({ reference: text(), signedOn: day() }).default(undefined).optional(),
  sample: flag(),
})

/** Common content of a package (GEN-03, SPEC-02): accommodation, airport pickup, interpreters, concierge … */
export const packageInclusion = record({ key: key(), title: text(), text: prose() })

/** A package with a 'from' price (SEO-10, O-9). */
export const treatmentPackage = record({
  key: key(),
  specialty: string()
    .oneOf(specialties.map(({ slug }) => slug))
    .required(),
  name: text(),
  description: text(),
  fromUsd: number().positive().required(),
  /** Date of the price; it is valid for one year (O-9). */
  asOf: day(),
  /** Source of the price, as text. */
  priceSource: text(),
  inclusions: keys(),
})

/** A live offer (D-27, O-3); shown while `remaining` is above 0 and it has not ended. */
export const offer = record({
  key: key(),
  /** `{remaining}` stands for the number left: 'Only {remaining} Early Spots Left for Exclusive Discounts'. */
  text: text(),
  total: number().integer().min(0).required(),
  remaining: number().integer().min(0).required(),
  endsOn: day().optional(),
  terms: text(),
  sample: flag(),
})

/**
 * Sentence that promises something, with its evidence (GEN-08). Without valid evidence it is not shown. The savings
 * claim is also checked against our prices.
 */
export const claim = record({
  key: key(),
  text: text(),
  /** Evidence of the claim, as text. */
  evidence: text(),
  evidenceUrl: address().optional(),
  asOf: day(),
  /** First day on which it is no longer shown. */
  expiresOn: day().optional(),
  sample: flag(),
})

/** A setting that people may change (D-23, D-68, D-69, D-77). */
export const setting = record({
  key: text().matches(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, 'Please name a setting like company.name'),
  /** Empty means: not shown. */
  value: string().defined(),
  sample: flag(),
})
