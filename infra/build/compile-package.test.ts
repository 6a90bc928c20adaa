import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { compilePackage } from './compile-package.ts'

let folder: string

const write = (file: string, content: string) => {
  writeFileSync(join(folder, 'src', file), content)
}
const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-build-'))
  mkdirSync(join(folder, 'src', 'noun'), { recursive: true })
  write('noun/a.ts', 'export const a: number = 1')
  write('noun/a.test.ts', 'export const b = 2')
  write('noun/a.graphql', 'type A')
  write('noun/view.tsx', 'export const view = <p>hello</p>')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('sources are compiled, files beside them are copied, and tests are left out', async () => {
  expect(await compilePackage(folder)).toEqual({ written: 3, removed: 0, unchanged: 0 })

  expect(built('noun/a.js')).toContain('export const a = 1;')
  expect(built('noun/a.js')).toContain('//# sourceMappingURL=a.js.map')
  expect(built('noun/view.js')).toContain('react/jsx-runtime')
  expect(built('noun/a.graphql')).toBe('type A')
  expect(existsSync(join(folder, 'dist/noun/a.test.js'))).toBe(false)
})

test('a second build writes only changed files', async () => {
  await compilePackage(folder)
  write('noun/a.ts', 'export const a: number = 3')

  expect(await compilePackage(folder)).toEqual({ written: 1, removed: 0, unchanged: 2 })
  expect(await compilePackage(folder)).toEqual({ written: 0, removed: 0, unchanged: 3 })
})

test('outputs without a source are removed, and lost ones are written again', async () => {
  await compilePackage(folder)
  rmSync(join(folder, 'src/noun/a.graphql'))
  rmSync(join(folder, 'dist/noun/a.js'))

  expect(await compilePackage(folder)).toEqual({ written: 1, removed: 1, unchanged: 1 })
  expect(existsSync(join(folder, 'dist/noun/a.graphql'))).toBe(false)
})

test('a source that does not compile is named', async () => {
  write('noun/a.ts', 'export const = 1')

  await expect(compilePackage(folder)).rejects.toThrow(/noun\/a\.ts does not compile/)
})
