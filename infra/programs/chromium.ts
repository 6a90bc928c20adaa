import { platform } from 'node:os'
import { join } from 'node:path'

import { aptInstall, mayUseApt, findProgram, isProgram } from './find-program.ts'
import { root } from '../process/places.mjs'
import { sentence } from '../process/plain-failure.mjs'
import { runQuietly } from '../process/run-quietly.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests or installs one: CHROMIUM_PATH, one that is installed, Playwright's own
 * download, Debian's package as root.
 */
export async function chromiumProgram(report: (doing: string) => void): Promise<string> {
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

  if (mayUseApt()) {
    report('apt-get install chromium')
    await aptInstall('chromium').catch(() => undefined)
  }
  const installed = installedChromium()
  if (installed) return installed
  throw sentence('The browser tests need Chromium; install it or set CHROMIUM_PATH to the program of one.')
}

function installedChromium(): string | undefined {
  return findProgram(names) ?? (platform() === 'darwin' ? applications.find(isProgram) : undefined)
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return isProgram(file) ? file : undefined
}
