import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

import type { RouteHandle } from '../app/hydration/hydration-trigger.js'
import type { RouteGroup } from '../app/route-group.js'

type ServerRoutes = ServerBuild['routes']
type ServerRoute = NonNullable<ServerRoutes[string]>

/** The group of the page at a path of the site. */
export type GroupOfPath = (pathname: string) => RouteGroup

/**
 * Makes the function that tells the group of a page before anything of it runs, by the matching that the router itself
 * will do and the `handle` of the matched routes. One personal route makes the page personal.
 */
export function groupsOf(routes: ServerRoutes): GroupOfPath {
  const all = Object.values(routes).filter((route) => route !== undefined)
  if (!all.some(isPersonal)) return () => 'public'
  const tree = childrenOf(undefined, all)
  return (pathname) => {
    const matches = matchRoutes(tree, asMatched(pathname)) ?? []
    return matches.some(({ route: { id = '' } }) => isPersonal(routes[id])) ? 'personal' : 'public'
  }
}

function isPersonal(route: ServerRoute | undefined): boolean {
  return (route?.module.handle as RouteHandle | undefined)?.group === 'personal'
}

function childrenOf(parentId: string | undefined, all: readonly ServerRoute[]): RouteObject[] {
  return all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => ({
      ...{ id, path, caseSensitive },
      ...(index ? { index } : { children: childrenOf(id, all) }),
    }))
}

/** The router's data of a page is asked for at the page's path with an ending. */
function asMatched(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\/_[.]data$|[.]data$/, '')
}
