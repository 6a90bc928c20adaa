import { mapSchema, MapperKind } from '@graphql-tools/utils'
import {
  GraphQLObjectType,
  GraphQLSchema,
  isSpecifiedScalarType,
  type ConstDirectiveNode,
  type GraphQLFieldConfigMap,
} from 'graphql'

import { isForPartners, rootFieldAccess, type RootFieldAccess } from '../access/root-field-access.js'

/** Returns the schema for partners: public fields and those for keys, without fields for staff or the website only. */
export function publicSchemaOf(schema: GraphQLSchema): GraphQLSchema {
  const forAll = mapSchema(schema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => (isForSite(field) ? null : undefined),
    [MapperKind.ARGUMENT]: (argument) => (isForSite(argument) ? null : undefined),
  })
  return siteSchemaOf(forAll, ['staff', 'site'])
}

/** Returns the schema of the website: every field that needs no sign-in, and the types it uses. */
export function siteSchemaOf(schema: GraphQLSchema, hidden: readonly string[] = ['staff']): GraphQLSchema {
  const query = publicFieldsOf(schema.getQueryType())
  const mutation = publicFieldsOf(schema.getMutationType())
  const reached = new GraphQLSchema({ query, mutation }).getTypeMap()
  const { directives, types, ...config } = schema.toConfig()
  const own: Readonly<Record<string, GraphQLObjectType | undefined>> = { Query: query, Mutation: mutation }
  // Keeps the order of the full schema; built-in scalars such as String appear where they are first used.
  const shown = types.filter((type) => type.name in reached && !isSpecifiedScalarType(type))
  return new GraphQLSchema({
    ...config,
    query,
    mutation,
    types: shown.map((type) => own[type.name] ?? type),
    directives: directives.filter(({ name }) => !hidden.includes(name)),
  })
}

function publicFieldsOf(type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
  if (!type) return undefined
  const { fields, ...config } = type.toConfig()
  const shown = Object.entries(fields).filter(([name, { astNode }]) => isVisible(rootFieldAccess({ name, astNode })))
  return new GraphQLObjectType({
    ...config,
    fields: Object.fromEntries(shown) as GraphQLFieldConfigMap<unknown, unknown>,
  })
}

const isVisible = (access: RootFieldAccess) => access === 'public' || isForPartners(access)

interface Tagged {
  readonly astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null
}

const isForSite = ({ astNode }: Tagged) => astNode?.directives?.some(({ name }) => name.value === 'site')
