import { errorCatalogue } from '@seneb/contracts/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { rejectAs } from '../http/failures.js'

const graphPath = '/graphql'

/** Request headers about the price, each with the one value it accepts. */
const acceptedValues = { 'seneb-dry-run': 'cost', 'seneb-cost': 'fields' } as const
type Header = keyof typeof acceptedValues

/** Whether a request asks only for its price, so that nothing is executed. */
export function isDryRun({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['seneb-dry-run'] !== undefined
}

/** Whether the response is to include the cost of each field. */
export function requestsFields({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['seneb-cost'] !== undefined
}

/**
 * Refuses price headers that cannot be honored (S1). A client that asks for a price must never have the request
 * executed instead. Unknown values, and these headers without a key, are therefore refused, not ignored.
 */
export function readPriceHeaders(server: FastifyInstance): void {
  server.addHook('preHandler', (request, reply, done) => {
    const present = (Object.keys(acceptedValues) as Header[]).filter((header) => request.headers[header] !== undefined)
    if (present.length === 0 || request.routeOptions.url !== graphPath) done()
    else if (!request.partner) keyRequired(reply)
    else {
      const wrong = present.find((header) => request.headers[header] !== acceptedValues[header])
      if (wrong) unknownTerm(reply, wrong)
      else done()
    }
  })
}

function keyRequired(reply: FastifyReply): void {
  const { message } = errorCatalogue.API_KEY_REQUIRED
  rejectAs(reply.header('www-authenticate', 'Bearer'), 401, { code: 'API_KEY_REQUIRED', message })
}

function unknownTerm(reply: FastifyReply, header: Header): void {
  const message = `${displayName(header)} takes the word ${acceptedValues[header]} and nothing else. Nothing was run.`
  rejectAs(reply, 400, { code: 'BAD_REQUEST', message })
}

/** As the documentation spells it. */
const displayName = (header: Header) => (header === 'seneb-dry-run' ? 'Seneb-Dry-Run' : 'Seneb-Cost')
