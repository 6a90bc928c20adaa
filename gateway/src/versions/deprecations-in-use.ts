import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

import { schemaModules, endingOf, type Ending, type Tagged } from './version-tags.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Schema parts used by a request with a key that a later version removes. */
    deprecations?: readonly DeprecationInUse[]
  }
}

/** Part of the schema that a request uses and that a later version no longer has. */
interface DeprecationInUse extends Ending {
  /** Coordinate of the part in the schema: `Query.airports(first:)`. */
  readonly path: string
}

/** Operation that is valid in the view of its version, with its variables coerced. */
interface RequestedOperation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly variables: Readonly<Record<string, unknown>>
}

type Deprecations = ReadonlyMap<string, DeprecationInUse>
/** Deprecations that a document uses regardless of its variables, by the view of its version. */
const cache = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, Deprecations>>()
const hasDeprecationsCache = new WeakMap<GraphQLSchema, boolean>()

/**
 * Returns the parts that an operation uses and a later version removes, each once; skips the check in views without
 * deprecations.
 */
export function deprecationsInUse({
  document,
  operation,
  schema,
  variables,
}: RequestedOperation): readonly DeprecationInUse[] {
  if (!hasDeprecations(schema)) return []
  const found = new Map(findInDocument(schema, document, operation))
  for (const { type, variable } of operation.variableDefinitions ?? []) {
    const declared = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    if (declared) collectFromValue(variables[variable.name.value], declared, found)
  }
  return [...found.values()]
}

function hasDeprecations(schema: GraphQLSchema): boolean {
  const cached = hasDeprecationsCache.get(schema)
  if (cached !== undefined) return cached
  const result = schemaModules(schema).some(({ name, part }) => endingOf(part, name) !== undefined)
  hasDeprecationsCache.set(schema, result)
  return result
}

function findInDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Deprecations {
  const ofSchema = cache.get(schema) ?? new WeakMap<OperationDefinitionNode, Deprecations>()
  cache.set(schema, ofSchema)
  const cached = ofSchema.get(operation)
  if (cached) return cached
  const found = new Map<string, DeprecationInUse>()
  const types = new TypeInfo(schema)
  // Other operations of the document are skipped; all its fragments are checked.
  const operationDocument = {
    ...document,
    definitions: document.definitions.filter((part) => isRequestedBy(part, operation)),
  }
  visit(
    operationDocument,
    visitWithTypeInfo(types, {
      Field: () => record(found, `${types.getParentType()?.name}.${types.getFieldDef()?.name}`, types.getFieldDef()),
      Argument: () => {
        const [parent, field, argument] = [types.getParentType(), types.getFieldDef(), types.getArgument()]
        if (!types.getDirective()) record(found, `${parent?.name}.${field?.name}(${argument?.name}:)`, argument)
      },
      ObjectField: ({ name }) => {
        const type = getNamedType(types.getParentInputType())
        if (isInputObjectType(type)) record(found, `${type.name}.${name.value}`, type.getFields()[name.value])
      },
      EnumValue: () => {
        const [type, value] = [getNamedType(types.getInputType()), types.getEnumValue()]
        if (type && value) record(found, `${type.name}.${value.name}`, value)
      },
    }),
  )
  ofSchema.set(operation, found)
  return found
}

const isRequestedBy = (part: DocumentNode['definitions'][number], operation: OperationDefinitionNode) =>
  part.kind !== operation.kind || part === operation

/** Collects the deprecated parts in a variable's coerced value. */
function collectFromValue(value: unknown, type: GraphQLInputType, found: Map<string, DeprecationInUse>): void {
  if (value === undefined || value === null) return
  if (isNonNullType(type)) collectFromValue(value, type.ofType, found)
  else if (isListType(type)) {
    for (const item of Array.isArray(value) ? value : [value]) collectFromValue(item, type.ofType, found)
  } else if (isEnumType(type)) {
    const chosen = type.getValues().find((candidate) => candidate.value === value)
    if (chosen) record(found, `${type.name}.${chosen.name}`, chosen)
  } else if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      const fieldValue = (value as Readonly<Record<string, unknown>>)[field.name]
      if (fieldValue === undefined) continue
      record(found, `${type.name}.${field.name}`, field)
      collectFromValue(fieldValue, field.type, found)
    }
  }
}

function record(found: Map<string, DeprecationInUse>, path: string, part: Tagged | null | undefined): void {
  const deprecation = part && endingOf(part, path)
  if (deprecation) found.set(path, { path, ...deprecation })
}

/** Number of months for which a version works after its successor is released. */
const monthsAfterSuccessor = 12

/**
 * Returns the headers about deprecated parts that a request uses. `Deprecation` is the month of the first version
 * without the part (RFC 9745). `Sunset` is the date from which the last version with it may end, a year later (RFC
 * 8594). Among several parts, the earliest counts.
 */
export function deprecationHeaders(used: readonly DeprecationInUse[]): Readonly<Record<string, string>> {
  const [first] = used.map(({ until }) => until).toSorted()
  if (first === undefined) return {}
  const [year = 0, month = 1] = first.split('-').map(Number)
  const since = Date.UTC(year, month - 1)
  const end = new Date(Date.UTC(year, month - 1 + monthsAfterSuccessor))
  return {
    deprecation: `@${since / 1000}`,
    sunset: end.toUTCString(),
  }
}
