import { createContext } from 'react'

import type { EarlyScript } from '../graph/load-context.js'

/** Server-only data of the rendered document. */
interface ServedDocument {
  /** Nonce of this response's own scripts in the content security policy. */
  readonly nonce: string
  readonly earlyScript: EarlyScript
}

/** Set by entry.server.tsx; undefined in the browser. */
export const ServedDocument = createContext<ServedDocument | undefined>(undefined)

/** The id of the request that a document is rendered for. */
export const RequestId = createContext<string | undefined>(undefined)

/** Name of the metric with which the web server sends the request ID in its `server-timing` header. */
const timingName = 'request'

/**
 * Returns the ID under which the web server logged the latest request for this page or its data. Undefined for a page
 * from a cache or when the server was unreachable. A script can read no other response header of a document (ERR-04).
 */
export function requestIdInBrowser(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const dataRequests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.data'))
  const entry = dataRequests.at(-1) ?? performance.getEntriesByType('navigation')[0]
  return entry?.serverTiming.find(({ name }) => name === timingName)?.description
}
