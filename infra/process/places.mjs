import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Where a local stack keeps everything that survives it. */
export const defaultStateDir = join(root, '.local')

/** Where programs are that we had to download: shared by every stack of the checkout, and left alone by --fresh. */
export const toolsDir = join(defaultStateDir, 'tools')

/** What Node has compiled of our own tools, the types taken out; with it a second start costs no compiler. */
export const compileCache = join(root, 'node_modules', '.cache', 'seneb', 'compile-cache')

/**
 * A path as a person in the checkout would type it.
 * @param {string} path
 */
export function spoken(path) {
  const short = relative(root, path)
  return short.startsWith('..') ? path : short
}
