import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers and proxies ask the next thing when they have the answer to the last one. A connection that asks on without
 * taking any would have all its answers buffered in memory: a packet of 64 kB holds a thousand requests.
 */
const maxUnansweredPerConnection = 8
/** A connection on which nothing moves for so long, in milliseconds, is ended; answers take 10 s at most. */
const maxSilenceMs = 30_000

const unanswered = new WeakMap<Socket, number>()

/**
 * False for a request that must not be answered: its connection has asked for more than it takes, and is ended (R14).
 * To be asked once for each request, before anything is done for it.
 */
export function admitRequest({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1
  // What else was in the same packet still comes by when its connection has ended.
  if (socket.destroyed || count > maxUnansweredPerConnection) {
    socket.destroy()
    return false
  }
  unanswered.set(socket, count)
  response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return true
}

/** Ends connections whose client takes nothing of its answer any more (R14). */
export function endSilentConnections(server: Server, silenceMs = maxSilenceMs): void {
  server.setTimeout(silenceMs)
}
