import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { CountMutation, CountQuery } from './access/count-requests.js'
import type { ClientLimits } from './access/client-limits.js'
import type { PartnerSlots } from './access/partner-slots.js'
import { admitKeys, rejectExposedKeys } from './api-keys/admit-keys.js'
import type { PartnerTokens } from './api-keys/partner-tokens.js'
import type { PersonalTokens } from './api-keys/personal-tokens.js'
import { limitPartners } from './api-keys/limit-partners.js'
import type { ResponseErrors } from './graphql/response-errors.js'
import type { OperationStep } from './graphql/requested-operation.js'
import {
  chargePartner,
  checkVariables,
  countQueries,
  nameOperation,
  noteDeprecations,
  runOperation,
  showSchema,
  applyView,
} from './graphql/operation-steps.js'
import {
  assertKeyMaySend,
  assertMay,
  assertTokenMaySend,
  checkKeyHeader,
  countMutations,
  rejectBots,
  rejectLate,
} from './graphql/root-field-steps.js'
import { compressResponses } from './http/before-sending.js'
import {
  forbidStoring,
  limitInFlight,
  limitTransfer,
  rejectForeignOrigins,
  rejectOtherMethods,
  rejectUnreadableUrls,
} from './http/guards.js'
import type { InFlight } from './http/in-flight.js'
import { limitIncomingBodies } from './http/incoming-bodies.js'
import { traceRequests, type TraceFields } from './http/request-trace.js'
import { admitDocuments, type AdHocPolicy } from './persisted-queries/admit-documents.js'
import type { TrustedDocument } from './persisted-queries/trusted-documents.js'
import type { Charged } from './prices/charge.js'
import { reportCost } from './prices/cost-extension.js'
import type { PartnerPoints } from './prices/partner-points.js'
import { readPriceHeaders } from './prices/price-headers.js'
import type { CachedResponses } from './response-cache/cached-responses.js'
import { uploadsPath } from './uploads/accept-uploads.js'
import { admitTools } from './staff/admit-tools.js'
import type { StaffCookies } from './staff/staff-cookies.js'
import type { StaffTokens } from './staff/staff-tokens.js'
import { chooseVersion, publishVersion } from './versions/requested-version.js'
import type { VersionView } from './versions/version-views.js'

/** Parts of the gateway that the HTTP hooks use. */
export interface HttpHookDeps extends TraceFields {
  readonly cachedResponses: CachedResponses
  readonly inFlight: InFlight
  readonly allowedOrigins: readonly string[]
  readonly isInternalRequest: (request: FastifyRequest) => boolean
  readonly tokens: PartnerTokens
  readonly personalTokens: PersonalTokens
  readonly cookies: StaffCookies
  readonly sessions: StaffTokens
  readonly limits: Pick<ClientLimits, 'reserve' | 'reserveWrongKeyOf'>
  readonly partnerSlots: PartnerSlots
  readonly points: PartnerPoints
  readonly documents: ReadonlyMap<string, TrustedDocument>
  readonly adHocFor: (request: FastifyRequest) => AdHocPolicy
}

const transferTimeoutMs = 10_000

/**
 * Registers the hooks around every request, in the order in which they run. The server of
 * `response-cache/cached-responses.ts` comes before them and sends cached responses before Fastify sees the request.
 */
