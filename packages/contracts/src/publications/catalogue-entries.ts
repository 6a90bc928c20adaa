import { array, boolean, number, object, string, type AnyObject, type InferType, type ISchema } from 'yup'

import { address } from './prose.schemas.js'

/** Kinds of catalogue entries that staff edit as versions, in the order in which lists offer them. */
export const catalogueEntryKinds = ['treatment-type', 'procedure', 'country', 'airport'] as const
export type CatalogueEntryKind = (typeof catalogueEntryKinds)[number]

/** States of a version. Only one `in-review` waits for a second person; at most one is `current`. */
export const catalogueVersionStates = ['in-review', 'current', 'superseded', 'returned', 'withdrawn'] as const
export type CatalogueVersionState = (typeof catalogueVersionStates)[number]

/** States of an entry: offered to new enquiries, retired, or not added before its stay rules are approved. */
export const catalogueEntryStates = ['offered', 'retired', 'proposed'] as const
export type CatalogueEntryState = (typeof catalogueEntryStates)[number]

/** Filters of the list of entries. */
export const catalogueFilters = ['all', 'in-review', 'retired'] as const

/**
 * Bounds of entries: characters of their content as JSON, of names, lines and reasons, and of a file of airports. All
 * procedures together fit into one message to the other services.
 */
export const catalogueBounds = {
  content: 18_000,
  procedures: 600_000,
  key: 60,
  name: 80,
  airportName: 120,
  line: 600,
  lines: 40,
  steps: 30,
  days: 400,
  position: 99,
  search: 100,
  note: 200,
  versionsShown: 50,
  csvBytes: 60_000,
  csvLines: 1_000,
  csvProblems: 50,
} as const

/** Content of an entry of any kind, before the schema of its kind validates it. */
export type CatalogueContent = Readonly<Record<string, unknown>>

const tooLong = 'Please use at most ${max} characters'
const text = (max: number) => string().max(max, tooLong).required()
const sentence = () => text(catalogueBounds.line)
const whole = 'Please give a whole number'
const count = ({ max = catalogueBounds.days, min }: { readonly min: number; readonly max?: number }) =>
  number().integer(whole).min(min, `Please give ${min} or more`).max(max, `Please give at most ${max}`)
const dayOfStay = () => count({ min: 1 })
const days = () => count({ min: 0 })
const list = <T>(of: ISchema<T, AnyObject>, max: number) =>
  array(of).required().min(0).max(max, `Please give at most ${max}`)
const lines = () => list(sentence(), catalogueBounds.lines)
const slug = () =>
  text(catalogueBounds.key)
    .matches(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'Please use lowercase letters and digits, joined by hyphens')
    .notOneOf(['new'], 'The desk uses this key for its form; please choose another one')
const isRetired = () => boolean().optional().label('Retired: no longer offered to new enquiries')
const position = () => count({ min: 1, max: catalogueBounds.position }).required().label('Position in the list')

const treatmentType = object({
  slug: slug(),
  name: text(catalogueBounds.name),
  position: position(),
  isRetired: isRetired(),
}).noUnknown()

const range = () => object({ min: days().required(), max: days().required() }).noUnknown()

/** Facts of a procedure from which stays are planned; a second person approves each change of them. */
const stayRules = {
  nights: range().required().label('Nights in Egypt'),
  consultationDay: dayOfStay().required().label('Day of the consultation'),
  reflectionDays: days().optional().label('Full days to reconsider before the treatment'),
  treatmentDay: dayOfStay().required().label('Day of the treatment'),
  inHospital: object({ from: dayOfStay().required(), until: dayOfStay().required() })
    .noUnknown()
    .optional()
    .default(undefined)
    .label('In hospital'),
  flyAfter: object({
    min: days().required().label('Days to wait before a flight'),
    long: days().optional().label('Days to wait before a flight of four hours or more'),
    from: dayOfStay().optional().label('Day from which they count, if not the treatment'),
    avoid: object({ from: days().required(), until: days().required() })
      .noUnknown()
      .optional()
      .default(undefined)
      .label('Days after the treatment without flights'),
  })
    .noUnknown()
    .required()
    .label('First flight'),
  flyingHome: sentence().label('Sentence on flying home'),
  secondJourney: object({ afterDays: range().required(), reason: sentence() })
    .noUnknown()
    .optional()
    .default(undefined)
    .label('Second journey'),
  steps: list(
    object({ day: dayOfStay().required(), title: text(80), detail: sentence() })
      .noUnknown()
      .required(),
    catalogueBounds.steps,
  ).label('Steps of the stay'),
  beforeTravel: lines().label('Before travel'),
  recovery: lines().label('Recovery'),
  questionsForProvider: lines().label('Questions for the provider'),
  openPoints: array(sentence())
    .optional()
    .max(catalogueBounds.lines, 'Please give at most ${max}')
    .label('Open points'),
  kinds: list(text(60), 30).label('Kinds, whose common facts hold too'),
  sources: list(
    object({ title: text(300), url: address().max(500, tooLong).notRequired().nonNullable() })
      .noUnknown()
      .required(),
    30,
  )
    .min(1, 'Please name at least one source')
    .label('Sources'),
  reviewedBy: text(120).label('Clinician who signed it, or "none"'),
}

const procedure = object({
  slug: slug(),
  name: text(catalogueBounds.name),
  treatmentType: slug().label('Treatment type'),
  position: position(),
  isRetired: isRetired(),
  ...stayRules,
}).noUnknown()

const countryCode = () =>
  string()
    .matches(/^[A-Z]{2}$/, 'Please give two capital letters, such as FR')
    .required()

const country = object({ code: countryCode(), name: text(catalogueBounds.name), isRetired: isRetired() }).noUnknown()

const airport = object({
  code: string()
    .matches(/^[A-Z]{3}$/, 'Please give three capital letters, such as CAI')
    .required(),
  name: text(catalogueBounds.airportName).label('Name, without the code'),
  countryCode: countryCode().label('Country code'),
  isRetired: isRetired(),
}).noUnknown()

/** The schema of each kind, for the form, the API and the use case. */
export const catalogueEntrySchemas = { 'treatment-type': treatmentType, procedure, country, airport } as const

/** Content of each kind, validated. */
export interface CatalogueContents {
  readonly 'treatment-type': InferType<typeof treatmentType>
  readonly procedure: InferType<typeof procedure>
  readonly country: InferType<typeof country>
  readonly airport: InferType<typeof airport>
}

/** Returns the name of the field that holds the key of an entry of this kind. */
export function catalogueKeyField(kind: CatalogueEntryKind): 'slug' | 'code' {
  return kind === 'treatment-type' || kind === 'procedure' ? 'slug' : 'code'
}

/** Names of the facts that a second person approves. */
export const stayRuleNames = Object.keys(stayRules) as readonly (keyof typeof stayRules)[]
