import {
  HeaderMap,
  type ApolloServerPlugin,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
} from '@apollo/server'
import { trace } from '@opentelemetry/api'
import { AppError } from '@seneb/platform/app-error'
import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

import type { CountQuery } from '../access/count-requests.js'
import { rootFieldsOf } from '../access/root-fields.js'
import { causeOf, type AnsweredErrors } from './answered-errors.js'
import { CompiledOperations } from './compiled-operations.js'
import { RateLimited } from '../access/rate-limited.js'
import type { Charged } from '../prices/charge.js'
import { pointsOf } from '../prices/query-points.js'
import { Throttled } from '../access/throttled.js'
import { QueryTooDear } from '../prices/price-refusals.js'
import { deprecationsInUse } from '../versions/deprecations-in-use.js'
import type { VersionView } from '../versions/version-views.js'
import type { RequestContext } from './request-context.js'
import { publicSchemaOf } from './public-schema.js'
import { readVariables } from './variables.js'

/** Longest time for a request, more than the 3 s of any question's own deadline. */
export const requestTimeoutMs = 8000

type Request = GraphQLRequestContextResponseForOperation<RequestContext>

export interface ExecutorParts {
  readonly errors: AnsweredErrors
  readonly countQuery: CountQuery
  /** Takes what a request by a key costs; true when only its price was asked for. Throws what it is refused by. */
  readonly charge: (asked: Charged) => boolean
  /** Whether anyone may ask for the schema; partners and our staff always may. */
  readonly introspection: boolean
  /** Whether the hash of a document's text is the id of one of ours. */
  readonly isTrusted: (queryHash: string) => boolean
  /** The view of a version on the graph. */
  readonly viewOf: (version: string) => VersionView
  readonly deadlineMs?: number
}

/**
 * Executes operations in Apollo's place: persisted ones compiled, ad-hoc ones interpreted, within the client's budget or the
 * partner's points and the deadline of a request, and with every error worded for its sender (what this hook answers does not pass
 * Apollo's own formatting).
 */
export function jitExecutor(parts: ExecutorParts): ApolloServerPlugin<RequestContext> {
  const { errors, charge, countQuery, introspection, isTrusted, viewOf, deadlineMs = requestTimeoutMs } = parts
  const operations = new CompiledOperations(isTrusted)

  async function responseForOperation(request: Request): Promise<GraphQLResponse | null> {
    const { document, operationName, queryHash, contextValue } = request
    // Apollo's types promise an operation, but it also comes here when the document has none of the asked name; it
    // has the sentence that says so.
    const operation = request.operation as OperationDefinitionNode | undefined
    if (!operation || queryHash === undefined) return null
    nameOperation(request)
    const { errorsOf, schema } = viewOf(contextValue.req.apiVersion)
    if (!schema.getRootType(operation.operation)) return answer({ errors: errors.all([noSuchOperation]) }, 400)
    const notInVersion = errorsOf(document)
    if (notInVersion.length > 0) return answer({ errors: errors.all(notInVersion) }, 400)
    const raw = request.request.variables ?? {}
    const read = readVariables(schema, operation, raw)
    if (read.errors) return answer({ errors: errors.all(read.errors) }, 400)
    try {
      if (contextValue.req.partner) {
        const asked = { schema, document, operation, variables: read.values, context: contextValue }
        contextValue.req.deprecations = deprecationsInUse(asked)
        if (charge(asked)) return answer({ data: null })
      } else if (operation.operation === OperationTypeNode.QUERY) {
        await countQuery(pointsOf(schema, document, operation), contextValue, queryHash)
      }
    } catch (error) {
      return refusal(errors, error)
    }
    const isSchemaAsked = asksForSchema(document, operation)
    const isForStrangers = isSchemaAsked && (await isStranger(contextValue))
    if (isForStrangers && !introspection && !contextValue.partner.isKnown) {
      return answer({ errors: errors.all([schemaNotTold]) }, 400)
    }
    const shown = isForStrangers ? publicSchema(schema) : schema
    const run = operations.runOf({ schema: shown, document, queryHash, operationName })
    const tooLate = () => answer({ data: null, errors: [errors.whole('UNAVAILABLE')] }, 503)
    const work = async () => answered(await run(contextValue, raw), errors)
    return contextValue.deadline.race(work(), deadlineMs, tooLate)
  }

  return { requestDidStart: () => Promise.resolve({ responseForOperation }) }
}

/** Apollo keeps the documents it has read, so that what is seen in one is seen once. */
const schemaAsked = new WeakMap<OperationDefinitionNode, boolean>()

/** Whether the schema itself is asked for, of which whoever is not signed in is shown the public part. */
function asksForSchema(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const known = schemaAsked.get(operation)
  if (known !== undefined) return known
  const fields = [...rootFieldsOf(document, operation).values()]
  const asked = fields.some(({ name }) => name.value === '__schema' || name.value === '__type')
  schemaAsked.set(operation, asked)
  return asked
}

async function isStranger({ staff }: RequestContext): Promise<boolean> {
  return (await staff.session())?.state !== 'open'
}

const publicSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>()

function publicSchema(schema: GraphQLSchema): GraphQLSchema {
  const made = publicSchemas.get(schema) ?? publicSchemaOf(schema)
  publicSchemas.set(schema, made)
  return made
}

const noSuchOperation = new GraphQLError('This API has queries and mutations only.', {
  extensions: { code: 'BAD_REQUEST' },
})

const schemaNotTold = new GraphQLError(
  'The schema is told to who asks by an API key; everyone can read it at /schema.graphql.',
  { extensions: { code: 'BAD_REQUEST' } },
)

/** What is answered instead of being run. */
function refusal(errors: AnsweredErrors, error: unknown): GraphQLResponse {
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

/** Result of running the operation. A partner over the limit of enquiries learns it only there, and the whole request is refused. */
function answered(result: ExecutionResult, errors: AnsweredErrors): GraphQLResponse {
  const throttled = result.errors?.map(causeOf).find((error) => error instanceof Throttled)
  return throttled ? refusal(errors, throttled) : answer(resultOf(result, errors))
}

interface SingleResult {
  readonly data?: Record<string, unknown> | null
  readonly errors?: readonly GraphQLFormattedError[]
}

function resultOf({ data, errors: found }: ExecutionResult, errors: AnsweredErrors): SingleResult {
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
