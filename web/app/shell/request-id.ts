import { createContext } from 'react'

/** The id of the request that a document is rendered for. */
export const RequestId = createContext<string | undefined>(undefined)

/** The name under which the web server says the id of a request in its `server-timing` header. */
const timingName = 'request'

/**
 * Under which id the web server logged the request that this page, or the data of it, last came by; a page out of a
 * memory, or a server that was not reached, has none. A script may read no other header of a document (ERR-04).
 */
export function requestIdInBrowser(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const ofData = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.data'))
  const entry = ofData.at(-1) ?? performance.getEntriesByType('navigation')[0]
  return entry?.serverTiming.find(({ name }) => name === timingName)?.description
}
