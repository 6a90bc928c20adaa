import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { changedFiles, workingTree } from './changed-files.js'

let repository: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' })
const write = (file: string, text: string) => writeFileSync(join(repository, file), text)

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'seneb-changed-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Tests')
  git('config', 'user.email', 'tests@example.com')
  write('.gitignore', 'ignored\n')
  for (const file of ['same.ts', 'edited.ts', 'deleted.ts']) write(file, file)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'begin')
})
afterAll(() => rmSync(repository, { recursive: true }))

test('edited and added files are found, and the index is unchanged', () => {
  const before = workingTree(repository)
  expect(changedFiles('HEAD', before, repository)).toEqual([])

  write('edited.ts', 'otherwise')
  write('added.ts', 'new')
  write('ignored', 'nothing')
  rmSync(join(repository, 'deleted.ts'))

  const after = workingTree(repository)
  expect(changedFiles(before, after, repository)).toEqual(['added.ts', 'edited.ts'])
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect(workingTree(repository)).toBe(after)
})

test('an edit in the second of its commit that leaves the length as it was is found later, too', () => {
  const second = new Date('2026-01-02T03:04:05Z')
  const at = (file: string) => utimesSync(join(repository, file), second, second)
  git('config', 'core.trustctime', 'false')
  write('quick.ts', 'one')
  at('quick.ts')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'quick')
  at('.git/index')
  const before = workingTree(repository)

  write('quick.ts', 'two')
  at('quick.ts')

  expect(changedFiles(before, workingTree(repository), repository)).toEqual(['quick.ts'])
})
