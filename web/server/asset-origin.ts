import type { ServerBuild } from 'react-router'

/**
 * Returns the build with its scripts addressed at the asset host (SHELL-28), or unchanged when there is none. Style
 * sheets, and files that a script loads, resolve from their own origin and need no rewriting.
 */
export function withAssetOrigin(build: ServerBuild, assetOrigin: string): ServerBuild {
  const at = (address: string) => `${assetOrigin}${address}`
  const { entry, routes, url } = build.assets
  const rewritten = Object.entries(routes).map(([id, route]) => [
    id,
    route && { ...route, module: at(route.module), imports: route.imports?.map(at), css: route.css?.map(at) },
  ])
  const assets = {
    ...build.assets,
    url: at(url),
    entry: { ...entry, module: at(entry.module), imports: entry.imports.map(at) },
    routes: Object.fromEntries(rewritten) as typeof routes,
  }
  return { ...build, assets }
}
