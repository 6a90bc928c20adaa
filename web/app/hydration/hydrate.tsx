import { startTransition, StrictMode } from 'react'
import { HydratedRouter } from 'react-router-dom'

import { tolerateExternalDomChanges } from '../browser/tolerate-external-dom-changes.js'
import { routeModulesElementId, type DeferredRouteModules } from './deferred-route-modules.js'
import { rememberFormsUntilHydrated, restoreRootAttributes } from './external-dom-changes.js'
import type { LoadPage } from './hydrate-on-intent.js'
import { loadHydrationData } from './load-hydration-data.js'

/**
 * The bundler's own, for what comes with this file and runs only when it is asked for: React's renderer takes as long to
 * set up as everything else here, and a page that is loaded and not used yet need not wait for it.
 */
declare const require: (module: 'react-dom/client') => typeof import('react-dom/client')

/** Loads what the document defers, the matched routes' scripts and data; gives the function that hydrates it. */
export const loadPage: LoadPage = async () => {
  const deferred = document.getElementById(routeModulesElementId)?.textContent
  const data = deferred && (await loadDeferred(JSON.parse(deferred) as DeferredRouteModules))
  // Vite's development server knows modules alone.
  const renderer = import.meta.env.DEV ? await import('react-dom/client') : undefined
  return data === 'stale' ? data : () => hydrate(renderer)
}

function hydrate(renderer = require('react-dom/client')): void {
  const { hydrateRoot } = renderer
  tolerateExternalDomChanges(Node.prototype)
  restoreRootAttributes(document)
  rememberFormsUntilHydrated(document)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}

async function loadDeferred({ edition, ...scripts }: DeferredRouteModules): Promise<'loaded' | 'stale'> {
  const [data] = await Promise.all([
    edition === undefined ? ('loaded' as const) : loadHydrationData(edition),
    loadRouteModules(scripts),
  ])
  return data
}

async function loadRouteModules({ manifest, routes }: DeferredRouteModules): Promise<void> {
  const manifestLoaded: Promise<unknown> = import(/* @vite-ignore */ manifest)
  const modules = await Promise.all(
    routes.map(async ([id, module]) => [id, (await import(/* @vite-ignore */ module)) as unknown] as const),
  )
  await manifestLoaded
  // The two names under which the router looks for what its own <Scripts> would have loaded.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
}
