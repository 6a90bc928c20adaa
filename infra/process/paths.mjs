import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Folder in which a local stack stores everything that survives a restart. */
export const defaultStateDir = join(root, '.local')

/** Folder of downloaded programs, shared by every stack of the checkout and kept by --fresh. */
export const toolsDir = join(defaultStateDir, 'tools')

/**
 * Node's compile cache of every stack of the checkout and of our tools, with types stripped; with it a second start
 * needs no compiler.
 */
export const compileCache = join(root, 'node_modules', '.cache', 'seneb', 'compile-cache')

/**
 * A path as a person in the checkout would type it.
 * @param {string} path
 */
export function spoken(path) {
  const short = relative(root, path)
  return short.startsWith('..') ? path : short
}
