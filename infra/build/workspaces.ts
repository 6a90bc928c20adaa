import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../process/places.mjs'

/**
 * The workspaces that SWC compiles: every package, every service and the gateway, as far as they have a `src`.
 * `web` is not among them, Vite builds it. Gives absolute paths.
 */
export async function compiledWorkspaces(): Promise<string[]> {
  return [...(await packageFolders()), ...(await serviceFolders()), join(root, 'gateway')]
}

/** Absolute paths of the packages that are compiled. */
export function packageFolders(): Promise<string[]> {
  return childrenOf('packages')
}

/** The programs that run for as long as the platform is up, but for the web server, which the web build bundles. */
export async function bundledPrograms(): Promise<readonly Program[]> {
  const folders = [...(await serviceFolders()), join(root, 'gateway'), join(root, 'packages', 'synthetic-patient')]
  return [
    ...folders.map((folder) => ({ folder, program: 'main.js' })),
    { folder: join(root, 'packages', 'bus'), program: join('bin', 'topology.js') },
  ]
}

/** A compiled script that is run: the absolute path of its workspace, and its own from the workspace's `dist`. */
export interface Program {
  readonly folder: string
  readonly program: string
}

/** Absolute paths of the services. */
function serviceFolders(): Promise<string[]> {
  return childrenOf('services')
}

async function childrenOf(name: string): Promise<string[]> {
  const folder = join(root, name)
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name))
  return folders.filter((child) => existsSync(join(child, 'src')))
}
