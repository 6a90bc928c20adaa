import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../process/places.mjs'

/**
 * The workspaces that SWC compiles: every package, every service and the gateway, as far as they have a `src`.
 * `web` is not among them, Vite builds it. Gives absolute paths.
 */
export async function compiledWorkspaces(): Promise<string[]> {
  const folders = [...(await childrenOf('packages')), ...(await childrenOf('services')), join(root, 'gateway')]
  return folders.filter((folder) => existsSync(join(folder, 'src')))
}

async function childrenOf(name: string): Promise<string[]> {
  const folder = join(root, name)
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
}
