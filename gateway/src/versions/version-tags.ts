import { apiVersionPattern } from '@seneb/contracts/vocabulary/api-versions'
import {
  Kind,
  type ConstDirectiveNode,
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

/** A field, argument, input field or enum value, as the schema has it. */
export interface Tagged {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null
  readonly deprecationReason?: string | null
}

/** End of a part of the schema: the first version without it, the replacement and the reason. */
export interface Ending {
  readonly until: string
  readonly instead: string
  readonly reason: string
}

/** Whether a version has it: from its `@since` on, and before its `@until`. Versions are named so that their names sort. */
export function isIn(version: string, tagged: Tagged): boolean {
  const [since, until] = [versionOf(tagged, 'since'), versionOf(tagged, 'until')]
  return (since === undefined || since <= version) && (until === undefined || version < until)
}

/** Whether it is in every version that there is. */
export function isTagged(tagged: Tagged): boolean {
  return versionOf(tagged, 'since') !== undefined || versionOf(tagged, 'until') !== undefined
}

/** Returns the deprecation of a schema element; undefined without one. Throws for an incomplete deprecation. */
export function endingOf(tagged: Tagged, name: string): Ending | undefined {
  const until = versionOf(tagged, 'until')
  const reason = tagged.deprecationReason ?? undefined
  if (until === undefined && reason === undefined) return undefined
  const instead = textOf(tagged, 'until', 'instead')?.trim()
  if (until === undefined || !instead || !reason?.trim()) {
    throw new Error(`${name} is deprecated and has to say why, until when and what instead: @deprecated and @until`)
  }
  return { until, instead, reason }
}

/** Returns the version that a tag names; throws for an unknown one. */
export function versionOf(tagged: Tagged, tag: 'since' | 'until'): string | undefined {
  const version = textOf(tagged, tag, 'version')
  if (version !== undefined && !apiVersionPattern.test(version)) {
    throw new Error(`@${tag}(version: "${version}") names no version; they are written as 2027-01`)
  }
  return version
}

function textOf({ astNode }: Tagged, tag: string, argument: string): string | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === tag)
  const value = directive?.arguments?.find(({ name }) => name.value === argument)?.value
  return value?.kind === Kind.STRING ? value.value : undefined
}

/** Element of a schema that versions may differ in, by its coordinate: `Query.airports(first:)`. */
export interface SchemaModule {
  readonly name: string
  readonly part: Tagged
  /** Whether the caller must provide it. */
  readonly isRequired: boolean
}

/** Every field, argument, input field and enum value. */
export function schemaModules(schema: GraphQLSchema): readonly SchemaModule[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap(partsOf)
}

function partsOf(type: GraphQLNamedType): readonly SchemaModule[] {
  const named = (name: string, part: Tagged, isRequired = false) => ({ name: `${type.name}.${name}`, part, isRequired })
  if (isEnumType(type)) return type.getValues().map((value) => named(value.name, value))
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => named(field.name, field, isRequiredInputField(field)))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  const fields: readonly GraphQLField<unknown, unknown>[] = Object.values(type.getFields())
  return fields.flatMap((field) => [
    named(field.name, field),
    ...field.args.map((arg) => named(`${field.name}(${arg.name}:)`, arg, isRequiredArgument(arg))),
  ])
}
