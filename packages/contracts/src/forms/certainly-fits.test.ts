import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import fc from 'fast-check'
import { array, lazy, mixed, object, ref, string, type Schema } from 'yup'

import { eventKey } from '../define.js'
import { everyEvent } from '../messages/every-message.js'
import { certainlyFits } from './certainly-fits.js'
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

/** Some fields of a record changed, left out or added. */
const changesOf = (record: object) => {
  const known = fc.oneof(
    fc.constantFrom('Hotel', 'Not required', 'Yes', 'No', 'Dental Care', 'Spa', '2026-12-24', '2035-01-01', '0', '7'),
    fc.constantFrom('', '  ', '\u0000', 'a\nb', 'A'.repeat(5000), '+33 1 23', 'x@example.com', 'x@y'),
    fc.constantFrom<unknown>(null, undefined, true, false, 0, -1, 1e12, NaN, [], {}, ['Airport Pickup'], [null]),
    fc.anything(),
  )
  return fc.dictionary(fc.constantFrom(...Object.keys(record), 'unknown'), known, { maxKeys: 4 })
}

test('whatever fits for certain is what yup accepts, unchanged', () => {
  fc.assert(
    fc.property(changesOf(plan), (changes) => {
      const raw = { ...plan, ...changes }
      const meant: unknown = tripPlanForm.cast(raw, { assert: false, context })
      if (!certainlyFits(tripPlanForm, meant, context)) return
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
      if (yes) expect(certainlyFits(tripPlanForm, tripPlanForm.cast(raw, { context }), context)).toBe(true)
    }),
    { numRuns: 1000, seed: 2 },
  )
})

const folder = new URL('../golden/', import.meta.url)
const goldens = readdirSync(folder).map((file): [string, string] => [
  file.replace(/\.json$/, ''),
  readFileSync(new URL(file, folder), 'utf8'),
])

test.each(goldens)('the golden of %s takes the short way, and no change of it slips through', (key, text) => {
  const event = everyEvent.find((each) => eventKey(each) === key)
  if (!event) throw new Error(`no event ${key}`)
  const payload = JSON.parse(text) as Record<string, unknown>

  expect(certainlyFits(event.carries, payload)).toBe(true)
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(payload)), fc.anything(), (path, value) => {
      const changed = withValueAt(payload, path, value)
      if (certainlyFits(event.carries, changed))
        expect(accepted(event.carries, changed, { strict: true })).toBeDefined()
    }),
    { numRuns: 2000, seed: 3 },
  )
})

test.each<[string, Schema, unknown]>([
  ['a schema chosen late', lazy(() => string()) as unknown as Schema, 'a'],
  ['a reference to another field', object({ a: string(), b: string().oneOf([ref('a')]) }), { a: 'x', b: 'x' }],
  ['a test that answers later', string().test('later', 'no', () => Promise.resolve(true)), 'a'],
  ['a test that makes its own sentence', string().test('own', 'no', (_v, { createError }) => createError()), 'a'],
  ['a forbidden value', string().notOneOf(['b']), 'a'],
])('%s is left to yup', (_what, schema, value) => {
  expect(certainlyFits(schema, value)).toBe(false)
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
  expect(certainlyFits(schema, value)).toBe(false)
})

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inner] : inner
}

function withValueAt(root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = (Array.isArray(root) ? [...(root as unknown[])] : { ...(root as object) }) as Record<string, unknown>
  copy[key] = withValueAt(copy[key], rest, value)
  return copy
}
