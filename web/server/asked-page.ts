import type { IncomingMessage } from 'node:http'

import type { RouteGroup } from '../app/route-group.js'
import { asksForPage } from './page-cache.js'
import type { GroupOfPath } from './route-groups.js'

/** Page that a request is for. */
export interface AskedPage {
  /** The page it is about. */
  readonly address: string
  /**
   * Whether a document is requested for reading; false for form submissions and for the data of a page the router
   * navigates to.
   */
  readonly isReading: boolean
  readonly group: RouteGroup
  /** Whether everyone may get the same page. */
  readonly isCacheable: boolean
}

/** Returns which page a request is for, its group, and whether it reads it. */
export function askedPageOf(request: IncomingMessage, groupOf: GroupOfPath): AskedPage {
  const { method, url: address = '/' } = request
  const group = groupOf(pathnameOf(address))
  const isForRouter = /^[^?]*[.]data(?:[?]|$)/.test(address)
  const isReading = (method === 'GET' || method === 'HEAD') && !isForRouter
  return { address, isReading, group, isCacheable: group === 'public' && asksForPage(request) }
}

/** As the router will read it; the host does not matter. */
function pathnameOf(address: string): string {
  return new URL(address, 'http://site').pathname
}
