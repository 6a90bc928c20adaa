import type { IncomingHttpHeaders } from 'node:http'

import { syntheticMarkHeader } from '@seneb/platform/synthetic-mark'

/**
 * The mark of a journey of our operators, as it came: the gateway has no key to judge it by, so it cannot make one
 * either. Nothing where there is none.
 */
export function syntheticMarkOf(headers: IncomingHttpHeaders): { readonly syntheticMark?: string } {
  const mark = headers[syntheticMarkHeader]
  return mark === undefined ? {} : { syntheticMark: String(mark) }
}
