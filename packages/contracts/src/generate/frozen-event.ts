import type { Schema } from 'yup'

import type { EventContract } from '../define.js'

/** One version of an event, on which publishers and consumers of any release rely; `frozen-events/` stores it as JSON. */
export interface FrozenEvent {
  readonly name: string
  readonly version: number
  readonly publisher: EventContract['publisher']
  readonly subjectKey: string
  readonly personalFields: readonly string[]
  readonly payload: FrozenSchema
}

/** A schema as JSON. */
export interface FrozenSchema {
  readonly type: string
  readonly optional?: true
  readonly nullable?: true
  readonly oneOf?: readonly unknown[]
  readonly tests?: readonly { readonly name: string; readonly is?: number | string }[]
  readonly fields?: Readonly<Record<string, FrozenSchema>>
  readonly items?: FrozenSchema
}

interface Description {
  readonly type: string
  readonly optional: boolean
  readonly nullable: boolean
  readonly oneOf: readonly unknown[]
  readonly tests: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[]
  readonly fields?: Readonly<Record<string, Description>>
  readonly innerType?: Description
}

export function frozenEvent({
  subjectKey,
  payload,
  name,
  personalFields,
  publisher,
  version,
}: EventContract): FrozenEvent {
  return { name, version, publisher, subjectKey, personalFields, payload: frozenSchema(payload) }
}

/** Returns a schema as JSON; throws for a check that JSON cannot express. */
export function frozenSchema(schema: Schema): FrozenSchema {
  return schemaOfDescription(schema.describe())
}

function schemaOfDescription({ fields, innerType, nullable, oneOf, optional, tests, type }: Description): FrozenSchema {
  return {
    type,
    ...(optional && { optional }),
    ...(nullable && { nullable }),
    ...(oneOf.length > 0 && { oneOf }),
    ...(tests.length > 0 && { tests: tests.map(testOf) }),
    ...(fields && { fields: mapValues(fields, schemaOfDescription) }),
    ...(innerType && { items: schemaOfDescription(innerType) }),
  }
}

function testOf({ name = '', params = {} }: Description['tests'][number]): { name: string; is?: number | string } {
  if (['required', 'noUnknown', 'integer'].includes(name)) return { name }
  if (name === 'min' || name === 'max') return { name, is: Number(params[name]) }
  if (name === 'matches' && params['regex'] instanceof RegExp) return { name, is: params['regex'].source }
  throw new Error(`an event cannot have the check "${name}": events carry plain data, and forms check what people type`)
}

/** Returns the frozen event with the optional fields added since; everything else stays. */
export function extendFrozenEvent(frozen: FrozenEvent, now: FrozenEvent): FrozenEvent {
  const added = Object.keys(now.payload.fields ?? {}).filter((name) => !frozen.payload.fields?.[name])
  return {
    ...frozen,
    personalFields: [...frozen.personalFields, ...now.personalFields.filter((name) => added.includes(name))],
    payload: extendSchema(frozen.payload, now.payload),
  }
}

function extendSchema(frozen: FrozenSchema, now: FrozenSchema): FrozenSchema {
  const { fields, items } = frozen
  return {
    ...frozen,
    ...(fields && { fields: extendFields(fields, now.fields ?? {}) }),
    ...(items && now.items && { items: extendSchema(items, now.items) }),
  }
}

function extendFields(
  frozen: NonNullable<FrozenSchema['fields']>,
  now: NonNullable<FrozenSchema['fields']>,
): Record<string, FrozenSchema> {
  const existing = Object.entries(frozen).map(([name, schema]) => {
    const after = now[name]
    return [name, after ? extendSchema(schema, after) : schema] as const
  })
  const added = Object.entries(now).filter(([name, { optional }]) => optional && !frozen[name])
  return Object.fromEntries([...existing, ...added])
}

/**
 * Returns the differences between a frozen event version and the current one, as sentences. Optional fields may be
 * added or left out at every depth, because consumers ignore unknown fields. Every other change requires a new version.
 */
export function differences(frozen: FrozenEvent, now: FrozenEvent): readonly string[] {
  const plain = (['publisher', 'subjectKey'] as const).filter((name) => frozen[name] !== now[name])
  const isInBoth = (name: string) => Boolean(frozen.payload.fields?.[name] && now.payload.fields?.[name])
  const sealed = [...new Set([...frozen.personalFields, ...now.personalFields])].filter(
    (name) => isInBoth(name) && frozen.personalFields.includes(name) !== now.personalFields.includes(name),
  )
  return [
    ...plain.map((name) => `${name} was ${frozen[name]} and is ${now[name]}`),
    ...sealed.map((name) => `${name} is ${now.personalFields.includes(name) ? '' : 'not '}personal`),
    ...schemaDifferences(frozen.payload, now.payload, 'payload'),
  ]
}

function schemaDifferences(frozen: FrozenSchema, now: FrozenSchema, path: string): string[] {
  const { fields: fieldsBefore = {}, items: itemsBefore, ...before } = frozen
  const { fields: fieldsNow = {}, items: itemsNow, ...after } = now
  const own =
    JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${path} was ${serialize(before)} and is ${serialize(after)}`]
  const names = [...new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsNow)])]
  return [
    ...own,
    ...names.flatMap((name) => fieldDifferences(fieldsBefore[name], fieldsNow[name], `${path}.${name}`)),
    ...(itemsBefore || itemsNow ? fieldDifferences(itemsBefore, itemsNow, `${path}[]`) : []),
  ]
}

function fieldDifferences(frozen: FrozenSchema | undefined, now: FrozenSchema | undefined, path: string): string[] {
  if (frozen && now) return schemaDifferences(frozen, now, path)
  const [one, how] = frozen ? [frozen, 'is left out'] : [now, 'is added']
  return one && !one.optional ? [`${path} ${how} and is not optional`] : []
}

const serialize = (schema: object) => JSON.stringify(schema)

function mapValues<A, B>(record: Readonly<Record<string, A>>, fn: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fn(value)]))
}
