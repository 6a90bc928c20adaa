import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

import type { Tagged } from './version-tags.js'

/** Something of a schema that versions may differ in, by its coordinate: `Query.airports(first:)`. */
export interface SchemaPart {
  readonly name: string
  readonly part: Tagged
  /** Whether whoever asks has to give it. */
  readonly isRequired: boolean
}

/** Every field, argument, input field and enum value. */
export function schemaParts(schema: GraphQLSchema): readonly SchemaPart[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(partsOf)
}

function partsOf(type: GraphQLNamedType): readonly SchemaPart[] {
  const named = (name: string, part: Tagged, isRequired = false) => ({ name: `${type.name}.${name}`, part, isRequired })
  if (isEnumType(type)) return type.getValues().map((value) => named(value.name, value))
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => named(field.name, field, isRequiredInputField(field)))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  const fields: readonly GraphQLField<unknown, unknown>[] = Object.values(type.getFields())
  return fields.flatMap((field) => [
    named(field.name, field),
    ...field.args.map((given) => named(`${field.name}(${given.name}:)`, given, isRequiredArgument(given))),
  ])
}
