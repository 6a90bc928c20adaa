import { useMatches } from 'react-router-dom'

/**
 * `public` pages are the same for everyone: rendered without the visitor's cookies, cached, in the public frame.
 * `personal` pages belong to one visitor: rendered with the request's cookies, never cached, in a separate frame.
 */
export type RouteGroup = 'public' | 'personal'

interface GroupHandle {
  readonly group?: RouteGroup
}

/** The group of a page by the handles of its matched routes: one personal route makes the page personal. */
export function groupOfHandles(handles: readonly unknown[]): RouteGroup {
  return handles.some((handle) => (handle as GroupHandle | undefined)?.group === 'personal') ? 'personal' : 'public'
}

/** The group of the page that is shown. */
export function useRouteGroup(): RouteGroup {
  return groupOfHandles(useMatches().map(({ handle }) => handle))
}
