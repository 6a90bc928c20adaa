import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** Files of the repository that match git's patterns, by their paths from its root. */
export function trackedFiles(...patterns: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter(Boolean)
}

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}
