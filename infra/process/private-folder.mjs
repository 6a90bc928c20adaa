import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const ofOthers = 0o077

/**
 * Makes a folder that only its owner can enter, and takes away what others could read in it, as after a start by an
 * earlier release: mails, logs and the data of databases lie there (L3). What links lead to is left alone.
 * @param {string} folder
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  tighten(folder)
}

/** @param {string} path */
function tighten(path) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  // The folder first, so that nobody comes in while the rest is done.
  if (found.mode & ofOthers) chmodSync(path, found.mode & 0o7777 & ~ofOthers)
  if (found.isDirectory()) for (const name of readdirSync(path)) tighten(join(path, name))
}

/**
 * Runs `work`; what it and the processes it starts create is for the owner alone.
 * @template T
 * @param {() => T} work
 * @returns {T}
 */
export function privately(work) {
  const before = process.umask(ofOthers)
  try {
    return work()
  } finally {
    process.umask(before)
  }
}
