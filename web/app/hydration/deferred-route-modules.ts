/** Where the document holds what hydration will need; see `PageScripts`. */
export const routeModulesElementId = 'route-modules'

/**
 * When a document is hydrated: `intent`, at the first hover, touch, focus or key on a control; `presence`, at the first
 * event of a user at all, with the scripts loaded before it, for forms; `now`, for pages that need their script.
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
