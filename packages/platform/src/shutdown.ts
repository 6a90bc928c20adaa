import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Logger } from './logger.js'

/** Kubernetes waits 40 seconds; parts that have not ended after 25 are ended. */
export const closeTimeoutMs = 25_000

/** On SIGTERM or SIGINT closes in order and exits 0; exits 1 when closing takes too long or fails. */
export function exitOnSignals(log: Logger, close: () => Promise<void>): void {
  let closing = false
  const onSignal = (): void => {
    if (closing) return
    closing = true
    log.info({}, 'stopping')
    const timer = setTimeout(() => {
      log.error({}, 'stopping took too long')
      process.exit(1)
    }, closeTimeoutMs)
    timer.unref()
    close().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', onSignal)
  process.once('SIGINT', onSignal)
}

/**
 * Continues to handle requests for `delayMs` and closes each connection after its response. Clients thus learn that
 * this server is ending. Otherwise a request may arrive while an idle connection is closed, and the client cannot tell
 * whether it was received.
 */
export async function drainConnections(server: Server, delayMs: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await pause(delayMs)
}
