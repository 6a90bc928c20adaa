import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { orphanGuard } from '../process/orphan-guard.mjs'
import { plainFailure } from '../process/plain-failure.mjs'
import { defaultStateDir, root } from '../process/paths.mjs'
import { makePrivate } from '../process/private-folder.mjs'

/** Oldest Node version on which this script runs; everything else runs on the version that npm installs. */
export const minNodeMajor = 20

/** Throws a one-sentence error when this Node is too old even for the first step. */
export function assertNodeIsRecent() {
  if (Number(process.versions.node.split('.')[0]) < minNodeMajor) {
    throw plainFailure(
      `Node ${process.versions.node} is too old; install Node ${minNodeMajor} or newer and run this again.`,
    )
  }
}

/** Node that npm installs with the other packages, regardless of the machine's version. */
export const packagedNode = join(root, 'node_modules', '.bin', 'node')

/**
 * Installs the packages of the lockfile when the installed ones differ.
 * @param {(text: string) => void} note
 */
export async function installPackages(note) {
  const missing = findMissing()
  if (!missing) return note('nothing to do')
  note(`npm ci (${missing})`)
  await npmCi(join(root, '.local', 'logs', 'npm-ci.log'))
  note('')
}

/**
 * Compares the lockfile with npm's record of installed packages, so that a manual `npm install` is detected too.
 * @returns {string | undefined} description of the first difference
 */
export function findMissing(folder = root) {
  const recordFile = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(recordFile)) return 'no packages are installed yet'
  const expected = packagesIn(join(folder, 'package-lock.json'))
  const installed = packagesIn(recordFile)
  for (const [path, { version, optional, devOptional, link, peer }] of Object.entries(expected)) {
    if (!path.includes('node_modules/')) continue
    const found = installed[path]
    if (link && !found) return `${path.split('node_modules/').at(-1)} is not linked`
    // Packages for other platforms are in the lockfile and correctly missing here.
    if (!found && (optional || devOptional || peer)) continue
    if (found?.version !== version) return `${path.split('node_modules/').at(-1)} ${version} is not installed`
  }
  return existsSync(join(folder, 'node_modules', '.bin', 'node')) ? undefined : 'the packaged Node is missing'
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {boolean} [peer]
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/** @param {string} logFile */
async function npmCi(logFile) {
  makePrivate(defaultStateDir)
  mkdirSync(dirname(logFile), { recursive: true })
  const log = openSync(logFile, 'w')
  // npm run marks this process as an npm script through variables; npm ci must not inherit them.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const child = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...env, npm_config_progress: 'false' },
    stdio: ['ignore', log, log],
  })
  // npm finishes its current work before it acts on a SIGTERM; the next start repeats any work left incomplete.
  orphanGuard(child, 'SIGKILL')
  const code = await new Promise((resolve) => child.once('error', () => resolve(127)).once('exit', resolve))
  closeSync(log)
  if (code === 127) throw plainFailure('npm was not found; install Node with npm and run this again.')
  if (code !== 0)
    throw plainFailure(`The packages could not be installed: ${lastError(logFile)} (all of it: ${logFile})`)
}

/** @param {string} logFile */
function lastError(logFile) {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  const errors = lines.filter((line) => /^npm error (?!code |errno |syscall |path |dest |A complete log)\S/.test(line))
  return (errors[0] ?? lines.at(-2) ?? 'npm ci failed').replace('npm error ', '')
}
