import { beginsLikePersonalToken } from '@seneb/platform/api-keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { providedKey } from '../api-keys/admit-keys.js'
import { beforeSending } from '../http/before-sending.js'
import { deprecationHeaders } from '../versions/deprecations-in-use.js'
import type { RequestCost } from './charge.js'
import type { Balances, PartnerPoints } from './partner-points.js'

const graphPath = '/graphql'
interface CostContext {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly points: PartnerPoints
}

const noCost: RequestCost = { points: 0, charged: 0, fields: undefined }

/**
 * Adds the cost and the remaining points to every response to a request with a key. When the request was refused before
 * its partner was known, the remaining points are null. Both are added to the text of the outgoing response, so that no
 * code path can omit them. The deprecated parts that the request uses are added as well.
 */
export function reportCost(server: FastifyInstance, points: PartnerPoints): void {
  server.decorateRequest('cost', undefined)
  server.decorateRequest('deprecations', undefined)
  beforeSending(server, (request, reply, payload) => {
    const key = providedKey(request.headers)
    // Personal tokens have budgets of sessions instead of points.
    const isKeyed = request.partner !== undefined || (key !== undefined && !beginsLikePersonalToken(key))
    if (!isKeyed || request.routeOptions.url !== graphPath) return payload
    return withCost({ request, reply, points }, payload)
  })
}

function withCost({ points, reply, request }: CostContext, payload: unknown): unknown {
  const sizes = points.sizesOf(request.partner)
  const balances = request.partner && points.balancesOf(request.partner)
  const { charged, fields, points: price, refusedBy } = request.cost ?? noCost
  // A client waits for the limit that refused it, else for the one with fewer points left; all figures are of that one.
  const limit = refusedBy ?? (isDayTighter(balances) ? 'day' : 'points')
  const { capacity, perSecond } = sizes[limit] ?? sizes.points
  const balance = balances?.[limit]
  reply.header(
    'ratelimit-policy',
    listed(sizes, (size) => `q=${size.capacity};w=${Math.ceil(size.capacity / size.perSecond)}`),
  )
  if (balances)
    reply.header(
      'ratelimit',
      listed(balances, (left) => `r=${left.available};t=${left.fullInSeconds}`),
    )
  const { deprecations = [] } = request
  void reply.headers(deprecationHeaders(deprecations))
  const cost = {
    points: price,
    charged,
    available: balance?.available ?? null,
    capacity,
    restorePerSecond: Math.round(perSecond * 10_000) / 10_000,
    fullAt: balance ? new Date(balance.fullAt).toISOString() : null,
    fields: fields ?? null,
  }
  const text = typeof payload === 'string' ? payload.trimEnd() : ''
  // A response of the graph is always a JSON object; other payloads stay unchanged.
  if (!text.startsWith('{"') || !text.endsWith('}')) return payload
  reply.removeHeader('content-length')
  return `${text.slice(0, -1)},"extensions":${JSON.stringify({ cost, ...(deprecations.length > 0 && { deprecations }) })}}\n`
}

function isDayTighter({ day, points }: Partial<Balances> = {}): boolean {
  return day !== undefined && points !== undefined && day.available < points.available
}

/** The items of a header of the draft, one for each limit. */
function listed<Of>({ day, points }: { readonly points: Of; readonly day?: Of }, textOf: (of: Of) => string): string {
  return [`"points";${textOf(points)}`, ...(day ? [`"day";${textOf(day)}`] : [])].join(', ')
}
