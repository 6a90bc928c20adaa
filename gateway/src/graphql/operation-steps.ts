import { trace } from '@opentelemetry/api'
import {
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

import type { CountQuery } from '../access/count-requests.js'
import { rootFieldsOf } from '../access/root-field-access.js'
import { Throttled } from '../access/access-errors.js'
import type { Charged } from '../prices/charge.js'
import { pointsOf } from '../prices/price-of.js'
import { deprecationsInUse } from '../versions/deprecations-in-use.js'
import type { VersionView } from '../versions/version-views.js'
import { causeOf, type ResponseErrors } from './response-errors.js'
import {
  singleResponse,
  OperationRejected,
  type RequestedOperation,
  type OperationStep,
} from './requested-operation.js'
import { CompiledOperations } from './compiled-operations.js'
import { publicSchemaOf } from './public-schema.js'
import type { RequestContext } from './request-context.js'
import { readVariables } from './read-variables.js'

/** Timeout of a request, longer than the 3 s deadline of any request to a service. */
const requestTimeoutMs = 8000

/** Names the request in its span and in the access log by its operation and fields, never by its values. */
export function nameOperation({ context, operation, operationName }: RequestedOperation): void {
  const { operation: type, selectionSet } = operation
  const fields = selectionSet.selections.map((selection) => ('name' in selection ? selection.name.value : '...'))
  const summary = `${type} ${fields.slice(0, 3).join(' ')}`
  context.req.trace?.name(summary)
  trace.getActiveSpan()?.setAttributes({
    'graphql.operation.type': type,
    'graphql.operation.name': operationName?.slice(0, 64) ?? '',
  })
}

/** Validates the operation against its version's view of the graph and refuses anything outside it. */
export function applyView(viewOf: (version: string) => VersionView): OperationStep {
  return (requested) => {
    const { errorsOf, schema } = viewOf(requested.context.req.apiVersion)
    if (!schema.getRootType(requested.operation.operation)) throw new OperationRejected([noSuchOperation])
    const notInVersion = errorsOf(requested.document)
    if (notInVersion.length > 0) throw new OperationRejected(notInVersion)
    requested.schema = schema
  }
}

/** Refuses variables that are too large or do not match the operation's declaration. */
export function checkVariables(requested: RequestedOperation): void {
  const { errors, values } = readVariables(requested.schema, requested.operation, requested.sent)
  if (errors) throw new OperationRejected(errors)
  requested.variables = values
}

/** Records the deprecated parts of the schema that a request with a key uses. */
export function noteDeprecations(requested: RequestedOperation): void {
  const { req } = requested.context
  if (req.partner) req.deprecations = deprecationsInUse(requested)
}

/** Charges the price of a request with a key to its partner's points; a request for only the price ends here. */
export function chargePartner(charge: (requested: Charged) => boolean): OperationStep {
  return (requested) =>
    requested.context.req.partner && charge(requested) ? singleResponse({ data: null }) : undefined
}

/** Counts queries without a partner key toward the budget of their connection or session. */
export function countQueries(count: CountQuery): OperationStep {
  return ({ context, document, operation, queryHash, schema }) => {
    if (context.req.partner || operation.operation !== OperationTypeNode.QUERY) return undefined
    return count(pointsOf(schema, document, operation), context, queryHash)
  }
}

/** Restricts introspection to callers with access: staff see the whole schema, others its public part. */
export function showSchema(introspection: boolean): OperationStep {
  return (requested) =>
    isSchemaRequest(requested.document, requested.operation) ? showTo(requested, introspection) : undefined
}

async function showTo(requested: RequestedOperation, introspection: boolean): Promise<void> {
  const { partner, staff }: RequestContext = requested.context
  if ((await staff.session())?.state === 'open') return
  if (!introspection && !partner.isKnown) throw new OperationRejected([schemaNotConfigured])
  requested.schema = publicSchema(requested.schema)
}

interface RunDeps {
  readonly errors: ResponseErrors
  /** Whether the hash of a document's text is the id of one of ours; its queries are compiled. */
  readonly isTrusted: (queryHash: string) => boolean
  /** Maximum time of a request, in milliseconds; default 8 s. */
  readonly deadlineMs?: number
}

/** Runs the operation. When it takes too long, responds without waiting for it. */
export function runOperation({ deadlineMs = requestTimeoutMs, errors, isTrusted }: RunDeps): OperationStep {
  const operations = new CompiledOperations(isTrusted)
  return ({ context, sent, ...operation }) => {
    const run = operations.runOf(operation)
    const tooLate = () => singleResponse({ data: null, errors: [errors.fromCode('UNAVAILABLE')] }, 503)
    const work = async () => toResponse(await run(context, sent), errors)
    return context.deadline.race(work(), deadlineMs, tooLate)
  }
}

/** Only a resolver learns that a partner has reached the limit of enquiries; the whole request is then refused. */
function toResponse({ data, errors: found }: ExecutionResult, errors: ResponseErrors) {
  const throttled = found?.map(causeOf).find((error) => error instanceof Throttled)
  if (throttled) throw throttled
  const result = data as Record<string, unknown> | null
  return singleResponse(
    found && found.length > 0 ? { data: result, errors: errors.formatAll(found) } : { data: result },
  )
}

/** Apollo caches parsed documents, so the result for a document is computed once. */
const schemaRequested = new WeakMap<OperationDefinitionNode, boolean>()

function isSchemaRequest(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const cached = schemaRequested.get(operation)
  if (cached !== undefined) return cached
  const fields = [...rootFieldsOf(document, operation).values()]
  const isIntrospection = fields.some(({ name }) => name.value === '__schema' || name.value === '__type')
  schemaRequested.set(operation, isIntrospection)
  return isIntrospection
}

const publicSchemas = new WeakMap<GraphQLSchema, GraphQLSchema>()

function publicSchema(schema: GraphQLSchema): GraphQLSchema {
  const derived = publicSchemas.get(schema) ?? publicSchemaOf(schema)
  publicSchemas.set(schema, derived)
  return derived
}

const noSuchOperation = new GraphQLError('This API has queries and mutations only.', {
  extensions: { code: 'BAD_REQUEST' },
})

const schemaNotConfigured = new GraphQLError(
  'Introspection requires an API key. Everyone can read the schema at /schema.graphql.',
  { extensions: { code: 'BAD_REQUEST' } },
)
