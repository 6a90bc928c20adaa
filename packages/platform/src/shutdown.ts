import type { Logger } from './logger.js'

/** Kubernetes waits 40 seconds; whatever has not ended after 25 is ended. */
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
