import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { root } from '../process/paths.mjs'

/** Working tree on which each step last passed, and the number of its passed checks, by the name of the step. */
type PassedSteps = Readonly<Record<string, { readonly tree: string; readonly passed: number }>>

const passedFile = join(root, '.local', 'passed-checks.json')

/** The working tree as git would store it now, files that it ignores aside: the id of a tree object. */
export function workingTree(repository = root): string {
  const folder = mkdtempSync(join(tmpdir(), 'seneb-tree-'))
  const index = join(folder, 'index')
  try {
    // A copy, so that staged changes stay as they are.
    const staged = resolve(repository, git(repository, ['rev-parse', '--git-path', 'index']))
    copyFileSync(staged, index)
    // Git compares the content of files that are as new as the index; a newer index would hide an edit within its second.
    const { atime, mtime } = statSync(staged)
    utimesSync(index, atime, mtime)
    git(repository, ['add', '--all'], { GIT_INDEX_FILE: index })
    return git(repository, ['write-tree'], { GIT_INDEX_FILE: index })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the files that differ between two trees and exist in the second one, as paths from the root. */
export function changedFiles(from: string, to: string, repository = root): readonly string[] {
  const names = git(repository, ['diff', '--name-only', '--no-renames', '--diff-filter=d', from, to])
  return names.split('\n').filter(Boolean)
}

export function readPassedSteps(): PassedSteps {
  if (!existsSync(passedFile)) return {}
  const steps = JSON.parse(readFileSync(passedFile, 'utf8')) as PassedSteps
  return Object.fromEntries(Object.entries(steps).filter(([, { tree }]) => isKnown(tree)))
}

export function storePassed(step: string, tree: string, passed: number): void {
  mkdirSync(dirname(passedFile), { recursive: true })
  writeFileSync(passedFile, JSON.stringify({ ...readPassedSteps(), [step]: { tree, passed } }, null, 2))
}

/** Git eventually collects trees that no commit refers to. */
function isKnown(tree: string): boolean {
  try {
    git(root, ['cat-file', '-e', tree])
    return true
  } catch {
    return false
  }
}

function git(cwd: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): string {
  const env = { ...process.env, ...more }
  return execFileSync('git', args, { cwd, env, encoding: 'utf8', stdio: 'pipe' }).trim()
}
