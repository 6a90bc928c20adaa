import type { IncomingMessage } from 'node:http'

import { hydrationPath } from '@seneb/contracts/vocabulary/hydration-path'

import type { AnswerPurpose } from '../app/graph/load-context.js'
import type { RouteGroup } from '../app/route-group.js'
import { asksForPage } from './page-cache.js'
import type { GroupOfPath } from './route-groups.js'

/** What a request asks to have rendered. */
export interface AskedPage {
  /** The page it is about. */
  readonly address: string
  readonly purpose: AnswerPurpose
  readonly group: RouteGroup
  /** Whether everybody may get it alike. */
  readonly isCacheable: boolean
}

/** Reads off a request which page it asks for, of which group, and what for. */
export function askedPageOf(request: IncomingMessage, groupOf: GroupOfPath): AskedPage {
  const { method, url = '/' } = request
  const dataOf = url.startsWith(hydrationPath) ? url.slice(hydrationPath.length) : ''
  const isHydration = method === 'GET' && /^[/](?![/])/.test(dataOf)
  const address = isHydration ? dataOf : url
  const group = groupOf(pathnameOf(address))
  if (isHydration) return { address, purpose: 'hydration', group, isCacheable: false }
  const isForRouter = /^[^?]*[.]data(?:[?]|$)/.test(url)
  const purpose = (method === 'GET' || method === 'HEAD') && !isForRouter ? 'reading' : 'other'
  return { address, purpose, group, isCacheable: group === 'public' && asksForPage(request) }
}

/** As the router will read it; the host does not matter. */
function pathnameOf(address: string): string {
  return new URL(address, 'http://site').pathname
}
