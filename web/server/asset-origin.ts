import type { ServerBuild } from 'react-router'

/**
 * The build with its scripts named at the asset host (SHELL-28); as it is when there is none. What a script loads in its
 * turn, and a style sheet, is named from where they came themselves, so nothing else has to be told.
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
