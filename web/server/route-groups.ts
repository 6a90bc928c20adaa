import type { RouteGroup } from '../app/route-group.js'
import type { RouteHandle } from '../app/route-handle.js'
import type { BranchOfPath, ServerRoute } from './route-matching.js'

/** The group of the page at a path of the site. */
export type GroupOfPath = (pathname: string) => RouteGroup

/** Tells the group of a page by the `handle` of its routes. One personal route makes the page personal. */
export function groupsOf(branchOf: BranchOfPath): GroupOfPath {
  return (pathname) => (branchOf(pathname).some(isPersonal) ? 'personal' : 'public')
}

/** The pattern of the route at a path of the site, as `/blogs/:slug`; `/*` for every path that has no page. */
export type PatternOfPath = (pathname: string) => string

/** Tells the pattern of a page's route. */
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
