import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

export type ServerRoutes = ServerBuild['routes']
export type ServerRoute = NonNullable<ServerRoutes[string]>

/** The routes of the page at a path of the site, the outermost first; none where the application has no page. */
export type BranchOfPath = (pathname: string) => readonly ServerRoute[]

/** Makes the function that tells the routes of a page before anything of it runs, by the matching that the router does. */
export function branchesOf(routes: ServerRoutes): BranchOfPath {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const tree = childrenOf(undefined, all)
  return remembered((pathname) => {
    const matches = matchRoutes(tree, asMatched(pathname)) ?? []
    return matches.flatMap(({ route: { id = '' } }) => routes[id] ?? [])
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

/** The router's data of a page is asked for at the page's path with an ending. */
function asMatched(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\/_[.]data$|[.]data$/, '')
}
