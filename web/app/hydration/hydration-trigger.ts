import { useMatches } from 'react-router-dom'

import type { RouteGroup } from '../route-group.js'
import type { HydrationTrigger } from './deferred-route-modules.js'

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  /** `public` where neither the route nor one around it says otherwise. */
  readonly group?: RouteGroup
  /** When its document is hydrated; on intent where a page says nothing. Some know only by what they show. */
  readonly hydrate?: HydrationTrigger | ((loaderData: unknown) => HydrationTrigger)
}

/** The earliest trigger that one of the matched routes asks for. */
export function useHydrationTrigger(): HydrationTrigger {
  const triggers = useMatches().map(({ handle, loaderData }) => {
    const { hydrate = 'intent' } = (handle ?? {}) as RouteHandle
    return typeof hydrate === 'function' ? hydrate(loaderData) : hydrate
  })
  return (['now', 'presence'] as const).find((trigger) => triggers.includes(trigger)) ?? 'intent'
}
