import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'

import { rootFieldsOf } from '../access/root-field-access.js'
import { weightOfField } from './price-tags.js'

const known = new WeakMap<OperationDefinitionNode, number>()

/**
 * What a query without a key costs of its client's budget of points (S1): the weights of the fields of Query that
 * it asks for, aliases each, without what is below them, which is priced for keys. Remembered with the parsed document, which
 * Apollo caches.
 */
export function pointsOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  const remembered = known.get(operation)
  if (remembered !== undefined) return remembered
  const query = schema.getQueryType()
  const weightOf = (name: string) => {
    const field = query?.getFields()[name]
    return query && field ? weightOfField(schema, query, field) : 1
  }
  const points = [...rootFieldsOf(document, operation).values()].reduce(
    (sum, { name }) => sum + weightOf(name.value),
    0,
  )
  known.set(operation, points)
  return points
}
