import { ArraySchema, ObjectSchema, type ISchema, type Schema } from 'yup'

/**
 * What a schema knows of `data`, at every depth: keys that it does not name are left out, everything else stays as it
 * is. Nothing is cast and nothing is checked.
 */
export function knownPart(schema: Schema | ISchema<unknown>, data: unknown): unknown {
  if (schema instanceof ArraySchema) return knownItems(schema, data)
  return schema instanceof ObjectSchema ? knownFields(schema, data) : data
}

function knownItems({ innerType }: { innerType?: ISchema<unknown> }, data: unknown): unknown {
  return Array.isArray(data) && innerType ? data.map((item: unknown) => knownPart(innerType, item)) : data
}

function knownFields({ fields }: { fields: object }, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(data, name)) as [string, Schema][]
  return Object.fromEntries(known.map(([name, field]) => [name, knownPart(field, (data as never)[name])]))
}
