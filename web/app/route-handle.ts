import { useMatches } from 'react-router-dom'

import type { RouteGroup } from './route-group.js'

/** Properties that a route declares in its `handle`. */
export interface RouteHandle {
  /** Defaults to `public` when neither the route nor a parent route sets it. */
  readonly group?: RouteGroup
  /**
   * A document is HTML with the early script alone; every other page is an application, which React takes over at once. Some
   * know only by what they show.
   */
  readonly isDocument?: boolean | ((loaderData: unknown) => boolean)
}

/** Whether the page that is shown is a document. */
export function useIsDocument(): boolean {
  return useMatches().some(({ handle, loaderData }) => {
    const { isDocument = false } = (handle ?? {}) as RouteHandle
    return typeof isDocument === 'function' ? isDocument(loaderData) : isDocument
  })
}
