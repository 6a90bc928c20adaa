import { platform } from 'node:os'
import { join } from 'node:path'

import { aptInstall, mayUseApt, findProgram, isProgram } from './find-program.ts'
import { root } from '../process/places.mjs'
import { sentence } from '../process/plain-failure.mjs'
import { runQuietly } from '../process/run-quietly.ts'

/** The same engine in a program without windows, which starts sooner and needs less of everything. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

interface ChromiumOptions {
  /** False for measurements of the browser that people use. */
  readonly mayBeShell?: boolean
}

/**
 * Finds a Chromium for the browser tests or installs one: CHROMIUM_PATH, one that is installed, Debian's package as
 * root, Playwright's own download.
 */
export async function chromiumProgram(
  report: (doing: string) => void,
  { mayBeShell = true }: ChromiumOptions = {},
): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given && !isProgram(given)) throw sentence(`CHROMIUM_PATH names ${given}, which is no program.`)
  const installed = () => (mayBeShell ? findProgram(shellNames) : undefined) ?? installedBrowser()
  const found = given ?? installed() ?? (await playwrightChromium())
  if (found) return found

  const packages = mayBeShell ? ['chromium-headless-shell', 'chromium'] : ['chromium']
  for (const name of mayUseApt() ? packages : []) {
    report(`apt-get install ${name}`)
    await aptInstall(name).catch(() => undefined)
    const packaged = installed()
    if (packaged) return packaged
  }

  report('playwright install chromium')
  await runQuietly(process.execPath, [
    join(root, 'node_modules', 'playwright-core', 'cli.js'),
    'install',
    'chromium',
  ]).catch(() => undefined)
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded
  throw sentence('The browser tests need Chromium; install it or set CHROMIUM_PATH to the program of one.')
}

function installedBrowser(): string | undefined {
  return findProgram(browserNames) ?? (platform() === 'darwin' ? applications.find(isProgram) : undefined)
}

async function playwrightChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const file = chromium.executablePath()
  return isProgram(file) ? file : undefined
}
