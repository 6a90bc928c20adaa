import { syntheticMarkHeader } from '@seneb/platform/synthetic-mark'

import type { RequestContext } from '../graphql/request-context.js'

/**
 * The mark of a journey of our operators, as it came: the gateway has no key to judge it by, so it cannot make one
 * either. Nothing where there is none.
 */
export function syntheticMarkOf({ req }: RequestContext): { readonly syntheticMark?: string } {
  const mark = req.headers[syntheticMarkHeader]
  return mark === undefined ? {} : { syntheticMark: String(mark) }
}
