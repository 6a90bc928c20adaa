import type { IncomingMessage } from 'node:http'

import type { RouteGroup } from '../app/route-group.js'
import { asksForPage } from './page-cache.js'
import type { GroupOfPath } from './route-groups.js'

/** Page that a request asks to render. */
export interface AskedPage {
  /** The page it is about. */
  readonly address: string
  /** Whether a document is asked for, to be read; not what a form sends, nor the data of a page the router goes to. */
  readonly isReading: boolean
  readonly group: RouteGroup
  /** Whether everybody may get it alike. */
  readonly isCacheable: boolean
}

/** Reads off a request which page it asks for, of which group, and what for. */
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
