import { accessSync, constants, existsSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'

import { aptInstall } from './apt.mjs'
import { sentence } from './plain-failure.mjs'
import { runQuietly } from './run-quietly.mjs'

/**
 * Finds the virus scanner clamd or installs it: on PATH, where package managers put it; else by the system's package
 * manager (Debian and Ubuntu as root, Homebrew on macOS). Only tests need it; its own signatures are not fetched.
 * @param {(doing: string) => void} [report]
 * @returns {Promise<string>} the program's path
 */
export async function clamdProgram(report = () => {}) {
  const found = findClamd()
  if (found) return found
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    report('apt-get install clamav-daemon')
    await installByApt()
  } else if (platform() === 'darwin') {
    report('brew install clamav')
    await runQuietly('brew', ['install', 'clamav'])
  }
  const installed = findClamd()
  if (installed) return installed
  throw sentence('The tests of virus scanning need clamd; install ClamAV (Debian: sudo apt-get install clamav-daemon).')
}

async function installByApt() {
  await aptInstall('clamav-daemon')
  // The package starts services of its own that fetch signatures; the tests bring theirs.
  const services = ['clamav-daemon', 'clamav-daemon.socket', 'clamav-freshclam']
  await runQuietly('systemctl', ['disable', '--now', ...services]).catch(() => undefined)
}

function findClamd() {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  // Debian installs it to /usr/sbin, which is not on everybody's PATH.
  const usual = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/sbin', '/opt/homebrew/bin']
  return [...onPath, ...usual].map((dir) => join(dir, 'clamd')).find(isProgram)
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
