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

/** Where a value is found: in which record, and with what context the whole is read. */
interface Place {
  readonly parent?: unknown
  readonly context?: object
}

/**
 * True when yup would certainly accept an already cast value as it is. False says nothing: then yup has to be asked,
 * which also knows what is wrong. It walks the same schema in a tenth of yup's time, by looking inside; a schema it
 * does not see through is left to yup, and a property test holds both to the same answers.
 */
export function fastValidate(schema: Schema, value: unknown, context?: object): boolean {
  try {
    return fits(schema as unknown as Inside, value, { context })
  } catch {
    return false
  }
}

function fits(given: Inside, value: unknown, { context, parent }: Place): boolean {
  const schema = given.conditions.length > 0 ? given.resolve({ context, value, parent }) : given
  if (!hasType(schema, value) || schema._blacklist.size > 0) return false
  if (value !== undefined && schema._whitelist.size > 0 && !schema._whitelist.has(value)) return false
  if (schema.tests.length > 0 && !passes(schema, value, { context, parent })) return false
  if (value === undefined || value === null) return true
  if (schema.fields) return fieldsFit(schema.fields, value as Record<string, unknown>, context)
  const item = schema.innerType
  return item ? (value as unknown[]).every((one) => fits(item, one, { parent: value, context })) : true
}

function hasType({ _typeCheck, spec }: Inside, value: unknown): boolean {
  if (value === undefined) return spec.optional
  return value === null ? spec.nullable : _typeCheck(value)
}

function passes(schema: Inside, value: unknown, { context, parent }: Place): boolean {
  const resolve = (item: unknown) => item
  const options = { context }
  const ctx = { schema, parent, options, originalValue: value, path: '', resolve, createError: () => false }
  return schema.tests.every(
    ({ OPTIONS }) =>
      (OPTIONS.skipAbsent && (value === undefined || value === null)) || OPTIONS.test.call(ctx, value, ctx) === true,
  )
}

function fieldsFit(fields: Readonly<Record<string, Inside>>, parent: Record<string, unknown>, context?: object) {
  return Object.entries(fields).every(([name, field]) => fits(field, parent[name], { parent, context }))
}
