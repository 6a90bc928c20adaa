import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { expect, test } from '@jest/globals'
import * as router from 'react-router-dom'
import { parseSync } from 'vite'

import { lightRouter, unusedParts, type SyntaxNode } from '../../router-in-use.js'

const pageScripts = readFileSync(new URL('./page-scripts.tsx', import.meta.url), 'utf8')

const folder = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

/** The source of the router as it is installed, without spaces: ours is written more tightly than theirs. */
function routerSource(): string {
  const files = routerFiles().filter((file) => file.endsWith('.mjs'))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\s/g, '')).join('')
}

function routerFiles(): readonly string[] {
  return readdirSync(folder)
}

test("the script that sets up the stream of loader data is the router's own, word for word", () => {
  const [, ours = ''] = /const streamSetup =\s*'([^']+)'/.exec(pageScripts) ?? []

  expect(ours.length).toBeGreaterThan(100)
  expect(routerSource()).toContain(ours.replaceAll(/\s/g, ''))
})

test('the router exports the contexts that pages are made with', () => {
  const contexts = ['UNSAFE_DataRouterContext', 'UNSAFE_DataRouterStateContext', 'UNSAFE_FrameworkContext'] as const

  expect(contexts.filter((name) => !('Provider' in router[name]))).toEqual([])
})

test('the router has a build without words to developers, of both its entries', () => {
  const source = routerSource()

  expect(source).toContain('ENABLE_DEV_WARNINGS=false')
  expect(['index.mjs', 'dom-export.mjs'].filter((file) => !routerFiles().includes(file))).toEqual([])
})

/** The file of the router that makes routers. */
function routerFile(): string {
  const texts = routerFiles()
    .filter((file) => /^chunk-.*[.]mjs$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return texts.find((text) => text.includes('function createRouter(')) ?? ''
}

const lightened = (code: string) => lightRouter(code, parseSync('router.mjs', code).program as unknown as SyntaxNode)

test('the router declares every function that the build replaces, once [P5]', () => {
  const source = routerFile()
  const declared = [...unusedParts.keys()].map((name) => [
    name,
    source.match(new RegExp(`^(?:async )?function ${name}\\(`, 'gm'))?.length,
  ])

  expect(unusedParts.size).toBeGreaterThan(10)
  expect(declared).toEqual([...unusedParts.keys()].map((name) => [name, 1]))
})

test('a router whose parts have other names stops the build [P5]', () => {
  const renamed = routerFile().replaceAll('usePrefetchBehavior', 'useFetchingAhead')

  expect(() => lightened(renamed)).toThrow('otherwise than it was: no usePrefetchBehavior')
})

test("the lightened router keeps the conditions of its checks, and says in a sentence what it can't show [P5, ERR-01]", () => {
  const router = lightened(routerFile())

  expect(router).toContain('if (value === false || value === null || typeof value === "undefined")')
  expect(router).toMatch(/function RemixRootDefaultErrorBoundary\(\{[^}]*\}\) \{return documentFailure\(\)\}/)
  expect(router).toMatch(/^import \{ documentFailure \} from ".*document-failure\.tsx";/)
  expect(router).not.toContain('displayName =')
  expect(router).not.toContain('You should not render a <Router>')
  expect(router.length).toBeLessThan(routerFile().length - 20_000)
})
