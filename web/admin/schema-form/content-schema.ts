import { inWords } from '@seneb/contracts/publications/field-names'
import type { Schema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'

import { schemaFormCopy } from './schema-form.copy.js'

const copy = schemaFormCopy.fields

/** Content of a record, by its fields. */
export type Content = Readonly<Record<string, unknown>>

/** A field as its schema describes it, reduced to what decides its control. */
export type FieldShape =
  | { readonly type: 'line' | 'day' | 'person' | 'prose' | 'number' | 'flag'; readonly isOptional: boolean }
  | { readonly type: 'choice'; readonly isOptional: boolean; readonly options: readonly string[] }
  | { readonly type: 'choices'; readonly isOptional: boolean; readonly options: readonly string[] }
  | { readonly type: 'lines'; readonly isOptional: boolean }
  | { readonly type: 'group'; readonly isOptional: boolean; readonly fields: readonly NamedShape[] }
  | { readonly type: 'list'; readonly isOptional: boolean; readonly fields: readonly NamedShape[] }

export interface NamedShape {
  readonly name: string
  readonly label: string
  readonly shape: FieldShape
}

/** Returns the fields of a schema, in its order. */
export function shapeOfSchema(schema: Schema): readonly NamedShape[] {
  return fieldsOf(schema.describe())
}

function fieldsOf(description: SchemaFieldDescription): NamedShape[] {
  const { fields = {} } = description as Partial<SchemaObjectDescription>
  return Object.entries(fields).map(([name, field]) => ({ name, label: labelOf(name, field), shape: shapeOf(field) }))
}

function shapeOf(field: SchemaFieldDescription): FieldShape {
  const { meta, oneOf, optional: isOptional, type } = field as SchemaDescription
  const options = oneOf.map(String)
  if (type === 'number') return { type: 'number', isOptional }
  if (type === 'boolean') return { type: 'flag', isOptional }
  if (type === 'object') return { type: 'group', isOptional, fields: fieldsOf(field) }
  if (type === 'array') return { ...shapeOfList(field), isOptional }
  if (options.length > 0) return { type: 'choice', isOptional, options }
  if (meta?.person) return { type: 'person', isOptional }
  if (meta?.day) return { type: 'day', isOptional }
  return { type: meta?.prose ? 'prose' : 'line', isOptional }
}

function shapeOfList(field: SchemaFieldDescription): FieldShape {
  const { innerType } = field as { innerType?: SchemaFieldDescription | SchemaFieldDescription[] }
  const item = (Array.isArray(innerType) ? innerType[0] : innerType) as SchemaDescription | undefined
  if (item?.type === 'object') return { type: 'list', isOptional: false, fields: fieldsOf(item) }
  const options = (item?.oneOf ?? []).map(String)
  return options.length > 0 ? { type: 'choices', isOptional: false, options } : { type: 'lines', isOptional: false }
}

/** The label in the copy, in the schema, or the name in words. */
function labelOf(name: string, field: SchemaFieldDescription): string {
  const { label } = field as SchemaDescription
  return copy.names[name] ?? label ?? inWords(name)
}

/** Returns a new value of a shape, with required parts in place. */
function emptyOf(shape: FieldShape): unknown {
  switch (shape.type) {
    case 'group':
      return emptyContent(shape.fields)
    case 'list':
    case 'lines':
    case 'choices':
      return []
    case 'choice':
    case 'day':
    case 'line':
    case 'person':
    case 'prose':
      return ''
    default:
      return undefined
  }
}

/** Returns content of these fields with nothing filled in. */
export function emptyContent(fields: readonly NamedShape[]): Content {
  const required = fields.filter(({ shape }) => !shape.isOptional)
  return Object.fromEntries(required.map(({ name, shape }) => [name, emptyOf(shape)]))
}

/** Returns content as text with a line for each field, by which two versions are compared. */
export function textOfContent(content: unknown, fields: readonly NamedShape[], prefix = ''): string {
  const record = (content ?? {}) as Content
  return fields.flatMap((field) => linesOf(record[field.name], field, prefix)).join('\n')
}

function linesOf(value: unknown, { label, shape }: NamedShape, prefix: string): string[] {
  if (value === undefined || value === null) return []
  const name = `${prefix}${label}`
  if (shape.type === 'group') return [textOfContent(value, shape.fields, `${name} › `)]
  if (shape.type === 'list') {
    const items = value as readonly unknown[]
    return items.map((item, at) => textOfContent(item, shape.fields, `${name} ${at + 1} › `))
  }
  if (Array.isArray(value)) return [`${name}: ${value.join(', ')}`]
  if (value === true) return [name]
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return [shape.type === 'prose' ? `${name}:\n${text}` : `${name}: ${text}`]
}
