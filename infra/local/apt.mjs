import { runQuietly } from './run-quietly.mjs'

/**
 * Installs a package of Debian or Ubuntu; needs root.
 * @param {string} name
 */
export async function aptInstall(name) {
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
