import { itinerary } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import type { SchemaDescription, SchemaFieldDescription } from 'yup'

/** The part of JSON Schema that strict structured output understands. */
export type JsonSchema =
  | { readonly type: 'object'; properties: Record<string, JsonSchema>; required: string[]; additionalProperties: false }
  | { readonly type: 'array'; items: JsonSchema }
  | { readonly type: 'string' | 'integer' | 'number' | readonly ['string', 'null'] }

/** The itinerary's JSON schema, derived from the contract so that there is one truth. */
export function itineraryJsonSchema(): JsonSchema {
  return schemaFor(itinerary.describe())
}

function schemaFor(field: SchemaFieldDescription): JsonSchema {
  switch (field.type) {
    case 'object': {
      if (!('fields' in field)) break
      const properties = Object.entries(field.fields).map(([name, inner]) => [name, schemaFor(inner)] as const)
      return {
        type: 'object',
        properties: Object.fromEntries(properties),
        // Strict structured output wants every field named here; an optional one may be null instead.
        required: properties.map(([name]) => name),
        additionalProperties: false,
      }
    }
    case 'array':
      if ('innerType' in field && field.innerType && !Array.isArray(field.innerType)) {
        return { type: 'array', items: schemaFor(field.innerType) }
      }
      break
    case 'number':
      return { type: isInteger(field) ? 'integer' : 'number' }
    case 'string':
      return { type: isOptional(field) ? (['string', 'null'] as const) : 'string' }
  }
  throw new Error(`the itinerary's schema has a field of type "${field.type}", which has no JSON schema here`)
}

const isInteger = (field: SchemaFieldDescription) =>
  'tests' in field && field.tests.some(({ name }) => name === 'integer')

const isOptional = (field: SchemaFieldDescription) => (field as SchemaDescription).optional
