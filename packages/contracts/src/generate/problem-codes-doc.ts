import type { RequestContract } from '../define.js'
import { ambassadorApplicationForm } from '../forms/ambassador-application.form.js'
import { consultationForm } from '../forms/consultation.form.js'
import { cookieChoiceForm } from '../forms/cookie-choice.form.js'
import { journeyCostForm } from '../forms/journey-cost.form.js'
import { newsletterForm } from '../forms/newsletter.form.js'
import { onBehalfForm } from '../forms/on-behalf.form.js'
import { pageEventsForm } from '../forms/page-events.form.js'
import { problemCode } from '../forms/problem-codes.js'
import { savingsEstimateForm } from '../forms/savings-estimate.form.js'
import { stayTimelineForm } from '../forms/stay-timeline.form.js'
import { tripPlanForm } from '../forms/trip-plan.form.js'

type Form = RequestContract['input']

/** Properties of yup's field description that determine the possible refusals. */
interface Described {
  readonly type: string
  readonly optional?: boolean
  readonly oneOf?: readonly unknown[]
  readonly meta?: { readonly max?: number }
  readonly tests?: readonly { readonly name?: string }[]
  readonly fields?: Readonly<Record<string, Described>>
  readonly innerType?: Described
}

/** A rule of a form, with its code where it has one. */
export interface CodedRule {
  readonly path: string
  readonly rule: string
  readonly code: string | undefined
}

/** Some fields depend on the answer to another; the form is examined once for each of these answers. */
const answers = [{}, { accommodationType: 'Hotel' }, { applicantType: 'affiliate' }]

/** Returns every rule of a form by field, of yup and our own, with its code. */
export function codedRules(form: Form): readonly CodedRule[] {
  const rules = answers.flatMap((value) => rulesOf(form.describe({ value }) as Described, ''))
  return [...new Map(rules.map((one) => [`${one.path} ${one.rule}`, one])).values()]
}

function rulesOf(described: Described, path: string): readonly CodedRule[] {
  const { fields = {}, innerType, type } = described
  const own = rulesOfField(described, path).map((rule) => ({ path, rule, code: problemCode({ path, rule, type }) }))
  const inner = Object.entries(fields).flatMap(([name, field]) => rulesOf(field, path ? `${path}.${name}` : name))
  return [...own, ...inner, ...(innerType ? rulesOf(innerType, `${path}[]`) : [])]
}

function rulesOfField({ meta, oneOf = [], optional, tests = [], type }: Described, path: string): readonly string[] {
  const named = tests.map(({ name }) => name ?? '')
  const typed = path === '' ? [] : ['typeError']
  const many = type === 'array' && meta?.max !== undefined ? ['max'] : []
  return [
    ...(optional === false ? ['optionality'] : []),
    ...typed,
    ...(oneOf.length > 0 ? ['oneOf'] : []),
    ...many,
    ...named,
  ]
}

/** Returns docs/generated/problem-codes.md: the codes with which each field of each form may be refused. */
export function problemCodesDoc(): string {
  const sections = Object.entries(publicForms).map(([name, form]) =>
    [`## \`${name}\``, '', ...tableOf(form), ''].join('\n'),
  )
  return [
    '# Codes of fields that will not do',
    '',
    'Generated from the forms by `npm run generate`; do not edit. A code stays the same when its sentence changes.',
    '',
    ...sections,
  ].join('\n')
}

/** Codes of the services, which compare these answers with the catalogue. */
const catalogueCodes: Readonly<Record<string, readonly string[]>> = {
  treatmentType: ['TREATMENT_TYPE_UNKNOWN', 'TREATMENT_TYPE_RETIRED'],
  medicalProcedure: ['MEDICAL_PROCEDURE_UNKNOWN', 'MEDICAL_PROCEDURE_RETIRED'],
  procedure: ['PROCEDURE_UNKNOWN'],
  nationality: ['NATIONALITY_UNKNOWN', 'NATIONALITY_RETIRED'],
  travelingFromCountry: ['TRAVELING_FROM_COUNTRY_UNKNOWN', 'TRAVELING_FROM_COUNTRY_RETIRED'],
}

function tableOf(form: Form): readonly string[] {
  const byPath = Map.groupBy(codedRules(form), ({ path }) => path)
  const rows = [...byPath].map(([path, rules]) => {
    const all = [...rules.map(({ code }) => code), ...(catalogueCodes[path] ?? [])]
    const codes = [...new Set(all)].map((code) => `\`${code}\``).join(', ')
    return `| ${path ? `\`${path}\`` : 'the form'} | ${codes} |`
  })
  return ['| Field | Codes |', '|---|---|', ...rows]
}

/** Every form of the public schema, by the field of Query or Mutation, or the argument, that accepts it. */
export const publicForms: Readonly<Record<string, RequestContract['input']>> = {
  submitTripPlan: tripPlanForm,
  requestConsultation: consultationForm,
  onBehalf: onBehalfForm,
  submitAmbassadorApplication: ambassadorApplicationForm,
  subscribeNewsletter: newsletterForm,
  recordCookieChoice: cookieChoiceForm,
  recordPageEvents: pageEventsForm,
  savingsEstimate: savingsEstimateForm,
  journeyCost: journeyCostForm,
  stayTimeline: stayTimelineForm,
}
