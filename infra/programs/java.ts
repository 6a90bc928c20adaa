import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { aptInstall, mayUseApt } from './find-program.ts'
import { sentence } from '../process/plain-failure.mjs'

/** The part of the checker's own package that finds and downloads a Java. */
interface JavaDownloader {
  readonly findCachedJava: () => string | null | undefined
  readonly resolveJava: () => Promise<string | null | undefined>
}

/** Minimum version of Java for the HTML checker. */
const minVersion = 11

/**
 * Finds a Java for the HTML checker or installs one: JAVA_HOME, one on the path, an earlier download, Debian's package
 * as root, the download that the checker's own package pins.
 */
export async function javaProgram(report: (doing: string) => void): Promise<string> {
  const checker = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js') as JavaDownloader
  const found = installedJava() ?? checker.findCachedJava()
  if (found) return found

  if (mayUseApt()) {
    report('apt-get install default-jre-headless')
    await aptInstall('default-jre-headless').catch(() => undefined)
    const installed = installedJava()
    if (installed) return installed
  }

  report('download of a Java runtime')
  const downloaded = await checker.resolveJava().catch(() => undefined)
  if (downloaded) return downloaded
  throw sentence(`The HTML checks need Java ${minVersion} or newer; install it or set JAVA_HOME.`)
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
  return Number(version) >= minVersion
}
