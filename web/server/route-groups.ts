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
  const all = allOf(routes)
  if (!all.some(isPersonal)) return () => 'public'
  const tree = childrenOf(undefined, all)
  return remembered((pathname): RouteGroup => {
    const matches = matchRoutes(tree, asMatched(pathname)) ?? []
    return matches.some(({ route: { id = '' } }) => isPersonal(routes[id])) ? 'personal' : 'public'
  })
}

/** The pattern of the route at a path of the site, as `/blogs/:slug`; `/*` for every path that has no page. */
export type PatternOfPath = (pathname: string) => string

/** Makes the function that tells the pattern of a page's route, by the matching that the router itself will do. */
export function patternsOf(routes: ServerRoutes): PatternOfPath {
  const tree = childrenOf(undefined, allOf(routes))
  return remembered((pathname) => {
    const matches = matchRoutes(tree, asMatched(pathname)) ?? [{ route: { path: '*' } }]
    return `/${matches
      .map(({ route: { path } }) => path)
      .filter(Boolean)
      .join('/')}`
  })
}

/** There are fewer pages than this; made-up paths beyond it make no more than a new beginning. */
const maxRemembered = 1000
const maxRememberedLength = 200

/** The matching ranks all routes anew for each path, a third of a millisecond, and there are few paths that are asked for. */
function remembered<T>(tell: (pathname: string) => T): (pathname: string) => T {
  const known = new Map<string, T>()
  return (pathname) => {
    const found = known.get(pathname) ?? tell(pathname)
    if (known.size >= maxRemembered) known.clear()
    if (pathname.length <= maxRememberedLength) known.set(pathname, found)
    return found
  }
}

function allOf(routes: ServerRoutes): ServerRoute[] {
  return Object.values(routes).filter((route) => route !== undefined)
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
