import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'

import { rootFieldsOf } from '../access/root-field-access.js'
import { weightOfField } from './price-tags.js'

const known = new WeakMap<OperationDefinitionNode, number>()

/**
 * Returns the points that a query without a key takes from its client's budget (S1). Each selected field of Query
 * counts by its weight, each alias separately, without its subfields, which are priced only for keys. The result is
 * stored with the parsed document, which Apollo caches.
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
