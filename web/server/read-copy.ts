import type { Logger } from '@seneb/platform/logger'
import { currentTraceparent } from '@seneb/platform/telemetry'

import type { ReadCopy } from '../app/graph/load-context.js'

/** The gateway gathers the copy from all services, each within its own deadline. */
const timeoutMs = 30_000

interface ReadCopyOptions {
  readonly gatewayUrl: string
  readonly forwardedFor: string
  /** Cookie of the patient's session. */
  readonly cookie?: string | undefined
  readonly log: Logger
}

/** Returns the function that requests a patient's copy of their data for a page. */
export function createReadCopy({ cookie, forwardedFor, gatewayUrl, log }: ReadCopyOptions): ReadCopy {
  return async (format) => {
    const traceparent = currentTraceparent()
    const headers = {
      'x-forwarded-for': forwardedFor,
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(traceparent ? { traceparent } : {}),
    }
    try {
      return await fetch(`${gatewayUrl}/my-request/export.${format}`, {
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (err) {
      log.warn({ err }, 'a copy of data could not be read')
      return undefined
    }
  }
}
