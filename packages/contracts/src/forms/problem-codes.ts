import type { ValidationError } from 'yup'

import type { FieldProblem } from '../errors.js'
import { firstPerField } from './read-form.js'

/**
 * Suffix of a problem code by the broken rule, under yup's rule names and those of our forms. A rule missing here has
 * no code; a test checks every form for such rules.
 */
const endings = {
  required: 'REQUIRED',
  optionality: 'REQUIRED',
  nullable: 'REQUIRED',
  typeError: 'INVALID',
  matches: 'INVALID',
  email: 'INVALID',
  phone: 'INVALID',
  'calendar-date': 'INVALID',
  milestone: 'INVALID',
  oneOf: 'UNKNOWN',
  notOneOf: 'UNKNOWN',
  min: 'TOO_LITTLE',
  max: 'TOO_MUCH',
  integer: 'NOT_WHOLE',
  'whole-number': 'OUT_OF_RANGE',
  amount: 'OUT_OF_RANGE',
  bounded: 'OUT_OF_RANGE',
  'home-price': 'OUT_OF_RANGE',
  'price-range': 'OUT_OF_RANGE',
  nights: 'OUT_OF_RANGE',
  'travel-window': 'OUT_OF_RANGE',
  'contact-day': 'OUT_OF_RANGE',
  'not-past': 'PAST',
  'not-far': 'TOO_FAR',
  'single-line': 'NOT_ONE_LINE',
  visible: 'INVISIBLE_CHARACTERS',
  'plain-text': 'CONTROL_CHARACTERS',
  'with-hotel': 'REQUIRED',
  'with-companion': 'REQUIRED',
  'with-message': 'REQUIRED',
  retired: 'NOT_ASKED',
  'tour-guides-only': 'NOT_ASKED',
  'two-files': 'TWICE',
  once: 'TWICE',
  distinct: 'TWICE',
  exact: 'UNKNOWN_FIELD',
  noUnknown: 'UNKNOWN_FIELD',
  // Rules of yup that only cast text; a value that is not text is caught before.
  trim: 'INVALID',
  string_case: 'INVALID',
  day: 'INVALID',
  instant: 'INVALID',
  'referral-id': 'INVALID',
  'chosen-code': 'INVALID',
  'no-tour': 'INVALID',
  'no-address': 'INVALID',
  agreed: 'REQUIRED',
  'agreed-recently': 'OUT_OF_RANGE',
  'one-name': 'INVALID',
  'a-letter': 'INVALID',
  'web-page': 'INVALID',
  'nights-in-figures': 'INVALID',
  country: 'UNKNOWN',
} as const

const lengthEndings: Readonly<Record<string, readonly [min: string, max: string]>> = {
  string: ['SHORT', 'LONG'],
  array: ['FEW', 'MANY'],
}

/** A broken rule: its name, the path of its field and the field's type. */
export interface BrokenRule {
  readonly path: string
  readonly rule: string
  readonly type: string
}

/**
 * Returns the stable code of a broken rule, made from field and rule: `FULL_NAME_SHORT`. Undefined for a rule without a
 * code.
 */
export function problemCode({ path, rule, type }: BrokenRule): string | undefined {
  const ending = codeEnding(rule, type)
  if (ending === undefined) return undefined
  const field =
    path
      .replaceAll(/\[\d*\]/g, '')
      .split('.')
      .at(-1) || 'form'
  return `${field.replaceAll(/(?=[A-Z])/g, '_').toUpperCase()}_${ending}`
}

function codeEnding(rule: string, type: string): string | undefined {
  const [min, max] = lengthEndings[type] ?? ['TOO_LITTLE', 'TOO_MUCH']
  if (rule === 'min' || rule === 'max') return rule === 'min' ? min : max
  // A box that was not ticked is the one value that it may not have.
  if (rule === 'oneOf' && type === 'boolean') return 'REQUIRED'
  return Object.hasOwn(endings, rule) ? endings[rule as keyof typeof endings] : undefined
}

/**
 * Returns the first problem per field of a yup error, with its code and the limits that its message mentions. The
 * limits come from the form; they never contain submitted data (S11).
 */
export function codedProblemsOf(error: ValidationError): readonly FieldProblem[] {
  return firstPerField(error).map(({ message, params, path = '', type, value }) => {
    const rule = type ?? ''
    // A list that is too long is cast to a symbol, so that its elements are never iterated.
    const isTooMany = rule === 'typeError' && typeof value === 'symbol'
    const broken = { path, rule: isTooMany ? 'max' : rule, type: typeOf(value) }
    return { path, message, code: problemCode(broken), values: boundsOf(rule, params) }
  })
}

function typeOf(value: unknown): string {
  return Array.isArray(value) || typeof value === 'symbol' ? 'array' : typeof value
}

type Params = Readonly<Record<string, unknown>>

/** Returns the minimum and maximum declared by a rule or its field; only numbers, and only under these two names. */
function boundsOf(rule: string, params: Params = {}): NonNullable<FieldProblem['values']> {
  const ofField = rule === 'typeError' || codeEnding(rule, '') === 'OUT_OF_RANGE'
  const bounds = ofField ? ((params['spec'] as { readonly meta?: Params }).meta ?? {}) : params
  return (['min', 'max'] as const).flatMap((name) => {
    const value = bounds[name]
    return typeof value === 'number' ? [{ name, value: String(value) }] : []
  })
}
