import { expect, test } from '@jest/globals'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import fc from 'fast-check'
import { array, lazy, mixed, object, ref, string, type Schema } from 'yup'

import { fastValidate } from './fast-validate.js'
import { tripPlanForm } from './trip-plan.form.js'

const now = new Date('2026-11-21T22:30:00Z')
const context = { now }
const plan: Record<string, unknown> = aTripPlan({}, now)

function accepted(schema: Schema, value: unknown, options: object): { readonly value?: unknown } | undefined {
  try {
    return { value: schema.validateSync(value, { abortEarly: false, ...options }) }
  } catch {
    return undefined
  }
}

/** Changes, omits or adds some fields of a record. */
const changesOf = (record: object) => {
  const fieldValue = fc.oneof(
    fc.constantFrom('Hotel', 'Not required', 'Yes', 'No', 'Dental Care', 'Spa', '2026-12-24', '2035-01-01', '0', '7'),
    fc.constantFrom('', '  ', '\u0000', 'a\nb', 'A'.repeat(5000), '+33 1 23', 'x@example.com', 'x@y'),
    fc.constantFrom<unknown>(null, undefined, true, false, 0, -1, 1e12, NaN, [], {}, ['Airport Pickup'], [null]),
    fc.anything(),
  )
  return fc.dictionary(fc.constantFrom(...Object.keys(record), 'unknown'), fieldValue, { maxKeys: 4 })
}

test('every value that fastValidate accepts is accepted unchanged by yup', () => {
  fc.assert(
    fc.property(changesOf(plan), (changes) => {
      const raw = { ...plan, ...changes }
      const meant: unknown = tripPlanForm.cast(raw, { assert: false, context })
      if (!fastValidate(tripPlanForm, meant, context)) return
      expect(accepted(tripPlanForm, raw, { context })).toEqual({ value: meant })
    }),
    { numRuns: 3000, seed: 1 },
  )
})

test('whatever yup accepts of the form fits for certain, so that the short way is the usual one', () => {
  fc.assert(
    fc.property(changesOf(plan), (changes) => {
      const raw = { ...plan, ...changes }
      const yes = accepted(tripPlanForm, raw, { context })
      if (yes) expect(fastValidate(tripPlanForm, tripPlanForm.cast(raw, { context }), context)).toBe(true)
    }),
    { numRuns: 1000, seed: 2 },
  )
})

test.each<[string, Schema, unknown]>([
  ['a schema chosen late', lazy(() => string()) as unknown as Schema, 'a'],
  ['a reference to another field', object({ a: string(), b: string().oneOf([ref('a')]) }), { a: 'x', b: 'x' }],
  ['a test that answers later', string().test('later', 'no', () => Promise.resolve(true)), 'a'],
  ['a test that makes its own sentence', string().test('own', 'no', (_v, { createError }) => createError()), 'a'],
  ['a forbidden value', string().notOneOf(['b']), 'a'],
])('%s is left to yup', (_what, schema, value) => {
  expect(fastValidate(schema, value)).toBe(false)
})

test.each<[string, Schema, unknown]>([
  ['nothing where something is due', string().required(), undefined],
  ['null where it is not allowed', string(), null],
  ['a value outside the list', string().oneOf(['a']), 'b'],
  ['an item of the wrong kind', array(string().required()), ['a', 1]],
  ['an item that is missing', array(string().required()), ['a', undefined]],
  ['a field nobody knows', object({ a: string() }).exact(), { a: 'x', b: 1 }],
  ['a text where an object is due', object({ a: string() }), 'x'],
  ['a value its own check refuses', mixed<number>((value): value is number => value === 1), 2],
])('%s does not fit for certain', (_what, schema, value) => {
  expect(fastValidate(schema, value)).toBe(false)
})
