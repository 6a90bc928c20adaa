import type { ApolloServerPlugin, GraphQLRequestContextResponseForOperation, GraphQLResponse } from '@apollo/server'
import { AppError } from '@seneb/platform/app-error'
import type { OperationDefinitionNode } from 'graphql'

import { RateLimited, Throttled } from '../access/refusals.js'
import { QueryTooDear } from '../prices/price-of.js'
import type { AnsweredErrors } from './answered-errors.js'
import { answer, OperationRefused, type AskedOperation, type OperationStep } from './asked-operation.js'
import type { RequestContext } from './request-context.js'

/**
 * Leads each operation through the steps, of which the last runs it. Apollo offers no other place between a valid
 * document and its execution; what is answered here does not pass Apollo's own wording of errors.
 */
export function executor(steps: readonly OperationStep[], errors: AnsweredErrors): ApolloServerPlugin<RequestContext> {
  const responseForOperation = async (request: Request): Promise<GraphQLResponse | null> => {
    const asked = askedOperation(request)
    if (!asked) return null
    try {
      return (await firstAnswer(steps, asked)) ?? null
    } catch (error) {
      return refusal(errors, error)
    }
  }
  return { requestDidStart: () => Promise.resolve({ responseForOperation }) }
}

type Request = GraphQLRequestContextResponseForOperation<RequestContext>

/** Returns undefined when the document has no operation of the requested name; Apollo then reports the error. */
function askedOperation(request: Request): AskedOperation | undefined {
  const { contextValue: context, document, operationName, queryHash, schema } = request
  // Apollo's types promise an operation all the same.
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

async function firstAnswer(steps: readonly OperationStep[], asked: AskedOperation) {
  for (const step of steps) {
    const result = step(asked)
    const given = result instanceof Promise ? await result : result
    if (given) return given
  }
  return undefined
}

/** Returns the response to an operation that is refused before execution. */
function refusal(errors: AnsweredErrors, error: unknown): GraphQLResponse {
  if (error instanceof OperationRefused) return answer({ errors: errors.all(error.errors) }, 400)
  const told = errors.all([error])
  if (error instanceof RateLimited || error instanceof Throttled) {
    const refused = answer({ errors: told }, 429)
    refused.http.headers.set('retry-after', String(error.retryAfterSeconds))
    return refused
  }
  if (error instanceof QueryTooDear) return answer({ errors: told }, 400)
  if (error instanceof AppError) return answer({ data: null, errors: told })
  throw error
}
