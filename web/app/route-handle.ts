import { useMatches } from 'react-router-dom'

/**
 * `public` pages are the same for everyone: rendered without the visitor's cookies, cached, in the public frame.
 * `personal` pages belong to one visitor: rendered with the request's cookies, never cached, in a separate frame.
 */
export type RouteGroup = 'public' | 'personal'

/** The group of a page by the handles of its matched routes: one personal route makes the page personal. */
export function groupOfHandles(handles: readonly unknown[]): RouteGroup {
  return handles.some((handle) => (handle as RouteHandle | undefined)?.group === 'personal') ? 'personal' : 'public'
}

/** The group of the page that is shown. */
export function useRouteGroup(): RouteGroup {
  return groupOfHandles(useMatches().map(({ handle }) => handle))
}

/** Properties that a route declares in its `handle`. */
export interface RouteHandle {
  /** Defaults to `public` when neither the route nor a parent route sets it. */
  readonly group?: RouteGroup
  /**
   * Whether the page is a document, which loads only the early script; React
   * hydrates all other pages. A function decides by the loader data.
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
