import { GraphQLObjectType, GraphQLSchema, isSpecifiedScalarType, type GraphQLFieldConfigMap } from 'graphql'

import { isForPartners, rootFieldAccess, type RootFieldAccess } from '../access/root-field-access.js'

/**
 * Returns the public part of the graph: fields of Query and Mutation that are public or for partners, with the types
 * they lead to. Callers who are not signed in see only this schema, so that it reveals no staff features.
 */
export function publicSchemaOf(schema: GraphQLSchema): GraphQLSchema {
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
    directives: directives.filter(({ name }) => name !== 'staff'),
  })
}

function publicFieldsOf(type: GraphQLObjectType | null | undefined): GraphQLObjectType | undefined {
  if (!type) return undefined
  const { fields, ...config } = type.toConfig()
  const shown = Object.entries(fields).filter(([name, { astNode }]) => isShown(rootFieldAccess({ name, astNode })))
  return new GraphQLObjectType({
    ...config,
    fields: Object.fromEntries(shown) as GraphQLFieldConfigMap<unknown, unknown>,
  })
}

const isShown = (access: RootFieldAccess) => access === 'public' || isForPartners(access)
