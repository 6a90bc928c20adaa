import { existsSync } from 'node:fs'

import { runQuietly } from '../process/run-quietly.ts'

/** Installs a package of Debian or Ubuntu; needs root. */
export async function aptInstall(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  try {
    await install()
  } catch {
    // A machine that has never asked for its package lists knows no packages.
    await runQuietly('apt-get', ['update'], { env })
    await install()
  }
}

/** True where packages of Debian or Ubuntu can be installed. */
export function mayUseApt(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}
