import type { ApolloServerPlugin, GraphQLRequestContextResponseForOperation, GraphQLResponse } from '@apollo/server'
import { AppError } from '@seneb/platform/app-error'
import type { OperationDefinitionNode } from 'graphql'

import { RateLimited, Throttled } from '../access/access-errors.js'
import { QueryTooExpensive } from '../prices/price-of.js'
import type { ResponseErrors } from './response-errors.js'
import {
  singleResponse,
  OperationRejected,
  type RequestedOperation,
  type OperationStep,
} from './requested-operation.js'
import type { RequestContext } from './request-context.js'

/**
 * Passes each operation through the steps; the last one runs it. Apollo has no other hook between a valid document and
 * its execution. Responses written here do not get Apollo's error messages.
 */
export function executor(steps: readonly OperationStep[], errors: ResponseErrors): ApolloServerPlugin<RequestContext> {
  const responseForOperation = async (request: Request): Promise<GraphQLResponse | null> => {
    const requested = requestedOperation(request)
    if (!requested) return null
    try {
      return (await firstReply(steps, requested)) ?? null
    } catch (error) {
      return errorResponse(errors, error)
    }
  }
  return { requestDidStart: () => Promise.resolve({ responseForOperation }) }
}

type Request = GraphQLRequestContextResponseForOperation<RequestContext>

/** Returns undefined when the document has no operation of the requested name; Apollo then reports the error. */
function requestedOperation(request: Request): RequestedOperation | undefined {
  const { contextValue: context, document, operationName, queryHash, schema } = request
  // Apollo's types promise an operation nevertheless.
  const operation = request.operation as OperationDefinitionNode | undefined
  if (!operation || queryHash === undefined) return undefined
  const sent = request.request.variables ?? {}
  return {
    document,
    operation,
    operationName: operationName ?? undefined,
    queryHash,
    context,
    schema,
    sent,
    variables: {},
  }
}

async function firstReply(steps: readonly OperationStep[], requested: RequestedOperation) {
  for (const step of steps) {
    const result = step(requested)
    const response = result instanceof Promise ? await result : result
    if (response) return response
  }
  return undefined
}

/** Returns the response to an operation that is refused before execution. */
function errorResponse(errors: ResponseErrors, error: unknown): GraphQLResponse {
  if (error instanceof OperationRejected) return singleResponse({ errors: errors.formatAll(error.errors) }, 400)
  const formatted = errors.formatAll([error])
  if (error instanceof RateLimited || error instanceof Throttled) {
    const response = singleResponse({ errors: formatted }, 429)
    response.http.headers.set('retry-after', String(error.retryAfterSeconds))
    return response
  }
  if (error instanceof QueryTooExpensive) return singleResponse({ errors: formatted }, 400)
  if (error instanceof AppError) return singleResponse({ data: null, errors: formatted })
  throw error
}
