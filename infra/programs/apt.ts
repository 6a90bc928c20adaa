import { existsSync } from 'node:fs'

import { runQuietly } from '../process/run-quietly.ts'

/** Installs a package of Debian or Ubuntu and ends the services that it starts by itself; needs root. */
export async function aptInstall(name: string, services: readonly string[] = []): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => runQuietly('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  try {
    await install()
  } catch {
    // A machine that has never asked for its package lists knows no packages.
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
