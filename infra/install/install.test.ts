import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { minNodeMajor, findMissing } from './install.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-install-'))
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', '.bin', 'node'), '')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const lock = (packages: object) => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}
const installed = (packages: object) => {
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}
const yup = { 'node_modules/yup': { version: '1.7.1' } }

test('a fresh clone misses everything', () => {
  lock(yup)

  expect(findMissing(folder)).toBe('no packages are installed yet')
})

test('packages of the lockfile that npm has installed are not installed again', () => {
  const elsewhere = { 'node_modules/for-windows': { version: '1.0.0', optional: true } }
  const workspace = { 'node_modules/@seneb/web': { link: true }, web: {} }
  lock({ '': {}, ...yup, ...elsewhere, ...workspace })
  installed({ ...yup, 'node_modules/@seneb/web': { link: true } })

  expect(findMissing(folder)).toBeUndefined()
})

test('a workspace that is new and not linked yet is missing', () => {
  lock({ ...yup, 'node_modules/@seneb/ui': { link: true }, 'packages/ui': {} })
  installed(yup)

  expect(findMissing(folder)).toBe('@seneb/ui is not linked')
})

test('a package in another version than the lockfile names is missing', () => {
  lock({ 'node_modules/a/node_modules/yup': { version: '1.8.0' } })
  installed({ 'node_modules/a/node_modules/yup': { version: '1.7.1' } })

  expect(findMissing(folder)).toBe('yup 1.8.0 is not installed')
})

test('without the Node that came with the packages they are installed anew', () => {
  lock(yup)
  installed(yup)
  rmSync(join(folder, 'node_modules', '.bin', 'node'))

  expect(findMissing(folder)).toBe('the packaged Node is missing')
})

test('README, package.json and the first step require the same version of Node', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } }

  expect(engines.node).toBe(`>=${minNodeMajor}`)
  expect(/You need Node (\d+) or newer/.exec(read('README.md'))?.[1]).toBe(String(minNodeMajor))
})
