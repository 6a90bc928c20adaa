/** Where the document holds what hydration will need; see `PageScripts`. */
export const routeModulesElementId = 'route-modules'

/**
 * When React takes over a document: `intent`, when a person reaches for something; `presence`, at the first sign that
 * somebody is there, with everything loaded by then, for forms; `now`, because the page is of no use without it.
 */
export type HydrationTrigger = 'intent' | 'presence' | 'now'

/** The scripts of the matched routes, not loaded yet. */
export interface DeferredRouteModules {
  readonly when: HydrationTrigger
  /** There when the document defers its loader data: the edition that data must be of (see `load-hydration-data.ts`). */
  readonly edition?: string
  /** The router's manifest of all routes. */
  readonly manifest: string
  /** Route id and script of each matched route. */
  readonly routes: readonly (readonly [id: string, module: string])[]
}
