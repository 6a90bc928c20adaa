/** Where the document keeps what hydration will need; see `PageScripts`. */
export const routeModulesElementId = 'route-modules'

/** The scripts of the matched routes, not loaded yet. */
export interface HeldRouteModules {
  /** `intent`: when a person reaches for something. `now`: the page is of no use without its script. */
  readonly when: 'intent' | 'now'
  /** The router's manifest of all routes. */
  readonly manifest: string
  /** Route id and script of each matched route. */
  readonly routes: readonly (readonly [id: string, module: string])[]
}
