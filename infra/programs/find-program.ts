import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { runQuietly } from '../process/run-quietly.ts'

/** The first program of one of these names on PATH, then in the folders that package managers use. */
export function findProgram(names: readonly string[], usualFolders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...usualFolders].flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** True for a file that this process may run. */
export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs a package of Debian or Ubuntu and stops the services that the package starts; needs root. */
export async function aptInstall(name: string, services: readonly string[] = []): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  try {
    await install()
  } catch {
    // A machine that has never fetched its package lists knows no packages.
    await runQuietly('apt-get', ['update'], { env })
    await install()
  }
  // A machine without systemd has started none.
  if (services.length > 0) await runQuietly('systemctl', ['disable', '--now', ...services]).catch(() => undefined)
}

/** True where packages of Debian or Ubuntu can be installed. */
export function mayUseApt(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}
