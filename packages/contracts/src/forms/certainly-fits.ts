import type { Schema } from 'yup'

interface Test {
  readonly OPTIONS: {
    readonly test: (this: unknown, value: unknown, ctx: unknown) => unknown
    readonly skipAbsent?: boolean
  }
}

/** The parts of a yup schema that decide whether a value fits. */
interface Inside {
  readonly spec: { readonly optional: boolean; readonly nullable: boolean }
  readonly conditions: readonly unknown[]
  readonly tests: readonly Test[]
  readonly fields?: Readonly<Record<string, Inside>>
  readonly innerType?: Inside
  readonly _typeCheck: (value: unknown) => boolean
  readonly _whitelist: { readonly size: number; has(value: unknown): boolean }
  readonly _blacklist: { readonly size: number }
  resolve(options: object): Inside
}

/**
 * True when yup would certainly accept an already cast value as it is. False says nothing: then yup has to be asked,
 * which also knows what is wrong.
 */
export function certainlyFits(schema: Schema, value: unknown, context?: object): boolean {
  try {
    return fits(schema as unknown as Inside, value, undefined, { context })
  } catch {
    return false
  }
}

function fits(given: Inside, value: unknown, parent: unknown, options: object): boolean {
  const schema = given.conditions.length > 0 ? given.resolve({ ...options, value, parent }) : given
  if (!hasType(schema, value) || schema._blacklist.size > 0) return false
  if (value !== undefined && schema._whitelist.size > 0 && !schema._whitelist.has(value)) return false
  if (schema.tests.length > 0 && !passes(schema, value, parent, options)) return false
  if (value === undefined || value === null) return true
  if (schema.fields) return fieldsFit(schema.fields, value as Record<string, unknown>, options)
  const item = schema.innerType
  return item ? (value as unknown[]).every((one) => fits(item, one, value, options)) : true
}

function hasType({ _typeCheck, spec }: Inside, value: unknown): boolean {
  if (value === undefined) return spec.optional
  return value === null ? spec.nullable : _typeCheck(value)
}

function passes(schema: Inside, value: unknown, parent: unknown, options: object): boolean {
  const resolve = (item: unknown) => item
  const ctx = { schema, parent, options, originalValue: value, path: '', resolve, createError: () => false }
  return schema.tests.every(
    ({ OPTIONS }) =>
      (OPTIONS.skipAbsent && (value === undefined || value === null)) || OPTIONS.test.call(ctx, value, ctx) === true,
  )
}

function fieldsFit(fields: Readonly<Record<string, Inside>>, value: Record<string, unknown>, options: object): boolean {
  return Object.entries(fields).every(([name, field]) => fits(field, value[name], value, options))
}
