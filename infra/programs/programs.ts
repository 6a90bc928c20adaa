import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'

import { root } from '../process/paths.mjs'
import { reasonOf, plainFailure } from '../process/plain-failure.mjs'
import { captureOutput } from '../process/run-quietly.ts'

/** The first program of one of these names on PATH, then in the folders that package managers use. */
export function findProgram(names: readonly string[], usualFolders: readonly string[] = []): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...onPath, ...usualFolders].flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** True for a file that this process may run. */
function isProgram(file: string): boolean {
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
  const install = () => captureOutput('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  try {
    await install()
  } catch {
    // A new machine has no package lists until they are fetched.
    await captureOutput('apt-get', ['update'], { env })
    await install()
  }
  // A machine without systemd has started none.
  if (services.length > 0) await captureOutput('systemctl', ['disable', '--now', ...services]).catch(() => undefined)
}

/** True where packages of Debian or Ubuntu can be installed. */
export function mayUseApt(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/** Folders outside a usual PATH to which Debian and Homebrew install. */
export const usualFolders = [
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/opt/homebrew/sbin',
  '/opt/homebrew/bin',
]

type Report = (doing: string) => void

/** One way to install a program. */
export interface InstallMethod {
  readonly doing: string
  readonly install: () => Promise<unknown>
}

/** Returns the installation of a package of Debian or Ubuntu, where that is possible. */
export function byApt(name: string, services: readonly string[] = []): InstallMethod[] {
  return mayUseApt() ? [{ doing: `apt-get install ${name}`, install: () => aptInstall(name, services) }] : []
}

/** Returns the installation by Homebrew, where that is possible. */
export function byBrew(name: string): InstallMethod[] {
  if (platform() !== 'darwin') return []
  return [{ doing: `brew install ${name}`, install: () => captureOutput('brew', ['install', name]) }]
}

/**
 * Returns the path of a program, installed if necessary by one of the ways in their order. Throws `missing` with the
 * reasons when all fail.
 */
export async function findOrInstall(
  find: () => string | undefined | Promise<string | undefined>,
  { ways, missing }: { readonly ways: readonly InstallMethod[]; readonly missing: string },
  report: Report = () => undefined,
): Promise<string> {
  const found = await find()
  if (found) return found
  const failures: string[] = []
  for (const { doing, install } of ways) {
    report(doing)
    await install().catch((error: unknown) => failures.push(`${doing}: ${reasonOf(error)}`))
    const installed = await find()
    if (installed) return installed
  }
  throw plainFailure([missing, ...failures].join('\n'))
}

/** Finds or installs the virus scanner clamd. Only tests need it; its own signatures are not fetched. */
export function clamdProgram(report?: Report): Promise<string> {
  // The package starts its services, which fetch signatures; the tests bring theirs.
  const services = ['clamav-daemon', 'clamav-daemon.socket', 'clamav-freshclam']
  const missing = 'The tests of virus scanning need clamd; install ClamAV (Debian: sudo apt-get install clamav-daemon).'
  const ways = [...byApt('clamav-daemon', services), ...byBrew('clamav')]
  return findOrInstall(() => findProgram(['clamd'], usualFolders), { ways, missing }, report)
}

/** Finds or installs the IMAP server Dovecot. Only tests need it; they start their own with its own folder. */
export function dovecotProgram(report?: Report): Promise<string> {
  const missing = 'The tests of received mail need Dovecot; install it (Debian: sudo apt-get install dovecot-imapd).'
  const ways = [...byApt('dovecot-imapd', ['dovecot', 'dovecot.socket']), ...byBrew('dovecot')]
  return findOrInstall(() => findProgram(['dovecot'], usualFolders), { ways, missing }, report)
}

/** The headless shell, which starts sooner and has fewer dependencies. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const browserApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

interface ChromiumOptions {
  /** False for measurements of the browser that people use. */
  readonly allowsHeadlessShell?: boolean
}

/**
 * Finds or installs a Chromium for the browser tests: CHROMIUM_PATH, one that is installed, Debian's package, Playwright's
 * own download.
 */
export async function chromiumProgram(
  report?: Report,
  { allowsHeadlessShell = true }: ChromiumOptions = {},
): Promise<string> {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath && !isProgram(configuredPath))
    throw plainFailure(`CHROMIUM_PATH names ${configuredPath}, which is no program.`)
  const playwright = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const download = {
    doing: 'playwright install chromium',
    install: () => captureOutput(process.execPath, [playwright, 'install', 'chromium']),
  }
  const packaged = [...(allowsHeadlessShell ? byApt('chromium-headless-shell') : []), ...byApt('chromium')]
  const missing = 'The browser tests need Chromium; install it or set CHROMIUM_PATH to the program of one.'
  return (
    configuredPath ||
    findOrInstall(() => findChromium(allowsHeadlessShell), { ways: [...packaged, download], missing }, report)
  )
}

async function findChromium(mayBeShell: boolean): Promise<string | undefined> {
  const names = mayBeShell ? [...shellNames, ...browserNames] : browserNames
  const installed = findProgram(names) ?? browserApplications.find(isProgram)
  if (installed) return installed
  const { chromium } = await import('playwright-core')
  return [chromium.executablePath()].find(isProgram)
}

/** The part of the checker's own package that finds and downloads a Java. */
interface JavaDownloader {
  readonly findCachedJava: () => string | null | undefined
  readonly resolveJava: () => Promise<string | null | undefined>
}

/** Minimum version of Java for the HTML checker. */
const minJavaVersion = 11

/** Finds or installs a Java for the HTML checker: JAVA_HOME, one on the path, the download that the checker pins. */
export async function javaProgram(report?: Report): Promise<string> {
  const checker = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js') as JavaDownloader
  const download = { doing: 'download of a Java runtime', install: () => checker.resolveJava() }
  const missing = `The HTML checks need Java ${minJavaVersion} or newer; install it or set JAVA_HOME.`
  const ways = [...byApt('default-jre-headless'), download]
  return findOrInstall(() => installedJava() ?? checker.findCachedJava() ?? undefined, { ways, missing }, report)
}

function installedJava(): string | undefined {
  const home = process.env.JAVA_HOME
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...(home ? [join(home, 'bin')] : []), ...onPath].map((folder) => join(folder, 'java')).find(isRecentJava)
}

/** macOS has a program called java that only explains where to get one. */
function isRecentJava(file: string): boolean {
  if (!existsSync(file)) return false
  const { stdout, stderr } = spawnSync(file, ['-version'], { encoding: 'utf8' })
  const version = /version "(?:1\.)?(\d+)/.exec(`${stdout}${stderr}`)?.[1]
  return Number(version) >= minJavaVersion
}
