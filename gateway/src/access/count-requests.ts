import type { Bus } from '@seneb/bus/bus'

import type { GatewaySettings } from '../config.js'
import type { GraphParts } from '../graphql/apollo.js'
import { ClientLimits } from './client-limits.js'
import { ownRenderings } from './own-renderings.js'

/** The limits of clients as the settings have them; replicas share the bus and with it the names of clients. */
export function limitsOf(settings: GatewaySettings, bus: Bus): ClientLimits {
  const most = {
    mutations: settings.mutationsPerMinute,
    'mutations-hour': settings.mutationsPerHour,
    'mutations-day': settings.mutationsPerDay,
    queries: settings.queryPointsPerMinute,
    'page-events': settings.pageEventsPerMinute,
    'new-referrals': settings.newReferralsPerHour,
    uploads: settings.uploadsPerHour,
    'known-subscribers': settings.knownSubscribersPerDay,
    'forms-to-address': settings.formsPerAddressPerHour,
  }
  return new ClientLimits({ bus, most, secret: settings.natsUrl })
}

interface Counted {
  readonly limits: ClientLimits
  readonly isTrusted: (queryHash: string) => boolean
  readonly trustedProxies: readonly string[]
}

/** Counts what comes to the graph towards its client's budgets; what our web server asks in nobody's name is not. */
export function countingBy({
  isTrusted,
  limits,
  trustedProxies,
}: Counted): Pick<GraphParts, 'countMutation' | 'countQuery'> {
  const isOwnRendering = ownRenderings(trustedProxies)
  return {
    countMutation: (field, { req }) => limits.countMutation(field, req.ip),
    countQuery: async (points, { req }, hash) => {
      if (!(isTrusted(hash) && isOwnRendering(req))) await limits.countQuery(points, req.ip)
    },
  }
}
