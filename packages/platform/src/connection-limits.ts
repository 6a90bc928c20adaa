import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers and proxies send the next request after the last response. A connection that pipelines without reading would
 * have all its responses buffered: a packet of 64 kB contains a thousand requests.
 */
const maxUnansweredPerConnection = 8
/** Milliseconds without traffic after which a connection is closed; responses take 10 s at most. */
const maxSilenceMs = 30_000

/** Kept as an object for each connection: counting up and down costs one look-up and no new entry. */
const unanswered = new WeakMap<Socket, { count: number }>()

/**
 * Returns false for a request that must not be handled: its connection sent more requests than it reads responses, and
 * is closed (R14). Call it once per request, before any other work.
 */
export function admitRequest({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const requests = getUnanswered(socket)
  // Further requests from the same packet still arrive after their connection has ended.
  if (socket.destroyed || requests.count >= maxUnansweredPerConnection) {
    socket.destroy()
    return false
  }
  requests.count++
  // One listener for all responses; a closure for each costs a tenth of sending a 304.
  response.on('close', countDown)
  return true
}

function getUnanswered(socket: Socket): { count: number } {
  const cached = unanswered.get(socket)
  if (cached) return cached
  const requests = { count: 0 }
  unanswered.set(socket, requests)
  return requests
}

/** Emits `close` once, whether the response was sent or not. */
function countDown(this: ServerResponse): void {
  getUnanswered(this.req.socket).count--
}

/** Ends connections whose client no longer reads its responses (R14). */
export function closeStalledConnections(server: Server, silenceMs = maxSilenceMs): void {
  server.setTimeout(silenceMs)
}
