import { getNullableType, isObjectType, isUnionType, type GraphQLField, type GraphQLSchema } from 'graphql'

import { rootFieldAccess } from '../access/root-field-access.js'

type Field = GraphQLField<unknown, unknown>

/**
 * Lets GraphQL tell the success of a mutation from its problems, which name their type. Throws for a field of Query or
 * Mutation without a resolver, or of which nobody decided who may ask it, so that the gateway does not open with it.
 */
export function nameSuccesses(schema: GraphQLSchema): GraphQLSchema {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type): readonly Field[] =>
    Object.values(type?.getFields() ?? {}),
  )
  for (const field of [...(queries ?? []), ...(mutations ?? [])]) {
    rootFieldAccess(field)
    if (!field.resolve) throw new Error(`the field ${field.name} has no resolver`)
  }
  for (const field of mutations ?? []) nameSuccessOf(field)
  return schema
}

function nameSuccessOf(field: Field): void {
  const type = getNullableType(field.type)
  const members = isUnionType(type) ? type.getTypes() : []
  const [success, ...others] = members.filter((member) => isObjectType(member) && !isProblem(member.getInterfaces()))
  if (!isUnionType(type) || !success || others.length > 0) {
    throw new Error(`the mutation ${field.name} must give a union of one success and problems`)
  }
  type.resolveType = (value: { readonly __typename?: string }) => value.__typename ?? success.name
}

const isProblem = (interfaces: readonly { name: string }[]) => interfaces.some(({ name }) => name === 'Problem')