export function registerHttpHooks(server: FastifyInstance, deps: HttpHookDeps): void {
  // 1. When the head of the request has arrived (onRequest). No response may be stored, unless a later hook says
  // otherwise.
  forbidStoring(server)
  // It gets a span, a request id and a line in the access log.
  traceRequests(server, deps)
  // The request is aborted when its body does not arrive within ten seconds; file uploads have separate limits.
  limitTransfer(server, transferTimeoutMs, uploadsPath)
  // Rejects an invalid host or path.
  rejectUnreadableUrls(server)
  // GraphQL accepts GET, HEAD and POST only.
  rejectOtherMethods(server, '/graphql')
  // Rejects a key in a URL or from a browser.
  rejectExposedKeys(server)
  // Rejects browser requests from unlisted origins.
  rejectForeignOrigins(server, deps.allowedOrigins)
  // Slow bodies are limited per client and in total.
  limitIncomingBodies(server, { exceptAt: uploadsPath, isOwnRendering: deps.isInternalRequest })
  // Rejects a GET with an unknown document id.
  deps.cachedResponses.rejectUnknownIds(server)

  // 2. When the body has arrived (preHandler). The request takes a slot, after
  // earlier requests of its connection, until its response is sent.
  limitInFlight(server, deps.inFlight)
  // Identifies the partner by the key, or the staff member by a personal token; rejects an invalid one.
  admitKeys(server, deps)
  // Recognizes GraphiQL by its header and an open session.
  admitTools(server, { cookies: deps.cookies, tokens: deps.sessions })
  // Chooses the API version: that of the request, else of its key, else the latest.
  chooseVersion(server)
  // Takes a slot of the partner until the response is sent.
  limitPartners(server, deps.partnerSlots)
  // Parses the price headers; rejects invalid ones.
  readPriceHeaders(server)
  // Loads the document of a POST by id; rejects unknown documents where ad hoc queries are not allowed.
  admitDocuments(server, deps)

  // 3. Then the graph (below) or another route handles the request, and the response is sent (onSend). It names the
  // version that produced it.
  publishVersion(server)
  // A response that is the same for every client is cached.
  deps.cachedResponses.storeResponses(server)
  // The response states the cost to the partner.
  reportCost(server, deps.points)
  // Compresses the response for partners that accept gzip.
  compressResponses(server)
}

/** Parts of the gateway that the steps of an operation use. */
export interface GraphStepDeps {
  readonly errors: ResponseErrors
  readonly countMutation: CountMutation
  readonly countQuery: CountQuery
  /**
   * Charges the cost of a request with a key; returns true when only its price was requested. Throws the error that
   * refuses the request.
   */
  readonly charge: (requested: Charged) => boolean
  /** Whether the caller may introspect the schema; partners and staff always may. */
  readonly introspection: boolean
  /** Whether the hash of a document belongs to one of our own documents. */
  readonly isTrusted: (queryHash: string) => boolean
  /** Maximum duration of a request in ms; 8 s by default. */
  readonly deadlineMs?: number
}

/** The steps of an operation, in order, once Apollo has parsed its document and found it valid. */
export function operationSteps(
  { charge, countQuery, introspection, ...running }: GraphStepDeps,
  viewOf: (version: string) => VersionView,
): readonly OperationStep[] {
  return [
    // Names the span and the access log line after the operation.
    nameOperation,
    // Applies the schema view of its version; rejects fields that the view does not have.
    applyView(viewOf),
    // Rejects variables that do not match their declarations.
    checkVariables,
    // Records the deprecated fields that a partner uses.
    noteDeprecations,
    // Charges the partner for it; a request for only the price ends here.
    chargePartner(charge),
    // Any other query counts toward the budget of its client.
    countQueries(countQuery),
    // Limits introspection by other clients to the public schema, or denies it.
    showSchema(introspection),
    // It runs, compiled or interpreted, until the deadline.
    runOperation(running),
  ]
}

/** The steps that RootFieldGuard runs before the resolver of each field of Query and Mutation; public queries have none. */
export function rootFieldSteps({ countMutation }: Pick<GraphStepDeps, 'countMutation'>) {
  return {
    // Rejects callers without permission.
    queries: [assertMay],
    mutations: [
      // No mutation starts after the response has been sent.
      rejectLate,
      // Each field counts towards the budget of its client.
      countMutations(countMutation),
      // Rejects callers without the required permission.
      assertMay,
      // Rejects website mutations that are sent with a key.
      assertKeyMaySend,
      // Rejects website mutations that are sent with a personal token.
      assertTokenMaySend,
      // Rejects forms submitted by bots.
      rejectBots,
      // Rejects an idempotency key where it cannot be stored.
      checkKeyHeader,
    ],
  }
}
