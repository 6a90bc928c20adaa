import { chmodSync, mkdirSync } from 'node:fs'

const ofOthers = 0o077

/**
 * Makes a folder that only its owner can enter: mails, logs and the data of databases lie there (L3).
 * @param {string} folder
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // It may have been there, open to others.
  chmodSync(folder, 0o700)
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
