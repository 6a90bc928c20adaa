import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { root } from '../process/paths.mjs'
import type { Programs } from './bundle-program.ts'

/**
 * Returns the absolute paths of the workspaces that SWC compiles: every package, every service and the gateway with a
 * `src`. Vite builds `web`.
 */
export async function compiledWorkspaces(): Promise<string[]> {
  return [...(await packageFolders()), ...(await serviceFolders()), join(root, 'gateway')]
}

/** Absolute paths of the packages that are compiled. */
export function packageFolders(): Promise<string[]> {
  return childrenOf('packages')
}

/** Long-running programs, and those that `npm start` waits for; the web server is part of the web build. */
export async function bundledPrograms(): Promise<readonly Programs[]> {
  const folders = [...(await serviceFolders()), join(root, 'gateway'), join(root, 'packages', 'synthetic-patient')]
  const programsOf = (folder: string) => ['src/main.ts', ...(moreProgramsOf[basename(folder)] ?? [])]
  return [
    ...folders.map((folder) => ({ folder, programs: programsOf(folder) })),
    { folder: join(root, 'packages', 'bus'), programs: ['src/bin/topology.ts'] },
  ]
}

/** Further programs of three workspaces: a command that `npm start` waits for, and worker threads. */
const moreProgramsOf: Readonly<Record<string, readonly string[]>> = {
  identity: ['src/commands/identity-command.ts'],
  gateway: ['src/uploads/sanitizer/sanitizer.worker.ts'],
  notification: ['src/inbound-emails/parse-email.worker.ts'],
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
