import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { codeOf, plainFailure } from './plain-failure.mjs'
import { spoken } from './paths.mjs'
import { makePrivate } from './private-folder.mjs'

/**
 * Claims the state folder for this process, because two stacks in one folder would share a database.
 * @param {string} dir
 * @param {{ portBase: number }} found location of the stack, for the message of a second start
 * @returns {{ leftover: boolean, release: () => void }} leftover: an earlier start ended without cleaning up
 */
export function acquirePidLock(dir, { portBase }) {
  const file = join(dir, 'running.json')
  makePrivate(dir)
  const holder = existsSync(file) ? read(file) : undefined
  if (holder && isOurs(holder.pid)) {
    const where = holder.portBase ? ` on the ports from ${holder.portBase}` : ''
    throw plainFailure(
      `Seneb is already running here${where} (process ${holder.pid}, state in ${spoken(dir)}); stop it first.`,
    )
  }
  rmSync(file, { force: true })
  write(file, { pid: process.pid, portBase })
  return {
    leftover: Boolean(holder),
    release: () => {
      if (read(file)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

/**
 * @typedef {object} Holder
 * @property {number} pid
 * @property {number} [portBase]
 */

/**
 * @param {string} file
 * @param {Holder} content
 */
function write(file, content) {
  try {
    // Fails when another start got in between the look and this.
    writeFileSync(file, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
  } catch {
    throw plainFailure('Another start is under way in this checkout; wait for it or stop it first.')
  }
}

/**
 * @param {string} file
 * @returns {Holder | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * True when that process is alive and is one of ours; process ids are reused.
 * @param {number} pid
 */
function isOurs(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  const { status, stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return status !== 0 || /infra\/local\/|jest/.test(stdout)
}
