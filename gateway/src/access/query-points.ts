import type { DocumentNode, OperationDefinitionNode } from 'graphql'

import { rootFieldsOf } from './root-fields.js'

/** What a field of Query costs that is more work than reading what is published; every other field costs one point. */
const dearFields: Readonly<Record<string, number>> = { search: 10 }

const known = new WeakMap<OperationDefinitionNode, number>()

/**
 * What a query costs of its client's budget of points (S1, ADR 0024): the sum over the fields of Query that it asks for,
 * aliases each. Remembered with the parsed document, which Apollo caches.
 */
export function pointsOf(document: DocumentNode, operation: OperationDefinitionNode): number {
  const remembered = known.get(operation)
  if (remembered !== undefined) return remembered
  const fields = [...rootFieldsOf(document, operation).values()]
  const points = fields.reduce((sum, { name }) => sum + (dearFields[name.value] ?? 1), 0)
  known.set(operation, points)
  return points
}
