import type { FastifyRequest } from 'fastify'
import { OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'

import {
  rootFieldAccess,
  isForPartners,
  type PartnerFieldAccess,
  submissionFields,
  rootFieldsOf,
} from '../access/root-field-access.js'
import type { Balances, PartnerPoints } from './partner-points.js'
import { isDryRun, requestsFields } from './price-headers.js'
import { priceOf, type PricedField, QueryTooExpensive } from './price-of.js'
import { Throttled, type ThrottleReason } from '../access/access-errors.js'
import type { Variables } from './price-components.js'

declare module 'fastify' {
  interface FastifyRequest {
    cost?: RequestCost
  }
}

/** Price of one request by a key, and the points charged for it. */
export interface RequestCost {
  readonly points: number
  charged: number
  /** Limit that refused the request. */
  refusedBy?: keyof Balances
  /** Price of each field, when the request asks for it. */
  readonly fields: readonly PricedField[] | undefined
}

export interface Charged {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly variables: Variables
  readonly context: {
    readonly req: FastifyRequest
    readonly partner: {
      assertMay(access: PartnerFieldAccess): void
      assertMaySend(): void
    }
  }
}

/**
 * Charges the price of a request with a key before any of it runs. Returns true when only the price was requested, so
 * that nothing is executed. Throws QueryTooExpensive or Throttled, and in a dry run also the error for a field that the key
 * may not use. A refused request costs nothing.
 */
export function charge(requested: Charged, points: PartnerPoints): boolean {
  const { context, document, operation, schema, variables } = requested
  const { req } = context
  const { partner } = req
  if (!partner) return false
  const price = priceOf(schema, document, operation, variables)
  const cost: RequestCost = { points: price.points, charged: 0, fields: requestsFields(req) ? price.fields : undefined }
  req.cost = cost
  const most = points.perRequest(partner)
  if (points.isTooExpensive(price.points, partner)) throw new QueryTooExpensive(price.points, most, price.fields)
  const isDry = isDryRun(req)
  if (isDry) {
    assertMayAll(requested)
    assertAccepted(points.consume('partner-dry-runs', partner, 1), 'dryRuns')
    return true
  }
  setAside(requested, points)
  const refusal = points.charge(partner, cost.points)
  if (refusal) {
    cost.refusedBy = refusal.why
    throw new Throttled(refusal.retryAfterSeconds, refusal.why)
  }
  cost.charged = cost.points
  return false
}

function assertAccepted(retryAfterSeconds: number | undefined, why?: ThrottleReason): void {
  if (retryAfterSeconds !== undefined) throw new Throttled(retryAfterSeconds, why)
}

/**
 * Reserves the enquiries that a live key is about to submit, or records that it may submit no new ones. Only the
 * enquiry service has the list of existing ones. Test keys reserve nothing, because they reach no person.
 */
function setAside({ context: { req }, document, operation }: Charged, points: PartnerPoints): void {
  if (req.partner?.mode !== 'live' || operation.operation !== OperationTypeNode.MUTATION) return
  const fields = [...rootFieldsOf(document, operation).values()].filter(({ name }) => submissionFields.has(name.value))
  if (fields.length === 0) return
  const reservation = points.setAside(req.partner, fields.length)
  if (typeof reservation === 'number') req.enquiriesInSeconds = reservation
  else req.setAside = reservation
}

/** Throws the errors with which resolvers would refuse a key; staff fields are refused when they run. */
function assertMayAll({ context, document, operation, schema }: Charged): void {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  for (const { name } of rootFieldsOf(document, operation).values()) {
    const field = fields[name.value]
    const access = field && rootFieldAccess(field)
    if (access !== undefined && isForPartners(access)) context.partner.assertMay(access)
    if (access === 'public' && operation.operation === OperationTypeNode.MUTATION) context.partner.assertMaySend()
  }
}
