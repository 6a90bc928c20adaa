import { counter } from '@seneb/platform/metrics'
import type { FastifyInstance, FastifyReply } from 'fastify'

import type { PartnerSlots, SetAside } from '../access/partner-slots.js'
import { beforeSending } from '../http/before-sending.js'
import { Slot } from '../http/in-flight.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Slot of the request among those of its partner. */
    partnerSlot?: Slot
    /** Enquiries that the request may submit; unused ones are returned together with its slot. */
    setAside?: SetAside
    /** Seconds until its partner may submit new enquiries again; undefined while they may. */
    enquiriesInSeconds?: number
  }
}

const retryAfterSeconds = 1

/**
 * Limits the requests that each partner may have in flight, independently of other clients (S20). A slot is freed when
 * the response is ready. After a disconnect it is freed when the work is done, or after ten seconds.
 */
export function limitPartners(server: FastifyInstance, slots: PartnerSlots): void {
  const refusals = counter('seneb_partner_requests_busy', {
    description: 'Requests by keys refused because their partner had too many under way',
  })
  server.decorateRequest('partnerSlot', undefined)
  server.decorateRequest('setAside', undefined)
  server.decorateRequest('enquiriesInSeconds', undefined)
  server.addHook('preHandler', (request, reply, done) => {
    if (!request.partner) return done()
    const end = slots.acquire(request.partner)
    if (!end) {
      refusals.add(1)
      return void reject(reply, slots.max)
    }
    const slot = new Slot(() => {
      end()
      request.setAside?.end()
    })
    request.partnerSlot = slot
    if (reply.raw.closed) slot.close()
    else reply.raw.once('close', () => slot.close())
    done()
  })
  beforeSending(server, ({ partnerSlot }, _reply, payload) => {
    partnerSlot?.endWork()
    return payload
  })
}

function reject(reply: FastifyReply, max: number): FastifyReply {
  const message = `You have ${max} requests in progress, which is the maximum. Please try again in 1 second.`
  return reply
    .code(429)
    .header('retry-after', retryAfterSeconds)
    .send({ errors: [{ message, extensions: { code: 'THROTTLED', retryAfterSeconds } }] })
}
