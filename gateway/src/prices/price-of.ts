import { AppError } from '@seneb/platform/app-error'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'

import { pricePartsOf, type PriceOfKind, type PricePart, type Size, type Variables } from './price-parts.js'

/** Points that one field adds to a price, with its path in the response; the fields of a price add up to it. */
export interface PricedField {
  readonly path: string
  readonly points: number
}

/** The price of one operation. */
export interface Price {
  /** Returns the price with these coerced variables. */
  pointsWith(variables: Variables): number
  /** Returns the price of each field, in the order of the operation; fields that cost nothing are omitted. */
  fieldsWith(variables: Variables): readonly PricedField[]
}

/** By the view of a version, for one operation may have several prices. */
const known = new WeakMap<GraphQLSchema, WeakMap<OperationDefinitionNode, Price>>()

/**
 * Returns the price of an operation of a valid document (S1). Each field costs its weight, plus the price of one object
 * multiplied by the size of its list. The price is computed once and stored with the parsed document, which Apollo
 * caches.
 */
export function priceOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Price {
  const ofSchema = known.get(schema) ?? new WeakMap<OperationDefinitionNode, Price>()
  known.set(schema, ofSchema)
  const remembered = ofSchema.get(operation)
  if (remembered) return remembered
  const parts = pricePartsOf(schema, document, operation)
  const points = sum(parts.map(compiled))
  const price: Price = {
    pointsWith: (variables) => at(points, variables),
    fieldsWith: (variables) => parts.flatMap((part) => spread(part, 1, variables)).filter((field) => field.points > 0),
  }
  ofSchema.set(operation, price)
  return price
}

/** A sum that is reckoned already, or how to reckon it. */
type Reckoned = Size

const at = (size: Reckoned, variables: Variables): number => (typeof size === 'number' ? size : size(variables))

/** Returns the price of a field with everything below it; parts that do not depend on variables are computed once. */
function compiled({ kinds, size, weight }: PricePart): Reckoned {
  if (kinds.length === 0) return weight
  const each = dearest(kinds.map((kind) => sum([kind.weight, ...kind.parts.map(compiled)])))
  return sum([weight, times(size, each)])
}

function sum(parts: readonly Reckoned[]): Reckoned {
  const fixed = parts.reduce<number>((total, part) => (typeof part === 'number' ? total + part : total), 0)
  const open = parts.filter((part) => typeof part === 'function')
  if (open.length === 0) return fixed
  return (variables) => open.reduce((total, part) => total + part(variables), fixed)
}

function times(one: Reckoned, other: Reckoned): Reckoned {
  if (typeof one === 'number' && typeof other === 'number') return one * other
  return (variables) => at(one, variables) * at(other, variables)
}

function dearest(parts: readonly Reckoned[]): Reckoned {
  const fixed = Math.max(...parts.filter((part) => typeof part === 'number'), 0)
  const open = parts.filter((part) => typeof part === 'function')
  if (open.length === 0) return fixed
  return (variables) => Math.max(fixed, ...open.map((part) => part(variables)))
}

/** The same, field by field; of the types that an object may be of, the dearest. */
function spread(part: PricePart, often: number, variables: Variables): PricedField[] {
  const size = at(part.size, variables)
  const kind = dearestKind(part.kinds, variables)
  const own = often * (part.weight + (kind ? size * kind.weight : 0))
  const below = kind?.parts.flatMap((inside) => spread(inside, often * size, variables)) ?? []
  return [{ path: part.path, points: own }, ...below]
}

function dearestKind(kinds: readonly PriceOfKind[], variables: Variables): PriceOfKind | undefined {
  const cost = (kind: PriceOfKind) => at(sum([kind.weight, ...kind.parts.map(compiled)]), variables)
  return kinds.reduce<PriceOfKind | undefined>(
    (best, kind) => (!best || cost(kind) > cost(best) ? kind : best),
    undefined,
  )
}

/** Maximum number of expensive fields that the error names. */
const maxNamed = 3

/**
 * Error for a request that costs more than the maximum for one request, however many points are left; names its most
 * expensive fields.
 */
export class QueryTooDear extends AppError {
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
