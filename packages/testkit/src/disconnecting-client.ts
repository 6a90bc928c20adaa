import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * How a client goes away from a request it has begun: amid its body, by closing its side of the connection before the
 * answer (FIN), or by breaking the connection off (RST).
 */
export const waysToLeave = ['amid-body', 'close', 'reset'] as const
export type WayToLeave = (typeof waysToLeave)[number]

export interface LeftRequest {
  /** Where the request is sent; an http address. */
  readonly url: string
  readonly body: string
  readonly way: WayToLeave
  /** How long the client stays after it has sent what it sends, in milliseconds. */
  readonly staysMs?: number
  /** What the client waits for before it leaves, in place of a time. */
  readonly staysUntil?: Promise<unknown>
  /** How often the same is sent over the one connection, without waiting for answers (pipelining); once unless said. */
  readonly times?: number
}

/** Sends a request, or its beginning, and goes away; resolves when the connection is gone, never with an answer. */
export async function sendAndLeave({ url, body, way, staysMs = 2, staysUntil, times = 1 }: LeftRequest): Promise<void> {
  const { host, hostname, pathname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // Whoever leaves does not mind how the other side takes it.
  socket.on('error', () => undefined).resume()
  const gone = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  if (!(await isConnected(socket))) return gone
  const sent = way === 'amid-body' ? body.slice(0, 4) : body
  const headers = [`Host: ${host}`, 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  socket.write(`POST ${pathname} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${sent}`.repeat(times))
  await (staysUntil ?? pause(staysMs))
  if (way === 'reset') socket.resetAndDestroy()
  else socket.end()
  return gone
}

async function isConnected(socket: Socket): Promise<boolean> {
  return once(socket, 'connect').then(
    () => true,
    () => false,
  )
}
