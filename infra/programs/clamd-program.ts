import { platform } from 'node:os'

import { aptInstall, mayUseApt, findProgram } from './find-program.ts'
import { sentence } from '../process/plain-failure.mjs'
import { runQuietly } from '../process/run-quietly.ts'

/**
 * Finds the virus scanner clamd or installs it: on PATH, where package managers put it; else by the system's package
 * manager (Debian and Ubuntu as root, Homebrew on macOS). Only tests need it; its own signatures are not fetched.
 */
export async function clamdProgram(report: (doing: string) => void = () => undefined): Promise<string> {
  const found = findClamd()
  if (found) return found
  if (mayUseApt()) {
    report('apt-get install clamav-daemon')
    // The package starts its services, which fetch signatures; the tests bring theirs.
    await aptInstall('clamav-daemon', ['clamav-daemon', 'clamav-daemon.socket', 'clamav-freshclam'])
  } else if (platform() === 'darwin') {
    report('brew install clamav')
    await runQuietly('brew', ['install', 'clamav'])
  }
  const installed = findClamd()
  if (installed) return installed
  throw sentence('The tests of virus scanning need clamd; install ClamAV (Debian: sudo apt-get install clamav-daemon).')
}

function findClamd(): string | undefined {
  // Debian installs it to /usr/sbin, which is not always on the PATH.
  const usual = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/sbin', '/opt/homebrew/bin']
  return findProgram(['clamd'], usual)
}
