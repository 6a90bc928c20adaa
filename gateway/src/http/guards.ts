import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

import { observeGauges } from '@seneb/platform/metrics'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { beforeSending } from './before-sending.js'
import { rejectWith, countRejections } from './failures.js'
import type { InFlight, Slot } from './in-flight.js'

declare module 'fastify' {
  interface FastifyRequest {
    place?: Slot
  }
}

const retryAfterSeconds = 1

/**
 * Rejects requests beyond the maximum in flight, immediately and with a Retry-After header, to keep latency
 * low (R14). A request takes a slot once its body has arrived, one request per connection at a time.
 * `close` is emitted once for every response; `onResponse` is not called after a client disconnects.
 */
export function limitInFlight(server: FastifyInstance, inFlight: InFlight): void {
  const queue = new ConnectionQueue()
  const refusals = countRejections()
  server.decorateRequest('place', undefined)
  server.addHook('preHandler', (request, reply, done) => {
    const { socket } = request.raw
    queue.enqueue(socket, () => {
      const slot = inFlight.acquire(() => queue.end(socket))
      if (!slot) {
        refusals.add(1, { reason: 'in-flight' })
        rejectWith(reply.header('retry-after', retryAfterSeconds), 503)
        queue.end(socket)
        return
      }
      request.place = slot
      // The client may have disconnected while the body was read; its connection is closed already.
      if (reply.raw.closed) slot.close()
      else reply.raw.once('close', () => slot.close())
      done()
    })
  })
  beforeSending(server, ({ place: slot }, _reply, payload) => {
    slot?.endWork()
    return payload
  })
}

/** Forbids caches to store any response. */
export function forbidStoring(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
}

/** Shows how many requests are at work, and how many may be, until the server closes. */
export function observeInFlight(server: FastifyInstance, inFlight: InFlight): void {
  const described = {
    seneb_http_in_flight: 'Requests at work',
    seneb_http_in_flight_limit: 'Requests that may be at work; more are refused',
  }
  const end = observeGauges(described, () => {
    return { seneb_http_in_flight: inFlight.count, seneb_http_in_flight_limit: inFlight.max }
  })
  server.addHook('onClose', (_server, done) => {
    end()
    done()
  })
}

/** Ends a request whose body does not arrive within `timeoutMs`. Requests to `slowPath` have a separate time limit. */
export function limitTransfer(server: FastifyInstance, timeoutMs: number, slowPath: string): void {
  server.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    // Nearly all bodies arrive together with their heads and need no timer.
    if (routeOptions.url !== slowPath) setImmediate(() => raw.complete || raw.destroyed || endLater(raw, reply))
    done()
  })
  function endLater(raw: IncomingMessage, reply: FastifyReply): void {
    const timer = setTimeout(() => raw.complete || raw.destroy(), timeoutMs)
    raw.once('close', () => clearTimeout(timer))
    // The body of a refused request may still be arriving when its response is closed.
    reply.raw.once('close', () => raw.complete && clearTimeout(timer))
  }
}

/** Refuses pages of origins that are not on the list; callers other than pages send no origin (S4). */
export function rejectForeignOrigins(server: FastifyInstance, allowedOrigins: readonly string[]): void {
  const allowed = new Set(allowedOrigins)
  server.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (origin === undefined || allowed.has(origin)) done()
    else rejectWith(reply, 403)
  })
}

const graphMethods = ['GET', 'HEAD', 'POST']

/** Refuses other methods at the graph's path and names the allowed ones (RFC 9110, 15.5.6). */
export function rejectOtherMethods(server: FastifyInstance, graphPath: string): void {
  server.addHook('onRequest', ({ method, url }, reply, done) => {
    const isAtGraph = url === graphPath || url.startsWith(`${graphPath}?`)
    if (!isAtGraph || method === 'OPTIONS' || graphMethods.includes(method)) done()
    else rejectWith(reply.header('allow', graphMethods.join(', ')), 405)
  })
}

/** Rejects an invalid host or path, for which Apollo's integration would respond with a server error. */
export function rejectUnreadableUrls(server: FastifyInstance): void {
  // Last readable address: one client often requests the same address repeatedly, so it is checked only once.
  let readable = ''
  server.addHook('onRequest', (request, reply, done) => {
    const base = `${request.protocol}://${request.hostname}/`
    const address = `${base} ${request.url}`
    if (address === readable || URL.canParse(request.url, base)) {
      readable = address
      done()
    } else rejectWith(reply, 400)
  })
}

/**
 * Runs the requests of one connection one after the other. HTTP/1.1 answers them in order anyway, so this delays no
 * client. Otherwise a client that pipelines requests in one packet would occupy a slot for each of them.
 */
class ConnectionQueue {
  /** Those who wait, for each connection that has a request at work. */
  private readonly waiting = new WeakMap<Socket, (() => void)[]>()

  /** Calls `begin` when it is the turn of this request; `end` has to follow it once. */
  enqueue(socket: Socket, begin: () => void): void {
    const others = this.waiting.get(socket)
    if (others) {
      others.push(begin)
      return
    }
    this.waiting.set(socket, [])
    begin()
  }

  /** Ends the turn of the current request and starts the next one; requests of a closed connection never start. */
  end(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.waiting.get(socket)?.shift()
    if (next) next()
    else this.waiting.delete(socket)
  }
}
