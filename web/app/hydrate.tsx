import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router-dom'

import { routeModulesElementId, type HeldRouteModules } from './early/route-modules.js'

/** Loads the scripts of the matched routes and lets React take over the document. */
export async function hydrate(): Promise<void> {
  const held = document.getElementById(routeModulesElementId)?.textContent
  if (held) await loadRouteModules(JSON.parse(held) as HeldRouteModules)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

async function loadRouteModules({ manifest, routes }: HeldRouteModules): Promise<void> {
  const manifestLoaded: Promise<unknown> = import(/* @vite-ignore */ manifest)
  const modules = await Promise.all(
    routes.map(async ([id, module]) => [id, (await import(/* @vite-ignore */ module)) as unknown] as const),
  )
  await manifestLoaded
  // The two names under which the router looks for what its own <Scripts> would have loaded.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
}
