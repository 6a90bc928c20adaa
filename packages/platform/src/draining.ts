import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * For `delayMs` goes on answering, each answer being the last of its connection. A client that keeps connections open
 * hears so that this one ends; without it a request can meet the very moment in which an idle connection is closed, and
 * nobody can tell whether it was heard. Whoever closes the server afterwards finds only connections that nobody uses.
 */
export async function drainConnections(server: Server, delayMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(delayMs)
}
