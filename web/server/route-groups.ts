import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

import type { RouteGroup, RouteHandle } from '../app/route-handle.js'

type ServerRoutes = ServerBuild['routes']
type ServerRoute = NonNullable<ServerRoutes[string]>

/** The routes of the page at a path of the site, the outermost first; none where the application has no page. */
export type BranchOfPath = (pathname: string) => readonly ServerRoute[]

/** Returns the function that finds the routes of a page before any of them runs, by the same matching as the router. */
export function branchesOf(routes: ServerRoutes): BranchOfPath {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const tree = childrenOf(undefined, all)
  return memoizeByPath((pathname) => {
    const matches = matchRoutes(tree, toMatchedPath(pathname)) ?? []
    return matches.flatMap(({ route: { id = '' } }) => routes[id] ?? [])
  })
}

/** The group of the page at a path of the site. */
export type GroupOfPath = (pathname: string) => RouteGroup

/**
 * Returns the function that finds the group of a page by the `handle` of its routes. One personal route makes the page
 * personal.
 */
export function groupsOf(branchOf: BranchOfPath): GroupOfPath {
  return (pathname) => (branchOf(pathname).some(isPersonal) ? 'personal' : 'public')
}

/** The pattern of the route at a path of the site, as `/blogs/:slug`; `/*` for every path that has no page. */
export type PatternOfPath = (pathname: string) => string

export function patternsOf(branchOf: BranchOfPath): PatternOfPath {
  return (pathname) => {
    const branch = branchOf(pathname)
    const paths = branch.length > 0 ? branch.map(({ path }) => path) : ['*']
    return `/${paths.filter(Boolean).join('/')}`
  }
}

function isPersonal({ module }: ServerRoute): boolean {
  return (module.handle as RouteHandle | undefined)?.group === 'personal'
}

/** More than there are pages; when made-up paths exceed it, the cache is only cleared. */
const maxCached = 1000
const maxCachedLength = 200

/**
 * Caches results by path: matching ranks all routes each time, which takes a third of a millisecond, and few paths are
 * requested.
 */
function memoizeByPath<T>(compute: (pathname: string) => T): (pathname: string) => T {
  const cache = new Map<string, T>()
  return (pathname) => {
    const found = cache.get(pathname) ?? compute(pathname)
    if (cache.size >= maxCached) cache.clear()
    if (pathname.length <= maxCachedLength) cache.set(pathname, found)
    return found
  }
}

function childrenOf(parentId: string | undefined, all: readonly ServerRoute[]): RouteObject[] {
  return all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => ({
      id,
      path,
      caseSensitive,
      ...(index ? { index } : { children: childrenOf(id, all) }),
    }))
}

/** Returns the page's path for a request of the router, which fetches a page's data at that path with a suffix. */
function toMatchedPath(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\/_[.]data$|[.]data$/, '')
}
