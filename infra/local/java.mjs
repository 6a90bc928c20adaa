import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

import { aptInstall } from './apt.mjs'
import { sentence } from './plain-failure.mjs'

/** What the HTML checker runs on. */
const leastVersion = 11

/**
 * Finds a Java for the HTML checker or installs one: JAVA_HOME, one on the path, an earlier download, Debian's package
 * as root, the download that the checker's own package pins.
 * @param {(doing: string) => void} report
 * @returns {Promise<string>} the program's path
 */
export async function javaProgram(report) {
  const checker = createRequire(import.meta.url)('vnu-jar/vnu-java-downloader.js')
  const found = installedJava() ?? checker.findCachedJava()
  if (found) return found

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    report('apt-get install default-jre-headless')
    await aptInstall('default-jre-headless').catch(() => undefined)
    const installed = installedJava()
    if (installed) return installed
  }

  report('download of a Java runtime')
  const downloaded = await checker.resolveJava().catch(() => undefined)
  if (downloaded) return downloaded
  throw sentence(`The HTML checks need Java ${leastVersion} or newer; install it or set JAVA_HOME.`)
}

function installedJava() {
  const home = process.env.JAVA_HOME
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...(home ? [join(home, 'bin')] : []), ...onPath].map((folder) => join(folder, 'java')).find(isRecentJava)
}

/** macOS has a program called java that only says where to get one. */
function isRecentJava(file) {
  if (!existsSync(file)) return false
  const { stdout, stderr } = spawnSync(file, ['-version'], { encoding: 'utf8' })
  const version = /version "(?:1\.)?(\d+)/.exec(`${stdout}${stderr}`)?.[1]
  return Number(version) >= leastVersion
}
