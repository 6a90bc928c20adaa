import { ValidationError, type InferType, type Schema, ArraySchema, ObjectSchema, type ISchema } from 'yup'

import type { FieldProblem } from '../errors.js'
import { fastValidate } from './fast-validate.js'

/** Parsed values of a form, or one message for each invalid field, in the order of the form. */
export type FormResult<S extends Schema> =
  | { readonly value: InferType<S>; readonly problems?: never }
  | { readonly value?: never; readonly problems: readonly FieldProblem[] }

/** Parses raw input with a form schema and returns at most one problem per field (TRIP-30, TRIP-45). */
export function readForm<S extends Schema>(form: S, raw: unknown, context: object): FormResult<S> {
  try {
    return { value: parse(form, raw, context) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { problems: problemsOf(error) }
  }
}

/** Returns raw input cast by its schema; throws yup's ValidationError listing every problem. */
export function parse<S extends Schema>(schema: S, raw: unknown, context: object): InferType<S> {
  const cast: unknown = schema.cast(raw, { assert: false, context })
  if (fastValidate(schema, cast, context)) return cast
  return schema.validateSync(raw, { abortEarly: false, context })
}

/** Throws yup's ValidationError unless `data` matches the schema without casting. */
export function assertValid(schema: Schema, data: unknown): void {
  if (!fastValidate(schema, data)) schema.validateSync(data, { strict: true, abortEarly: false })
}

/** True when `data` matches the schema without casting. */
export function isValid<S extends Schema>(schema: S, data: unknown): data is InferType<S> {
  return fastValidate(schema, data) || schema.isValidSync(data, { strict: true })
}

/**
 * Returns the part of `data` known to the schema, ignoring unknown keys because the sender may run a newer release.
 * Known keys must be valid without casting; throws yup's ValidationError otherwise.
 */
export function readTolerantly(schema: Schema, data: unknown): unknown {
  const known = pickKnown(schema, data)
  assertValid(schema, known)
  return known
}

/** Returns the first message per field of a yup error. */
export function problemsOf(error: ValidationError): readonly FieldProblem[] {
  return firstPerField(error).map(({ path = '', message }) => ({ path, message }))
}

/** Returns the first error per field of a yup error, in the order of the form. */
export function firstPerField(error: ValidationError): readonly ValidationError[] {
  const errors = error.inner.length > 0 ? error.inner : [error]
  const byPath = new Map<string, ValidationError>()
  for (const fieldError of errors) {
    const { path = '' } = fieldError
    if (!byPath.has(path)) byPath.set(path, fieldError)
  }
  return [...byPath.values()]
}

/**
 * Returns the part of `data` known to the schema at every depth: unknown keys are dropped, everything else stays
 * unchanged. Nothing is cast or checked.
 */
export function pickKnown(schema: Schema | ISchema<unknown>, data: unknown): unknown {
  if (schema instanceof ArraySchema) return knownItems(schema, data)
  return schema instanceof ObjectSchema ? knownFields(schema, data) : data
}

function knownItems({ innerType }: { innerType?: ISchema<unknown> }, data: unknown): unknown {
  return Array.isArray(data) && innerType ? data.map((item: unknown) => pickKnown(innerType, item)) : data
}

function knownFields({ fields }: { fields: object }, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const present = Object.entries(fields).filter(([name]) => Object.hasOwn(data, name)) as [string, Schema][]
  return Object.fromEntries(present.map(([name, field]) => [name, pickKnown(field, (data as never)[name])]))
}
