import { accessSync, constants, existsSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'

import { aptInstall } from './apt.mjs'
import { root } from './places.mjs'
import { sentence } from './plain-failure.mjs'
import { runQuietly } from './run-quietly.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests or installs one: CHROMIUM_PATH, one that is installed, Playwright's own
 * download, Debian's package as root.
 * @param {(doing: string) => void} report
 * @returns {Promise<string>} the program's path
 */
export async function chromiumProgram(report) {
  const given = process.env.CHROMIUM_PATH
  if (given && !isProgram(given)) throw sentence(`CHROMIUM_PATH names ${given}, which is no program.`)
  const found = given ?? installedChromium() ?? (await playwrightChromium())
  if (found) return found

  report('playwright install chromium')
  await runQuietly(process.execPath, [
    join(root, 'node_modules', 'playwright-core', 'cli.js'),
    'install',
    'chromium',
  ]).catch(() => undefined)
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    report('apt-get install chromium')
    await aptInstall('chromium').catch(() => undefined)
  }
  const installed = installedChromium()
  if (installed) return installed
  throw sentence('The browser tests need Chromium; install it or set CHROMIUM_PATH to the program of one.')
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...(platform() === 'darwin' ? applications : [])].find(isProgram)
}

async function playwrightChromium() {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return isProgram(file) ? file : undefined
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
