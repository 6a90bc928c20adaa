import { readFile } from 'node:fs/promises'

import type { ServerBuild } from 'react-router'

import type { EarlyScript } from '../app/graph/load-context.js'

/** Entry of Vite's manifest for a built file. */
interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Reads off the build where the early script is: at the asset host when there is one (SHELL-28). */
export async function builtEarlyScript(client: URL, assetOrigin: string): Promise<EarlyScript> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', client), 'utf8')) as Record<
    string,
    BuiltFile
  >
  const addressOf = (name: string): string => `${assetOrigin}/${fileOf(manifest, name).file}`
  const entry = 'app/entry.early.ts'
  return { src: addressOf(entry), imports: (fileOf(manifest, entry).imports ?? []).map(addressOf) }
}

function fileOf(manifest: Readonly<Record<string, BuiltFile>>, name: string): BuiltFile {
  const built = manifest[name]
  if (!built) throw new Error(`${name} is not in the build of the web client`)
  return built
}

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
