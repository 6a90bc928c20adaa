import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Ways for a client to abandon a request: amid its body, by closing its side of the connection before the response
 * (FIN), or by resetting the connection (RST).
 */
export const disconnects = ['amid-body', 'close', 'reset'] as const
export type Disconnect = (typeof disconnects)[number]

export interface AbandonedRequest {
  /** URL the request is sent to; an http address. */
  readonly url: string
  readonly body: string
  readonly way: Disconnect
  /** Time for which the client stays connected after sending, in milliseconds. */
  readonly staysMs?: number
  /** Event that the client waits for before it disconnects, in place of a time. */
  readonly staysUntil?: Promise<unknown>
  /**
   * Number of times the request is sent over the one connection, without waiting for responses (pipelining); 1 by
   * default.
   */
  readonly times?: number
}

/**
 * Sends a request, or its beginning, and disconnects; resolves when the connection is closed, never with a response.
 */
export async function sendAndDisconnect({
  url,
  body,
  way,
  staysMs = 2,
  staysUntil,
  times = 1,
}: AbandonedRequest): Promise<void> {
  const { host, hostname, pathname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // Errors are ignored: a client that leaves does not care about the server's reaction.
  socket.on('error', () => undefined).resume()
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  if (!(await isConnected(socket))) return closed
  const sent = way === 'amid-body' ? body.slice(0, 4) : body
  const headers = [`Host: ${host}`, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  socket.write(`POST ${pathname} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${sent}`.repeat(times))
  await (staysUntil ?? pause(staysMs))
  if (way === 'reset') socket.resetAndDestroy()
  else socket.end()
  return closed
}

async function isConnected(socket: Socket): Promise<boolean> {
  return once(socket, 'connect').then(
    () => true,
    () => false,
  )
}
