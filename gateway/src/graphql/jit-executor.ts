import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
} from '@apollo/server'
import { trace } from '@opentelemetry/api'
import { GraphQLError, type ExecutionResult, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql'

import type { AnsweredErrors } from './answered-errors.js'
import { CompiledOperations } from './compiled-operations.js'
import type { RequestContext } from './request-context.js'
import { readVariables } from './variables.js'

/** §1.7: 8 s a request, which is more than any question's own deadline. */
export const longestRequestMs = 8000

type Request = GraphQLRequestContextResponseForOperation<RequestContext>

/**
 * Executes operations in Apollo's place: compiled, within the deadline of a request, and with every error worded for
 * its sender (what this hook answers does not pass Apollo's own formatting).
 */
export function jitExecutor(errors: AnsweredErrors, deadlineMs = longestRequestMs): ApolloServerPlugin<RequestContext> {
  const operations = new CompiledOperations()

  async function responseForOperation(request: Request): Promise<GraphQLResponse | null> {
    const { schema, document, operationName, queryHash, contextValue } = request
    // Apollo's types promise an operation, but it also comes here when the document has none of the asked name; it
    // has the sentence that says so.
    const operation = request.operation as OperationDefinitionNode | undefined
    if (!operation || queryHash === undefined) return null
    nameOperation(request)
    if (!schema.getRootType(operation.operation)) return answer({ errors: errors.all([noSuchOperation]) }, 400)
    const read = readVariables(schema, operation, request.request.variables ?? {})
    if (read.errors) return answer({ errors: errors.all(read.errors) }, 400)
    const run = operations.runOf({ schema, document, queryHash, operationName })
    const tooLate = () => answer({ data: null, errors: [errors.whole('UNAVAILABLE')] }, 503)
    const work = async () => answer(worded(await run(contextValue, read.values), errors))
    return contextValue.deadline.race(work(), deadlineMs, tooLate)
  }

  return { requestDidStart: () => Promise.resolve({ responseForOperation }) }
}

const noSuchOperation = new GraphQLError('This API has queries and mutations only.', {
  extensions: { code: 'BAD_REQUEST' },
})

interface SingleResult {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly GraphQLFormattedError[]
}

function worded({ data, errors: found }: ExecutionResult, errors: AnsweredErrors): SingleResult {
  const result = data as Record<string, unknown> | null
  return found && found.length > 0 ? { data: result, errors: errors.all(found) } : { data: result }
}

function answer(singleResult: SingleResult, status?: number): GraphQLResponse {
  return { http: { status, headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
}

/** Names the request in its span and in the access log by what is asked, never by what is in it. */
function nameOperation({ operation, contextValue, operationName }: Request): void {
  const { operation: type, selectionSet } = operation
  const fields = selectionSet.selections.map((selection) => ('name' in selection ? selection.name.value : '...'))
  const asked = `${type} ${fields.slice(0, 3).join(' ')}`
  contextValue.req.trace?.name(asked)
  trace.getActiveSpan()?.setAttributes({
    'graphql.operation.type': type,
    'graphql.operation.name': operationName?.slice(0, 64) ?? '',
  })
}
