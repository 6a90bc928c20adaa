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
  readonly isOwnRendering: (request: FastifyRequest) => boolean
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
export function hookRequests(server: FastifyInstance, deps: HttpHookDeps): void {
  // 1. When the head of the request has arrived (onRequest). No response may be stored, unless a later hook says
  // otherwise.
  forbidStoring(server)
  // It gets a span, a request id and a line in the access log.
  traceRequests(server, deps)
  // The request ends when its body does not arrive within ten seconds; file uploads have separate limits.
  limitTransfer(server, transferTimeoutMs, uploadsPath)
  // A host or path that is no URL is refused.
  rejectUnreadableUrls(server)
  // The graph accepts GET, HEAD and POST only.
  rejectOtherMethods(server, '/graphql')
  // A key in an address or from a browser is refused.
  rejectExposedKeys(server)
  // Pages of origins that are not listed are refused.
  rejectForeignOrigins(server, deps.allowedOrigins)
  // Slow bodies are bounded for each client and for all together.
  limitIncomingBodies(server, { exceptAt: uploadsPath, isOwnRendering: deps.isOwnRendering })
  // A GET by an id that no document has is refused.
  deps.cachedResponses.rejectUnknownIds(server)

  // 2. When its body is in (preHandler).
  // It takes a place among the requests at work, after others of its connection, until its answer goes out.
  limitInFlight(server, deps.inFlight)
  // A key makes its partner known, a personal token its owner; an invalid one is refused.
  admitKeys(server, deps)
  // GraphiQL is recognized by its header and an open session.
  admitTools(server, { cookies: deps.cookies, tokens: deps.sessions })
  // It is answered by the version it names, else by its key's, else by the latest.
  chooseVersion(server)
  // It takes a place among the requests of its partner, until its answer goes out.
  limitPartners(server, deps.partnerSlots)
  // Its price headers are read, and refused where they are wrong.
  readPriceHeaders(server)
  // The document of a POST by id is put in its place, and one of a stranger is refused where none are answered.
  admitDocuments(server, deps)

  // 3. Then the graph (below) or another route handles the request, and the response is sent (onSend). It names the
  // version that produced it.
  publishVersion(server)
  // A response that is the same for every client is cached.
  deps.cachedResponses.storeResponses(server)
  // The response states the cost to the partner.
  reportCost(server, deps.points)
  // It is compressed for partners who take gzip.
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
  /** Whether anyone may ask for the schema; partners and our staff always may. */
  readonly introspection: boolean
  /** Whether the hash of a document's text is the id of one of ours. */
  readonly isTrusted: (queryHash: string) => boolean
  /** The longest time of a request, in milliseconds; 8 s unless given. */
  readonly deadlineMs?: number
}

/** The steps of an operation, in order, once Apollo has parsed its document and found it valid. */
export function operationSteps(
  { charge, countQuery, introspection, ...running }: GraphStepDeps,
  viewOf: (version: string) => VersionView,
): readonly OperationStep[] {
  return [
    // Its span and its line in the access log get its name.
    nameOperation,
    // It is answered by its version's view of the graph, or refused for what is not in it.
    applyView(viewOf),
    // Its variables are refused unless they are what it declares.
    checkVariables,
    // Deprecated fields that it uses are noted, for partners.
    noteDeprecations,
    // Charges the partner for it; a request for the price alone ends here.
    chargePartner(charge),
    // Any other query counts toward the budget of its client.
    countQueries(countQuery),
    // Of the schema, strangers see the public part, or nothing.
    showSchema(introspection),
    // It runs, compiled or interpreted, until the deadline.
    runOperation(running),
  ]
}

/** The steps that RootFieldGuard runs before the resolver of each field of Query and Mutation; public queries have none. */
export function rootFieldSteps({ countMutation }: Pick<GraphStepDeps, 'countMutation'>) {
  return {
    // Only who may ask a query has it answered.
    queries: [assertMay],
    mutations: [
      // No mutation starts after the response has been sent.
      rejectLate,
      // Each field counts towards the budget of its client.
      countMutations(countMutation),
      // Only who may do it does it.
      assertMay,
      // A key sends no mutation of the website.
      assertKeyMaySend,
      // Forms that no person filled in are refused.
      rejectBots,
      // A header with an idempotency key is refused where it could not be kept.
      checkKeyHeader,
    ],
  }
}
