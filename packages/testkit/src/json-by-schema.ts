/** The part of JSON Schema that structured output uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

/** A value that satisfies `schema`, with `text` wherever a string is wanted. */
export function jsonBySchema(schema: JsonSchema, text: string, root: JsonSchema = schema): unknown {
  if (schema.$ref) return jsonBySchema(definition(schema.$ref, root), text, root)
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return jsonBySchema(schema.anyOf[0], text, root)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, jsonBySchema(part, text, root)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => jsonBySchema(schema.items ?? {}, text, root))
    case 'integer':
    case 'number':
      return schema.minimum ?? Math.min(1, schema.maximum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return text.padEnd(schema.minLength ?? 0, '.')
  }
}

function definition(reference: string, root: JsonSchema): JsonSchema {
  const found = root.$defs?.[reference.replace('#/$defs/', '')]
  if (!found) throw new Error(`The schema has no definition ${reference}`)
  return found
}
