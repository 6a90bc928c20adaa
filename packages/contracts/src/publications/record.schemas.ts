import { number, string } from 'yup'

import { specialties } from '../vocabulary/specialties.js'
import { address, day, flag, imageUrl, key, keys, prose, record, text } from './prose.schemas.js'

/** One of our four values: Trust, Clarity, Support, Well-being (VALS-01). */
export const companyValue = record({ key: key(), title: text(), text: prose() })

/** Bound of the spots of an offer. */
export const maxSpots = 100_000

/** Figures of the platform itself that can be the evidence of a record. */
export const computedEvidence = ['price-table', 'promise-report'] as const

/** Evidence and validity of everything that promises something (GEN-08). */
const register = () => ({
  evidenceUrl: address().optional().label('Evidence: address'),
  /** Name or number under which the document is filed. */
  evidenceDocument: text().max(200, 'Please use at most ${max} characters').optional().label('Evidence: document'),
  computedFrom: string().oneOf(computedEvidence).optional().label('Evidence: figures of ours'),
  /** Staff member who keeps the evidence current. */
  owner: string()
    .matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Please choose a member of the team')
    .optional()
    .meta({ person: true }),
  validFrom: day().optional().label('First day on the site'),
  validTo: day().optional().label('Last day on the site'),
})

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
  ...register(),
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
  ...register(),
})

/**
 * A live offer (D-27, O-3), shown while spots are left and its days last. The spots are counted apart from its versions
 * and begin with `total`.
 */
export const offer = record({
  key: key(),
  /** `{remaining}` is replaced by the number left: 'Only {remaining} Early Spots Left for Exclusive Discounts'. */
  text: text(),
  total: number().integer().min(0).max(maxSpots, 'Please give at most ${max} spots').required().label('Spots in all'),
  terms: text(),
  ...register(),
  sample: flag(),
})

/**
 * Sentence that promises something, with its evidence (GEN-08). Without valid evidence it is not shown. A claim computed
 * from the price table is also checked against our prices.
 */
export const claim = record({
  key: key(),
  text: text(),
  /** Evidence of the claim, as text. */
  evidence: text(),
  /** Promised saving, which the price table has to bear out (O-2, D-26). */
  percent: number().integer().min(1).max(99).optional().label('Promised saving in percent'),
  asOf: day(),
  ...register(),
  sample: flag(),
})

/** Rating by patients; its source is its evidence (D-23, O-4). */
export const rating = record({
  key: key(),
  value: number()
    .min(0.1, 'Please give a number from 0.1 to 5, such as 4.8')
    .max(5, 'Please give a number from 0.1 to 5, such as 4.8')
    .required()
    .label('Stars'),
  count: number()
    .integer('Please give a whole number from 1')
    .min(1, 'Please give a whole number from 1')
    .max(10_000_000, 'Please give a whole number from 1')
    .required()
    .label('Number of ratings'),
  /** Address at which anyone can read the ratings. */
  sourceUrl: address().label('Address of the ratings'),
  /** Day on which the figures were read there. */
  asOf: day(),
  ...register(),
  sample: flag(),
})

/** A setting that people may change (D-23, D-68, D-69, D-77). */
export const setting = record({
  key: text().matches(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/, 'Please name a setting like company.name'),
  /** Empty means: not shown. */
  value: string().defined(),
  sample: flag(),
})
