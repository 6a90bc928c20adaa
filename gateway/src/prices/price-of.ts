import { AppError } from '@seneb/platform/app-error'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'

import { priceComponentsOf, type PriceComponent, type Variables } from './price-components.js'
import { rootFieldsOf } from '../access/root-field-access.js'
import { weightOfField } from './price-tags.js'

/** Points that one field adds to a price, with its path in the response; the fields of a price add up to it. */
export interface PricedField {
  readonly path: string
  readonly points: number
}

/** The price of one operation. */
export interface Price {
  readonly points: number
  /** Price of each field, in the order of the operation; fields that cost nothing are omitted. */
  readonly fields: readonly PricedField[]
}

/**
 * Returns the price of an operation of a valid document with its coerced variables (S1). Each field costs its weight,
 * plus the price of one object multiplied by the size of its list.
 */
export function priceOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Price {
  const fields = priceComponentsOf(schema, document, operation, variables)
    .flatMap((part) => spread(part, 1))
    .filter((field) => field.points > 0)
  return { points: fields.reduce((sum, field) => sum + field.points, 0), fields }
}

/** The points of a field, charged `often`, and of each field below it. */
function spread({ object, path, size, weight }: PriceComponent, often: number): PricedField[] {
  if (!object) return [{ path, points: often * weight }]
  const own = { path, points: often * (weight + size * object.weight) }
  return [own, ...object.components.flatMap((part) => spread(part, often * size))]
}

/** Maximum number of expensive fields that the error names. */
const maxNamed = 3

/**
 * Error for a request that costs more than the maximum for one request, however many points are left; names its most
 * expensive fields.
 */
export class QueryTooExpensive extends AppError {
  readonly dearest: readonly PricedField[]

  constructor(
    readonly points: number,
    readonly maxPoints: number,
    fields: readonly PricedField[],
  ) {
    super('QUERY_TOO_DEAR', {
      message: `This costs ${points} points, and one request may cost at most ${maxPoints}. Please request less at a time.`,
    })
    this.dearest = fields.toSorted((a, b) => b.points - a.points).slice(0, maxNamed)
  }
}

const pointsByOperation = new WeakMap<OperationDefinitionNode, number>()

/**
 * Returns the points that a query without a key takes from its client's budget (S1). Each selected field of Query
 * counts by its weight, each alias separately, without its subfields, which are priced only for keys. The result is
 * stored with the parsed document, which Apollo caches.
 */
export function pointsOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): number {
  const cached = pointsByOperation.get(operation)
  if (cached !== undefined) return cached
  const query = schema.getQueryType()
  const weightOf = (name: string) => {
    const field = query?.getFields()[name]
    return query && field ? weightOfField(schema, query, field) : 1
  }
  const points = [...rootFieldsOf(document, operation).values()].reduce(
    (sum, { name }) => sum + weightOf(name.value),
    0,
  )
  pointsByOperation.set(operation, points)
  return points
}
