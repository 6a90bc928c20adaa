import type { Schema } from 'yup'

interface Test {
  readonly OPTIONS: {
    readonly test: (this: unknown, value: unknown, ctx: unknown) => unknown
    readonly skipAbsent?: boolean
  }
}

/** The parts of a yup schema that decide whether a value fits. */
interface SchemaInternals {
  readonly spec: { readonly optional: boolean; readonly nullable: boolean }
  readonly conditions: readonly unknown[]
  readonly tests: readonly Test[]
  readonly fields?: Readonly<Record<string, SchemaInternals>>
  readonly innerType?: SchemaInternals
  readonly _typeCheck: (value: unknown) => boolean
  readonly _whitelist: { readonly size: number; has(value: unknown): boolean }
  readonly _blacklist: { readonly size: number }
  resolve(options: object): SchemaInternals
}

/** Whether a value certainly fits, which is found in `parent` when that is a record, where the whole is read with `context`. */
type Check = (value: unknown, parent: unknown, context: object | undefined) => boolean

/**
 * True only when yup would accept an already cast value as it is. False is inconclusive: then validate with yup, which
 * also finds the problems. Each schema is compiled once into cached functions, which take a fraction of yup's time.
 * Schemas it cannot analyze are left to yup, and a property test checks that both agree.
 */
export function fastValidate(schema: Schema, value: unknown, context?: object): boolean {
  try {
    return checkOf(schema)(value, undefined, context)
  } catch {
    return false
  }
}

const checks = new WeakMap<Schema, Check>()

function checkOf(schema: Schema): Check {
  const cached = checks.get(schema)
  if (cached) return cached
  const check = seenThrough(schema as unknown as SchemaInternals)
  checks.set(schema, check)
  return check
}

function seenThrough(schema: SchemaInternals): Check {
  // Conditional rules depend on the surrounding values, so they are resolved on every check.
  if (schema.conditions.length > 0)
    return (value, parent, context) => seenThrough(schema.resolve({ context, value, parent }))(value, parent, context)
  const { _typeCheck: hasType, _whitelist: listed, spec } = schema
  if (schema._blacklist.size > 0) return () => false
  const passes = testsOf(schema)
  const hasSections = partsOf(schema)
  const isListed = (value: unknown) => listed.size === 0 || listed.has(value)
  return (value, parent, context) => {
    if (value === undefined) return spec.optional && passes(value, parent, context)
    if (value === null) return spec.nullable && isListed(value) && passes(value, parent, context)
    return hasType(value) && isListed(value) && passes(value, parent, context) && hasSections(value, parent, context)
  }
}

const always: Check = () => true

function testsOf(schema: SchemaInternals): Check {
  const tests = schema.tests.map(({ OPTIONS }) => OPTIONS)
  if (tests.length === 0) return always
  const isAlwaysRequired = tests.some(({ skipAbsent }) => !skipAbsent)
  return (value, parent, context) => {
    const isAbsent = value === undefined || value === null
    if (isAbsent && !isAlwaysRequired) return true
    const ctx = { schema, parent, options: { context }, originalValue: value, path: '', resolve, createError }
    return tests.every((one) => (isAbsent && one.skipAbsent) || one.test.call(ctx, value, ctx) === true)
  }
}

const resolve = (item: unknown) => item
const createError = () => false

function partsOf({ fields, innerType }: SchemaInternals): Check {
  if (fields) return fieldsOf(fields)
  if (!innerType) return always
  const fits = seenThrough(innerType)
  return (items, _parent, context) => (items as unknown[]).every((item) => fits(item, items, context))
}

function fieldsOf(fields: Readonly<Record<string, SchemaInternals>>): Check {
  const fieldChecks = Object.entries(fields).map(([name, field]) => ({ name, fits: seenThrough(field) }))
  return (value, _parent, context) => {
    const record = value as Record<string, unknown>
    return fieldChecks.every(({ fits, name }) => fits(record[name], record, context))
  }
}
