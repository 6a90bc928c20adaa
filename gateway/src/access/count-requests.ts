import { createTrust } from '@seneb/platform/client-address'
import type { FastifyRequest } from 'fastify'

import type { GatewaySettings } from '../config.js'
import { ClientLimits } from './client-limits.js'
import type { ReplicaCounts } from './replica-counts.js'

/** The limits of clients as the settings have them; replicas share the bus and with it the names of clients. */
export function limitsOf(settings: GatewaySettings, replicas: ReplicaCounts): ClientLimits {
  const maxPerWindow = {
    mutations: settings.mutationsPerMinute,
    'mutations-hour': settings.mutationsPerHour,
    'mutations-day': settings.mutationsPerDay,
    queries: settings.queryPointsPerMinute,
    'sign-ins': settings.signInsPerMinute,
    'staff-mutations': settings.staffMutationsPerMinute,
    'staff-queries': settings.staffQueryPointsPerMinute,
    'wrong-keys': settings.wrongKeysPerMinute,
    'page-events': settings.pageEventsPerMinute,
    'new-referrals': settings.newReferralsPerHour,
    uploads: settings.uploadsPerHour,
    'known-subscribers': settings.knownSubscribersPerDay,
    'forms-to-address': settings.formsPerAddressPerHour,
    'forms-to-address-day': settings.formsPerAddressPerDay,
  }
  return new ClientLimits({ replicas, maxPerWindow, secret: settings.natsUrl })
}

/** Parts of a request that identify its client. */
interface CountedRequest {
  readonly req: FastifyRequest
  /** Staff session of the request, or the one that stands for its personal token. */
  readonly staff: { session(): Promise<CountedSession | undefined> }
}

interface CountedSession {
  readonly sessionId: string
  readonly viewer: { readonly staffId: string }
}

/** Counts one mutation field of a client; throws RateLimited when it is one too many. */
export type CountMutation = (field: string, request: CountedRequest) => Promise<void>

/** Counts a query without an API key by its points; throws RateLimited when its client sent too many. */
export type CountQuery = (points: number, request: CountedRequest, queryHash: string) => Promise<void>

interface Counted {
  readonly limits: ClientLimits
  readonly isTrusted: (queryHash: string) => boolean
  readonly trustedProxies: readonly string[]
}

/**
 * Counts requests to the graph toward the budgets of their clients, except requests of our web server that fill the
 * page cache.
 */
export function countingBy({ isTrusted, limits, trustedProxies }: Counted): {
  countMutation: CountMutation
  countQuery: CountQuery
} {
  const isOwnRendering = ownRenderings(trustedProxies)
  return {
    countMutation: async (field, request) => {
      const { req } = request
      // A request with an API key has already paid for the whole document.
      if (req.partner) return
      const staffClient = await staffClientOf(request)
      if (staffClient) await limits.countSession('staff-mutations', staffClient)
      else await limits.countMutation(field, req.ip)
    },
    countQuery: async (points, request, hash) => {
      const { req } = request
      if (isTrusted(hash) && isOwnRendering(req)) return
      const staffClient = await staffClientOf(request)
      if (staffClient) await limits.countSession('staff-queries', staffClient, points)
      else await limits.countQuery(points, req.ip)
    },
  }
}

/**
 * Returns the ID under which staff are counted: of the session, or of the person for all their personal tokens together.
 * While identity is unavailable, every client is counted by its address.
 */
async function staffClientOf({ req, staff }: CountedRequest): Promise<string | undefined> {
  const session = await staff.session().catch(() => undefined)
  return req.personalToken ? session?.viewer.staffId : session?.sessionId
}

/**
 * Returns a predicate for requests of our own web server, which reads publications for the page cache and shows the
 * result to all visitors. They come from a trusted proxy that names no client. One visitor's page therefore does not
 * fail because another used up a budget; requests made for a visitor name that visitor.
 */
export function ownRenderings(trustedProxies: readonly string[]): (request: FastifyRequest) => boolean {
  const isTrustedProxy = createTrust(trustedProxies)
  return ({ headers, socket }) => headers['x-forwarded-for'] === undefined && isTrustedProxy(socket.remoteAddress ?? '')
}
