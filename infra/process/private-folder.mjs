import { chmodSync, mkdirSync } from 'node:fs'

const ofOthers = 0o077

/**
 * Creates a folder that only its owner can enter, for mails, logs and data of databases (L3).
 * @param {string} folder
 */
export function makePrivate(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // The folder may have existed with open permissions.
  chmodSync(folder, 0o700)
}

/**
 * Runs `work`; files that it and its child processes create are readable by their owner only.
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
